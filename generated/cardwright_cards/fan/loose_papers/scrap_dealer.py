"""Written by the compiler from cards/fan/loose_papers/scrap_dealer.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ScrapDealer(ProjectCard):
    """Action: Discard another of your cards with a building tag in play if you can and gain 2 steel for each building tag it has."""

    def __init__(self) -> None:
        super().__init__("scrap_dealer", "Scrap Dealer", "LP03", 4, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            ACTION: (1 << RESOURCE_STEEL, FACET_TOKENS | FACET_OPEN, FACET_TOKENS | FACET_CHOICE)
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if discard_played(game, frame, 0):
                return False
        gain(game, frame, RESOURCE_STEEL, 2 * tags_of_it(game, frame.spoken, (TAG_BUILDING,)))
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
