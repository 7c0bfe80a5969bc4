"""Written by the compiler from cards/terraforming_mars/base/decomposers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Decomposers(ProjectCard):
    """Requires 3% oxygen. Effect: When you play an animal, plant, or microbe tag, including this, add a microbe to this card. 1 VP per 3 microbes on this card."""

    def __init__(self) -> None:
        super().__init__(
            "decomposers", "Decomposers", "131", 5, QUALITY_ACTIVE, (TAG_MICROBE,), TOKEN_MICROBE
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (FACET_TOKENS, 0, 0)}
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 3

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_ANIMAL)
            + plays_tag(game, owner, event, YOURS, TAG_PLANT)
            + plays_tag(game, owner, event, YOURS, TAG_MICROBE),
        )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3
