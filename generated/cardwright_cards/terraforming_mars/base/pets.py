"""Written by the compiler from cards/terraforming_mars/base/pets.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Pets(ProjectCard):
    """Add 1 animal to this card. Effect: When any city tile is placed, add an animal to this card. Effect: Animals may not be removed from this card. 1 VP per 2 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "pets", "Pets", "172", 10, QUALITY_ACTIVE, (TAG_EARTH, TAG_ANIMAL), TOKEN_ANIMAL
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {WHEN_PLAYED: (FACET_TOKENS, 0, 0), WHENEVER: (FACET_TOKENS, 0, 0)}
        self.scores = 1

    def when_played(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        protect_card(player, self.index)

    def leave(self, game: Game, player: Player) -> None:
        stop_protecting_card(player, self.index)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_CITY))

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 2
