"""Written by the compiler from cards/terraforming_mars/base/predators.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Predators(ProjectCard):
    """Requires 11% oxygen. Action: Remove 1 animal from any card to add 1 to this card. 1 VP for each animal on this card."""

    def __init__(self) -> None:
        super().__init__(
            "predators", "Predators", "024", 14, QUALITY_ACTIVE, (TAG_ANIMAL,), TOKEN_ANIMAL
        )
        self.touches = {
            ACTION: (
                FACET_TOKENS,
                FACET_TOKENS | FACET_ANYBODY,
                FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 11

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_from_any_card(game, player, TOKEN_ANIMAL, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_from_any_card(game, frame, TOKEN_ANIMAL, 1):
                return False
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)
