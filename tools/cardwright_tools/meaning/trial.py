"""One random rule tried. In: its text. Out: the first difference, that it was refused, or that both agree."""

import random
from dataclasses import dataclass
from traceback import extract_tb

from cardwright_runtime.terraforming_mars.cards import Card as EngineCard
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.meaning.cases import Case, cases_for
from cardwright_tools.meaning.comparing import Difference, differences
from cardwright_tools.meaning.engine import Names, table_of_cards, table_with
from cardwright_tools.meaning.language.asking import Unknowable
from cardwright_tools.meaning.language.running import NotPlayed
from cardwright_tools.meaning.workshop import BOARDS, SETS, Made, Workshop


@dataclass(frozen=True, slots=True)
class Found:
    """A difference, with the rule as it was written and the seed of the positions."""

    text: str
    seed: int
    case: Case
    difference: Difference


@dataclass(slots=True)
class Tally:
    """How many cases were tried, and how many chance or too many ways decide."""

    cases: int = 0
    unknowable: int = 0


def first_difference(made: Made, shop: Workshop, seed: int, tally: Tally) -> Found | None:
    chance = random.Random(seed)
    board = made.card.text_in("board") or chance.choice(BOARDS)
    book = shop.book(board).with_card(made.card)
    for case in cases_for(made.card, book, chance):
        tally.cases += 1
        try:
            for difference in differences(case, Names(book, table_for(made, board, case)), chance):
                return Found(made.text, seed, case, difference)
        except Unknowable:
            tally.unknowable += 1
        except NotPlayed as problem:
            return Found(made.text, seed, case, Difference("words", "nothing", str(problem)))
        # A rule may break the engine, or the reading of what it means, in any way at all: the run goes on to the next rule, and
        # tells this one as a difference.
        except Exception as problem:
            return Found(made.text, seed, case, Difference("breaks", "", how_it_broke(problem)))
    return None


def how_it_broke(problem: Exception) -> str:
    last = extract_tb(problem.__traceback__)[-1]
    return f"{problem!r} in {last.filename}:{last.lineno}, {last.name}"


def table_for(made: Made, board: str, case: Case) -> Table:
    rule, players = made.make(), len(case.position["players"])
    if isinstance(rule, EngineCard):
        return table_of_cards(rule, board, players, SETS)
    return table_with([rule], board, players, SETS)
