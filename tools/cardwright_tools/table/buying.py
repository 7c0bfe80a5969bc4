"""Several cards bought at once. In: a typed line, and a game that asks card by card. Out: one answer for the person, many for the engine."""

from dataclasses import dataclass

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.table.answers import Command, Unclear, several, understand
from cardwright_tools.table.offers import offered_now, option_for
from cardwright_tools.table.opponents import hint
from cardwright_tools.table.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Buy:
    """Keys of the cards to buy; the others are discarded."""

    wanted: frozenset[str]


def is_buying(game: Game) -> bool:
    decision = game.decision
    return decision is not None and decision.question == "buy"


def buying_answer(game: Game, line: str) -> Buy | Command | Unclear:
    offer = offered_now(game)
    command = understand(line, [])
    if isinstance(command, Command):
        return command
    numbers = several(line, len(offer.cards))
    if isinstance(numbers, str):
        return Unclear(numbers)
    if len(numbers) > offer.most:
        due = len(numbers) * offer.price
        return Unclear(f"{len(numbers)} cards cost {due} M€: you can pay for {offer.most}.")
    return Buy(frozenset(game.table.rules[offer.cards[number - 1]].key for number in numbers))


def buy(sitting: Sitting, wanted: frozenset[str]) -> None:
    """Each card of the offer once; what cannot be paid the engine discards itself."""
    game = sitting.game
    seat, depth = game.asked_player, len(game.stack)
    waiting = [game.table.rules[card].key for card in offered_now(game).cards]
    choose = sitting.answer
    while _asks_of(sitting.game, waiting, seat, depth):
        decision = sitting.game.decision
        assert decision is not None
        choose(option_for(sitting.game, decision, wanted))
        choose = sitting.go_on


def hinted(game: Game) -> str:
    """What the greedy player would type here."""
    imagined = game.clone()
    seat, depth = game.asked_player, len(game.stack)
    keys = [game.table.rules[card].key for card in offered_now(game).cards]
    waiting, bought = list(keys), list[str]()
    while _asks_of(imagined, waiting, seat, depth):
        decision = imagined.decision
        assert decision is not None
        option = decision.options[hint(imagined)]
        verb, _, key = option.key.partition(":")
        if verb == "buy":
            bought.append(str(keys.index(key) + 1))
        imagined.choose(option.index)
    return " ".join(bought) or "none"


def _asks_of(game: Game, waiting: list[str], seat: int, depth: int) -> bool:
    """Whether the game still asks about one of these cards; it waits no longer then."""
    if not is_buying(game) or game.asked_player != seat or len(game.stack) != depth:
        return False
    key = game.table.rules[offered_now(game).cards[0]].key
    if key not in waiting:
        return False
    waiting.remove(key)
    return True
