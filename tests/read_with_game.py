"""Lines read with the nouns of the first game and some of later ones. In: lines of one item. Out: rules.Card, findings."""

from functools import cache
from pathlib import Path

from cardwright.contract import Contract, from_json
from cardwright.findings import Finding
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import Vocabulary, from_pages

CARDS = Path(__file__).parents[1] / "cards"
GAME = CARDS / "terraforming_mars"

# What sets to come will declare, so that every sentence of the language has its nouns.
LATER = """\
bonus relic "relic"
    many "relics"
    when received
        gain 1 plant

tile long_bridge "The Long Bridge"
    supply 1
    gives plant 1
    lies on land

body greens "Greens"
track dust "dust level"
    start 0, goal 10
moment turned_up "turned up"
token white_cube "white cube"
deed consult "consult"
    takes token
kind anything "anything"
    sometimes number, cost, quality, tags, holds
    clauses requires, starts, when_played, when_reaches, when_named, action, first_action, whenever, own_discount, score, most, lies, lasting
"""


def game_sources() -> tuple[SourceFile, ...]:
    paths = [
        GAME / "contract.json",
        *sorted(GAME.glob("*.card")),
        *sorted((GAME / "vocabulary").glob("*.card")),
        *sorted((GAME / "lexicon").glob("*.card")),
    ]
    return tuple(source_of(path) for path in paths)


@cache
def offered_by_game() -> Contract:
    return from_json((GAME / "contract.json").read_text(encoding="utf-8"))


def source_of(path: Path) -> SourceFile:
    return SourceFile(path.relative_to(CARDS.parent).as_posix(), path.read_text(encoding="utf-8"))


@cache
def game_vocabulary() -> Vocabulary:
    later = SourceFile("cards/terraforming_mars/vocabulary/later.card", LATER)
    sources = (source for source in (*game_sources(), later) if not source.is_contract)
    pages = [from_text(source)[0] for source in sources]
    vocabulary, clashes = from_pages(pages)
    assert not clashes
    return vocabulary


def read_text(text: str) -> tuple[tuple[Card, ...], tuple[Finding, ...]]:
    """What all passes up to the rules make of a file, and what they say about it."""
    page, in_page = from_text(SourceFile("cards/terraforming_mars/base/it.card", text))
    cards, in_cards = read_page(page, game_vocabulary())
    return cards, (*in_page, *in_cards)


def read_lines(*lines: str, kind: str = "anything") -> Card:
    """An item with these lines, which must have no mistake."""
    cards, findings = read_text("\n".join((f'{kind} it "It"', *(f"    {line}" for line in lines))))
    assert not findings, [d.title for d in findings]
    return cards[0]
