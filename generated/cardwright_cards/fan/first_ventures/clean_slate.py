"""Written by the compiler from cards/fan/first_ventures/clean_slate.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class CleanSlate(ProjectCard):
    """Requires 1 venture in your hand. Discard 1 venture from hand and draw 2 ventures."""

    def __init__(self) -> None:
        super().__init__("clean_slate", "Clean Slate", "V11", 3, QUALITY_EVENT)
        self.touches = {
            UNITS: (0, FACET_HAND, FACET_CHOICE),
            UNITS + 1: (FACET_HAND, 1 << QUALITY_VENTURE, 0),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.needed = 2

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_in_hand(game, player, self.index, 0) >= 1

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_discard(game, player, self.index, 0, 1)
        return can_draw_from_own_deck(game, 2, QUALITY_VENTURE)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_discard(game, player, self.index, 0, 1)
        if unit == UNITS + 1:
            return can_draw_from_own_deck(game, 2, QUALITY_VENTURE)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not discard(game, frame, 1, 0)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        draw_from_own_deck(game, frame, 2, QUALITY_VENTURE)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_VENTURE)
