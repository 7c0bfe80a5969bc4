"""Written by the compiler from cards/fan/passing_hands/surplus_stall.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SurplusStall(ProjectCard):
    """Action: Draw 2 cards. Then choose 1 card in your hand: give that card to the next player in turn order."""

    def __init__(self) -> None:
        super().__init__("surplus_stall", "Surplus Stall", "PH11", 9, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                FACET_HAND,
                FACET_DECK | FACET_TOKENS | FACET_OPEN | FACET_HAND | FACET_ANYBODY,
                FACET_CHOICE | FACET_ANYBODY | FACET_OPEN | FACET_HAND | FACET_TOKENS,
            ),
            UNITS: (
                0,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
                FACET_CHOICE | FACET_ANYBODY | FACET_OPEN | FACET_HAND | FACET_TOKENS,
            ),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            draw(game, frame, 2)
            return not for_any_cards(
                game, frame, UNITS, cards_in_hand(game, player, self.index, 1), frame.player, 1
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if can_be_given(game, frame, frame.card):
                frame.step = 1
                if transfer_it(game, frame, frame.card, next_player(game, player)):
                    return False
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card)
