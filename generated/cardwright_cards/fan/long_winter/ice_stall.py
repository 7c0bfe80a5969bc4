"""Written by the compiler from cards/fan/long_winter/ice_stall.card: change that file instead."""

from cardwright_cards.fan.long_winter.nouns import TRACK_FROST, TRIGGER_HOLD_FAIR
from cardwright_runtime.terraforming_mars.names import *


@final
class IceStall(ProjectCard):
    """Effect: When the winter fair is held, gain 2 M€. If frost is 1 or higher, gain 1 plant. Effect: While frost is 1 or higher, cards cost you 1 M€ less."""

    def __init__(self) -> None:
        super().__init__("ice_stall", "Ice Stall", "LW02", 6, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT, 0, FACET_TRACKS)}
        self.has_conditions = True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        if track_level(game, TRACK_FROST) >= 1:
            gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, performs(owner, event, EVERYONE, TRIGGER_HOLD_FAIR)
        )

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return track_level(game, TRACK_FROST) >= 1

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        discount_cards(player, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        discount_cards(player, -1)
