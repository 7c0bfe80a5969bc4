"""Written by the compiler from cards/fan/passing_hands/paper_mill.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PaperMill(ProjectCard):
    """Action: Choose 1 card in your hand: gain 1 M€ for every 4 units of its cost, and discard that card."""

    def __init__(self) -> None:
        super().__init__("paper_mill", "Paper Mill", "PH05", 7, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_TOKENS | FACET_OPEN | FACET_HAND | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT
                | FACET_TOKENS
                | FACET_OPEN
                | FACET_HAND
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                1 << RESOURCE_MEGACREDIT,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
            ),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not for_any_cards(
                game, frame, UNITS, cards_in_hand(game, player, self.index, 1), frame.player, 1
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, cost_of_it(game, frame.card) // 4)
        if can_be_discarded(game, player, frame.card):
            discard_it(game, frame, frame.card)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card)
