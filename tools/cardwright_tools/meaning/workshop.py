"""Rules made on the spot. In: the text of one item. Out: its rule as nodes, and the class that the compiler writes for it, ready to run."""

import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import cast

from cardwright import checks
from cardwright.checks.deck import Deck
from cardwright.findings import Finding
from cardwright.pipeline import Project as Understood, understand
from cardwright.plan.kinds_and_nouns import NounRules, rules_of_nouns
from cardwright.plan.names import Package
from cardwright.python.compiled import Setting, compiled, setting
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import CONTRACT_FILE, SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.nodes import Page
from cardwright.vocabulary import Vocabulary, from_pages
from cardwright.vocabulary.entry import Kind
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.meaning.language.book import Book, book_of
from cardwright_tools.meaning.wishes import Sayable, sayable
from cardwright_tools.project import CHECKOUT, card_files, read_source
from cardwright_tools.sentences.sentences import Sentences

SETS = ("base", "corporate_era", "turmoil")
SETS_TO_SAY = (*SETS, "hellas_and_elysium")
BOARDS = ("tharsis", "hellas", "elysium")
OF_THE_GAME = "cards/terraforming_mars"
FOLDER = f"{OF_THE_GAME}/turmoil"
OF_A_SET = ("card", "corporation", "milestone", "award")
# What is said of all cards of a set together, and of its nouns; a random card stands alone.
OF_A_WHOLE_SET = (
    checks.duplicate_id,
    checks.missing_translation,
    checks.never_ends,
    checks.nothing_to_take,
    checks.nowhere_to_add,
    checks.nothing_to_repeat,
    checks.number_gap,
    checks.unused_noun,
    checks.wrong_set_count,
)
OF_ONE_CARD = tuple(check for check in checks.OF_ALL_CARDS if check not in OF_A_WHOLE_SET)
# Lines that no card can do without: its head.
FACTS = 1


@dataclass(frozen=True, slots=True)
class Made:
    """`line_texts` is the source; `rule` makes a fresh rule, because a rule belongs to one table."""

    text: str
    card: Card
    make: Callable[[], Rule]


class Refused(Exception):
    """Check or build does not take these words: that is fine. It says by which finding, and on which lines."""

    def __init__(self, slug: str, *lines: int) -> None:
        super().__init__(slug)
        self.lines = lines


@dataclass(slots=True)
class Workshop:
    """Everything of the game but packs, read once. `in_play`: the nouns of the sets on the table; `sayable`: what the game can play."""

    understood: Understood
    within: Setting
    in_play: Vocabulary
    sayable: tuple[Sayable, ...]
    books: dict[str, Book] = field(default_factory=dict)
    settings: dict[tuple[str, str, NounRules], Setting] = field(default_factory=dict)

    def read(self, text: str) -> tuple[SourceFile, Page, tuple[Finding, ...]]:
        source = SourceFile(f"{self.folder_for(text)}/random_rule.card", text)
        return source, *from_text(source, self.understood.language.grammar)

    def made(self, text: str) -> Made:
        source, page, in_page = self.read(text)
        cards, in_rules = read_page(page, self.understood.language.vocabulary)
        refuse((*in_page, *in_rules), source)
        self.refuse_what_is_not_in_play(cards, source)
        result, found = compiled(cards, source, self.within_with(cards[0]))
        # Each of them is about its own words.
        refuse((*self.checked(cards, source), *found), source)
        if result is None or result.file is None:
            raise Refused("no-rule", 1)
        names: dict[str, object] = {"__name__": result.listed[0].module}
        exec(compile(result.file.text, source.path, "exec"), names)
        made = names[result.listed[0].class_name]
        assert isinstance(made, type) and issubclass(made, Rule)
        return Made(text, cards[0], cast(Callable[[], Rule], made))

    def checked(self, cards: tuple[Card, ...], source: SourceFile) -> tuple[Finding, ...]:
        vocabulary = self.understood.language.vocabulary
        odd = checks.of_single_cards(cards, vocabulary, source)
        gists = checks.gists_of(cards, vocabulary)
        alone = checks.AllCards(gists, lambda _: cards, vocabulary, {source.path: source})
        return (*odd, *checks.of_all_cards(alone, odd, OF_ONE_CARD))

    def within_with(self, card: Card) -> Setting:
        """An item that is a noun says itself what it is."""
        vocabulary = self.understood.language.vocabulary
        if not vocabulary.kinds[card.kind.id].nouns:
            return self.within
        known = (card.kind.id, card.id, rules_of_nouns([card], vocabulary))
        if known not in self.settings:
            others = (
                one for one in self.understood.cards if (one.kind, one.id) != (card.kind, card.id)
            )
            self.settings[known] = setting_of(self.understood, (*others, card))
        return self.settings[known]

    def refuse_what_is_not_in_play(self, cards: tuple[Card, ...], source: SourceFile) -> None:
        """What belongs to no set may name nouns of all sets of the game; not all of those are on the table."""
        deck = Deck(cards, self.understood.language.vocabulary, (source,))
        lines: set[int] = set()
        for _, node, noun in deck.all_nouns:
            entry = deck.entry(noun)
            layer = entry.layer if entry is not None else None
            if layer is not None and layer.level == "set" and layer.id not in SETS:
                if not source.path.startswith(layer.folder + "/"):
                    lines.add(source.line_of(node.span.start))
        if lines:
            raise Refused("not-in-play", *lines)

    def folder_for(self, text: str) -> str:
        """What stands on a board belongs to its set, the projects of all boards to none."""
        if board := re.search(r"^    board (\w+)$", text, re.M):
            if board[1] not in BOARDS:
                raise Refused("not-in-play", 1)
            return self.book(board[1]).items["board", board[1]].path.rpartition("/")[0]
        return FOLDER if text.startswith(OF_A_SET) else OF_THE_GAME

    def book(self, board: str) -> Book:
        if board not in self.books:
            nouns = self.understood.language.vocabulary
            layers = [(card, nouns.layers.of(card.path)) for card in self.understood.cards]
            own = next(of for card, of in layers if (card.kind.id, card.id) == ("board", board))
            cards = [c for c, of in layers if of == own or of.level != "set" or of.id in SETS]
            self.books[board] = book_of(cards, nouns, board, SETS)
        return self.books[board]

    def places_of(self, kind: Kind) -> list[str]:
        """Of a kind whose items are nouns, such as the projects of the board, a random one takes the place of one that there is."""
        cards = self.understood.cards if kind.nouns else ()
        return sorted(card.id for card in cards if card.kind == kind.noun)

    def sentences(self, chance: random.Random) -> Sentences:
        return Sentences(self.understood.language.grammar, self.in_play, chance)


