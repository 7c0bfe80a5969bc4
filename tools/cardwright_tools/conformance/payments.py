"""Which payments of a card are accepted. In: a game, a card, a payment. Out: whether our questions lead to exactly this one."""

from collections.abc import Iterator

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PLAY_CARD
from cardwright_runtime.terraforming_mars.steps.paying import pay_for_card
from cardwright_tools.conformance.names import RESOURCES
from cardwright_tools.conformance.scenario import Json


def accepts(game: Game, player: int, card: Card, payment: Json) -> bool:
    asked = {resource: units for resource, units in payment.items() if units}
    return any(paid == asked for paid in possible_payments(game, player, card))


def possible_payments(game: Game, player: int, card: Card) -> Iterator[Json]:
    """All ways to pay the card, and nothing else of playing it."""
    before = game.players[player].clone()
    paying = game.clone()
    paying.stack = []
    paying.asked_player = -1
    # Done already: what lies below a payment is not to run.
    frame = paying.push(PLAY_CARD, 0, player, card.index)
    pay_for_card(paying, frame, card)
    del paying.stack[0]
    paying.advance()
    for paid in _ends(paying):
        after = paid.players[player]
        spent = {
            name: before.gauge(number) - after.gauge(number)
            for number, name in enumerate(RESOURCES)
        }
        yield {name: units for name, units in spent.items() if units}


def _ends(game: Game) -> Iterator[Game]:
    if game.asked_player < 0:
        yield game
        return
    for index in range(len(game.option_values)):
        after = game.clone()
        after.choose(index)
        yield from _ends(after)
