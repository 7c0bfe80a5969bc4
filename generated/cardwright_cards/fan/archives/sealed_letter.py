"""Written by the compiler from cards/fan/archives/sealed_letter.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SealedLetter(ProjectCard):
    """Reveal and discard the top card of the deck. If the revealed card costs 10 M€ or less, gain 3 plants; otherwise duplicate only the production box of one of your automated cards costing 10 M€ or less."""

    def __init__(self) -> None:
        super().__init__("sealed_letter", "Sealed Letter", "C05", 4, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_PLANT
                | 1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT,
                FACET_DECK
                | 1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT,
                1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT
                | FACET_OPEN
                | FACET_CHOICE,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            reveal(game, frame, 1)
            if revealed_card(game, frame, self.index, 0):
                frame.step = 1
            elif not revealed_card(game, frame, self.index, 0) and can_repeat_some(
                game, player, self.index, 3
            ):
                frame.step = 2
        if frame.step == 1:
            frame.step = 3
            gain(game, frame, RESOURCE_PLANT, 3)
        if frame.step == 2:
            frame.step = 3
            if repeat(game, frame, 3):
                return False
        discard_revealed(game, frame)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return costs_at_most(card, 10)
        return is_of_type(card, QUALITY_AUTOMATED) and costs_at_most(card, 10)
