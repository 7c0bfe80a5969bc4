"""Written by the compiler from cards/terraforming_mars/base/fish.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Fish(ProjectCard):
    """Requires +2 °C or warmer. Decrease any plant production 1 step. Action: Add 1 animal to this card. 1 VP for each animal on this card."""

    def __init__(self) -> None:
        super().__init__("fish", "Fish", "052", 9, QUALITY_ACTIVE, (TAG_ANIMAL,), TOKEN_ANIMAL)
        self.touches = {
            WHEN_PLAYED: (
                0,
                1 << PRODUCTION_PLANT | FACET_ANYBODY,
                1 << PRODUCTION_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
            ACTION: (FACET_TOKENS, 0, 0),
        }
        self.scores = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= 2

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_PLANT, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not decrease_any(game, frame, PRODUCTION_PLANT, 1)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)
