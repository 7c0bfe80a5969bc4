"""Written by the compiler from cards/fan/open_ledgers/pest_control.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PestControl(ProjectCard):
    """Remove 2 microbes from one card with a microbe tag of any player and remove up to 3 animals from the cards costing 10 M€ or more of any one player."""

    def __init__(self) -> None:
        super().__init__("pest_control", "Pest Control", "OL12", 3, QUALITY_EVENT)
        self.touches = {
            UNITS: (0, FACET_TOKENS | FACET_ANYBODY, FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE),
            UNITS
            + 1: (0, FACET_TOKENS | FACET_ANYBODY, FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_tokens(game, frame, TOKEN_MICROBE, 2, 0)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not remove_tokens_up_to_from(game, frame, TOKEN_ANIMAL, 3, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_MICROBE) >= 1
        return costs_at_least(card, 10)
