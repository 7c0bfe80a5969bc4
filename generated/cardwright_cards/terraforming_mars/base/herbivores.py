"""Written by the compiler from cards/terraforming_mars/base/herbivores.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Herbivores(ProjectCard):
    """Requires 8% oxygen. Add 1 animal to this card. Decrease any plant production 1 step. Effect: When you place a greenery tile, add an animal to this card. 1 VP per 2 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "herbivores", "Herbivores", "147", 12, QUALITY_ACTIVE, (TAG_ANIMAL,), TOKEN_ANIMAL
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS,
                1 << PRODUCTION_PLANT | FACET_ANYBODY,
                1 << PRODUCTION_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
            WHENEVER: (FACET_TOKENS, 0, 0),
        }
        self.scores = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 8

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_PLANT, 1)

    def can_repeat(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_PLANT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            add_to_this_card(game, frame, 1)
            return not decrease_any(game, frame, PRODUCTION_PLANT, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not decrease_any(game, frame, PRODUCTION_PLANT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, YOURS, TILE_GREENERY))

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 2