def refuse(found: tuple[Finding, ...], source: SourceFile) -> None:
    errors = [finding for finding in found if finding.is_error]
    if errors:
        raise Refused(errors[0].slug, *{line_of(finding, source) for finding in errors})


def line_of(finding: Finding, source: SourceFile) -> int:
    return source.line_of(finding.primary.span.start)


def pruned(text: str, shop: Workshop, refused: Counter[str]) -> Made:
    """Lines that are refused leave the card, with those below them, until all the rest can be said."""
    while True:
        try:
            return shop.made(text)
        except Refused as problem:
            refused[str(problem)] += len(problem.lines)
            if min(problem.lines) <= FACTS:
                raise
            text = without_lines(text, problem.lines)


def without_lines(text: str, taken: Collection[int]) -> str:
    """Without these lines (from 1) and those indented below them; what had lines below it and has none left goes as well."""
    lines = text.splitlines()
    above: list[int] = []
    parents: list[int] = []
    for number, line in enumerate(lines):
        while above and indent(lines[above[-1]]) >= indent(line):
            above.pop()
        parents.append(above[-1] if above else -1)
        above.append(number)
    gone: set[int] = set()
    for number, parent in enumerate(parents):
        if number + 1 in taken or parent in gone:
            gone.add(number)
    for number in reversed(range(FACTS, len(lines))):
        below = [child for child, parent in enumerate(parents) if parent == number]
        if below and gone.issuperset(below):
            gone.add(number)
    return "\n".join(line for number, line in enumerate(lines) if number not in gone) + "\n"


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def workshop() -> Workshop:
    cards = CHECKOUT / "cards"
    paths = [cards / "terraforming_mars" / CONTRACT_FILE, *card_files(cards / "terraforming_mars")]
    sources = [read_source(path, path.relative_to(CHECKOUT).as_posix()) for path in paths]
    understood, findings = understand(sources)
    assert not any(finding.is_error for finding in findings)
    within = setting_of(understood, understood.cards)
    (contract,) = understood.contracts.values()
    return Workshop(understood, within, nouns_in_play(understood), sayable(contract))


def nouns_in_play(understood: Understood) -> Vocabulary:
    layers = understood.language.vocabulary.layers
    of = [(layers.of(page.path), page) for page in understood.pages]
    return from_pages(p for layer, p in of if layer.level != "set" or layer.id in SETS_TO_SAY)[0]


def setting_of(understood: Understood, cards: Iterable[Card]) -> Setting:
    vocabulary = understood.language.vocabulary
    nouns = [card for card in cards if vocabulary.kinds[card.kind.id].nouns]
    packages = (Package("cardwright_cards", "cards"),)
    return setting(vocabulary, nouns, understood.contracts, packages)
