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
from cardwright.vocabulary.entry import Kind
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.meaning.language.book import Book, book_of
from cardwright_tools.project import CHECKOUT, card_files, read_source
from cardwright_tools.sentences.sentences import Sentences

SETS = ("base", "corporate_era", "turmoil")
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
# Lines of a card that may stand on one of any type.
OF_ANY_TYPE = (
    "number ",
    "cost ",
    "tags ",
    "requires ",
    "when played",
    "score ",
    "active",
    "automated",
    "event",
    "corporation",
)
CROWDED = "".join(
    f"    {fact}\n"
    for fact in ("number Z001", "cost 5", "active", "tags building, plant", "holds microbe")
)
# Kinds of item of which the engine can be asked something, with how often they are tried.
KINDS = {
    "card": 70,
    "corporation": 14,
    "standard_project": 5,
    "conversion": 3,
    "milestone": 4,
    "award": 4,
}


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
    """Everything of the game but packs, read once."""

    understood: Understood
    within: Setting
    books: dict[str, Book] = field(default_factory=dict)
    settings: dict[tuple[str, str, NounRules], Setting] = field(default_factory=dict)

    def made(self, text: str) -> Made:
        source = SourceFile(f"{self.folder_for(text)}/random_rule.card", text)
        page, in_page = from_text(source, self.understood.language.grammar)
        vocabulary = self.understood.language.vocabulary
        cards, in_rules = read_page(page, vocabulary)
        refuse((*in_page, *in_rules), source)
        self.refuse_what_is_not_in_play(cards, source)
        odd = checks.of_single_cards(cards, vocabulary, source)
        refuse(odd, source)
        gists = checks.gists_of(cards, vocabulary)
        alone = checks.AllCards(gists, lambda _: cards, vocabulary, {source.path: source})
        refuse(checks.of_all_cards(alone, odd, OF_ONE_CARD), source)
        result, found = compiled(cards, source, self.within_with(cards[0]))
        # Each of them is about its own words.
        errors = [finding for finding in found if finding.is_error]
        if errors:
            raise Refused(errors[0].slug, *{line_of(finding, source) for finding in errors})
        if result is None or result.file is None:
            raise Refused("no-rule", 1)
        names: dict[str, object] = {"__name__": result.listed[0].module}
        exec(compile(result.file.text, source.path, "exec"), names)
        made = names[result.listed[0].class_name]
        assert isinstance(made, type) and issubclass(made, Rule)
        return Made(text, cards[0], cast(Callable[[], Rule], made))

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
        language = self.understood.language
        return Sentences(language.grammar, language.vocabulary, chance)


def refuse(found: tuple[Finding, ...], source: SourceFile) -> None:
    for finding in found:
        if finding.is_error:
            raise Refused(finding.slug, line_of(finding, source))


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
    return Workshop(understood, setting_of(understood, understood.cards))


def setting_of(understood: Understood, cards: Iterable[Card]) -> Setting:
    vocabulary = understood.language.vocabulary
    nouns = [card for card in cards if vocabulary.kinds[card.kind.id].nouns]
    packages = (Package("cardwright_cards", "cards"),)
    return setting(vocabulary, nouns, understood.contracts, packages)


def random_text(shop: Workshop, chance: random.Random, id: str) -> str:
    drawn = shop.sentences(chance)
    kinds = [kind for kind in drawn.kinds() if kind.id in KINDS]
    kind = chance.choices(kinds, [KINDS[kind.id] for kind in kinds])[0]
    if places := shop.places_of(kind):
        id = chance.choice(places)
    text = drawn.card(kind, chance.choice((1, 2, 3)), id)
    types = ("active", "active", "automated", "event")
    chosen = "active" if must_be_active(text) else chance.choice(types)
    return re.sub(rf"^    ({'|'.join(types)}|corporation)$", f"    {chosen}", text, flags=re.M)


def crowded_text(shop: Workshop, chance: random.Random, id: str) -> str:
    """One block with many steps, which other cards rarely have: what stands beside each other decides what is possible, and in which order."""
    drawn = shop.sentences(chance)
    waits = drawn.sentence("whenever").splitlines()[0].strip()
    opener = chance.choice(("when played", "action", waits))
    steps = "".join(drawn.block("steps", 2) for _ in range(chance.choice((2, 3))))
    return f'card {id} "Crowded"\n{CROWDED}    {opener}\n{steps}'


def must_be_active(text: str) -> bool:
    """It says more than what happens when it is played, and what it scores."""
    clauses = re.findall(r"^    (?! )(.*)$", text, re.M)
    return any(not clause.startswith(OF_ANY_TYPE) for clause in clauses)
