"""Written by the compiler from cards/fan/archives/card_index.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CardIndex(ProjectCard):
    """Requires having played 2 cards costing 12 M€ or more without a requirement. Look at the top 4 cards of the deck, take 1 card with a requirement among them into your hand and discard the rest. Gain 1 M€ for each event in your hand without a space tag. 1 VP per 2 cards you have played with at least 2 science tags."""

    def __init__(self) -> None:
        super().__init__("card_index", "Card Index", "C03", 6, QUALITY_AUTOMATED, (TAG_SCIENCE,))
        self.touches = {
            UNITS: (FACET_HAND, FACET_DECK, FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_HAND),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 2

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 4)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_draw(game, 4)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_some(game, frame, 4, 1, 2, False)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_in_hand(game, player, self.index, 4))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 7, YOURS) // 2

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 1:
            return is_of_the_deck(card) and not has_requirement(card) and costs_at_least(card, 12)
        if number == 2:
            return has_requirement(card)
        if number == 4:
            return is_of_type(card, QUALITY_EVENT) and symbols(card, TAG_SPACE) == 0
        return is_of_the_deck(card) and symbols(card, TAG_SCIENCE) >= 2
