"""Written by the compiler from cards/fan/passing_hands/seed_library.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeedLibrary(ProjectCard):
    """Reveal the top 5 cards of the deck; what nobody takes is discarded. Choose 2 revealed cards with a plant tag; for each of them: take that card into your hand."""

    def __init__(self) -> None:
        super().__init__("seed_library", "Seed Library", "PH02", 9, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_DECK | FACET_HAND | FACET_TOKENS | FACET_OPEN | FACET_ANYBODY,
                FACET_HAND | FACET_TOKENS | FACET_OPEN | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (FACET_HAND, FACET_TOKENS | FACET_OPEN, FACET_TOKENS | FACET_OPEN),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 5)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            reveal(game, frame, 5)
            if for_any_cards(
                game, frame, UNITS, cards_revealed(game, frame, self.index, 0), frame.player, 2
            ):
                return False
        discard_revealed(game, frame)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if can_be_taken(game, frame, frame.card):
            take_it(game, frame, frame.card)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_PLANT) >= 1
