"""Sentences remembered. In: cards, their sources, and the lexicon of a language. Out: a ReadingGrammar of what the generator says of them.

Every sentence is a pattern, its numbers and nouns are slots, in whatever form they stand; it stands for the lines that the card has there.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from cardwright.printed.grammar import ReadingGrammar, WordTree
from cardwright.printed.patterns import Gap, Items, expanded
from cardwright.printed.rules_of import PLAYED
from cardwright.printed.words import number_in, same_words, words_of
from cardwright.printed.written import statement_of
from cardwright.rules.nodes import Card, Node, Step, Whenever
from cardwright.source import SourceFile
from cardwright.values import dataclass, field
from cardwright.wording import Lexicon, word_card, word_step
from cardwright.wording.from_rules import word_requirements
from cardwright.wording.nominals import LexiconNoun
from cardwright.wording.phrases import PhraseMissing, Phrases
from cardwright.wording.writer import Writer

PART_OF = {"requires": "requirement", "action": "action", "effect": "effect", "score": "vp"}
MOST_FORMS = 4
"""So many words one form of a noun may have."""
_TOKEN = re.compile(r"-?\d+|[a-z_]+|[^\sa-z_\d]+|\s+")
_IS_TAG = re.compile(r"( or \w+)* tags?\b")
_NO_NOUNS = ("word", "gauge", "game", "board", "kind")


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence of a card, the part it belongs to, and the lines it stands for."""

    part: str
    words: str
    lines: str


@dataclass(slots=True)
class Remembering:
    lexicon: Lexicon
    forms: Mapping[tuple[str, ...], set[tuple[str, str]]]
    same: Mapping[str, str]
    spelling: Mapping[str, str]
    kinds: dict[str, WordTree]
    _known: set[tuple[str, tuple[str, ...], str]] = field(default_factory=set)

    def remember(self, card: Card, source: SourceFile) -> None:
        try:
            for said in _sentences(card, source, self.lexicon):
                self._learn(said, card)
        except PhraseMissing:
            return  # A noun that has no word in this language: the other cards can still be read.

    def _learn(self, said: Said, card: Card) -> None:
        words = same_words(words_of(said.words, self.spelling), self.same)
        words = words[:-1] if words[-1:] == (".",) else words
        if (said.part, words, said.lines) in self._known:
            return
        self._known.add((said.part, words, said.lines))
        items, template = self._with_slots(words, said.lines)
        own = f" {card.id}"
        if own in template:
            items = (Gap("tile", "own"), *items)
            template = template.replace(own, " {tile}")
        self.kinds.setdefault(said.part, WordTree()).add(items, template)

    def _with_slots(self, words: tuple[str, ...], lines: str) -> tuple[Items, str]:
        """Numbers and nouns that both sides have, in their order."""
        tokens = _TOKEN.findall(lines)
        items: list[str | Gap] = []
        at = 0
        while at < len(words):
            gap, length = self._gap(words, at, tokens, len(items))
            items.append(gap if gap else words[at])
            at += length
        return tuple(items), "".join(tokens)

    def _gap(
        self, words: tuple[str, ...], at: int, tokens: list[str], count: int
    ) -> tuple[Gap | None, int]:
        name = f"said{count}"
        number = number_in(words[at])
        if number and number in tokens:
            tokens[tokens.index(number)] = f"{{{name}}}"
            return Gap(name, "n"), 1
        for length in range(MOST_FORMS, 0, -1):
            for category, id in sorted(self.forms.get(words[at : at + length], ())):
                place = _place_of(category, id, tokens)
                if place is not None:
                    tokens[place] = f"{{{name}}}"
                    return Gap(name, category), length
        return None, 1


def _sentences(card: Card, source: SourceFile, lexicon: Lexicon) -> Iterator[Said]:
    for paragraph in word_card(card, lexicon).paragraphs:
        statements = dict.fromkeys(statement_of(node, source) for node in paragraph.nodes)
        yield Said(PART_OF.get(paragraph.part, "immediate"), str(paragraph), "\n".join(statements))
    for condition in card.requires:
        asked = f"requires {source.text_of(condition.span)}"
        yield Said("requirement", word_requirements((condition,), lexicon), asked)
    for step in _nodes_in(card.clauses, get_args(Step)):
        lines = statement_of(step, source)
        yield Said("step", word_step(step, lexicon), lines)
        phrase = Writer(lexicon, card).of(step)
        if phrase.has_form("more"):
            # `increase your heat production 1 step`, and behind another one `your heat production 1 step`.
            yield Said(f"first {phrase.section}", word_step(step, lexicon), lines)
            yield Said(f"more {phrase.section}", phrase.cut("more").text(), lines)
    for clause in card.clauses:
        if isinstance(clause, Whenever) and not (clause.condition or clause.limit):
            head = statement_of(clause, source).partition("\n")[0]
            yield Said("event", Writer(lexicon, card).of(clause.event).text(), head)


def _place_of(category: str, id: str, tokens: Sequence[str]) -> int | None:
    """Where a noun of that category stands: a tag has the word behind it."""
    for place, token in enumerate(tokens):
        if token in (id, f"{id}s"):
            is_tag = bool(_IS_TAG.match("".join(tokens[place + 1 :])))
            if is_tag == (category == "tag"):
                return place
    return None


def _nodes_in(value: Any, kinds: tuple[type, ...]) -> Iterator[Any]:
    if isinstance(value, tuple):
        for each in value:
            yield from _nodes_in(each, kinds)
    elif isinstance(value, Node):
        if isinstance(value, kinds):
            yield value
        for child in value.children():
            yield from _nodes_in(child, kinds)


def forms_in(
    lexicon: Lexicon, same: Mapping[str, str]
) -> dict[tuple[str, ...], set[tuple[str, str]]]:
    """Every form of every noun, and which nouns it may be."""
    forms: dict[tuple[str, ...], set[tuple[str, str]]] = {}
    for (category, id, *_), entry in lexicon.entries.items():
        if category not in _NO_NOUNS:
            for form in _forms_of(entry):
                forms.setdefault(same_words(words_of(form), same), set()).add((category, id))
    forms.pop((), None)
    return forms


def _forms_of(entry: LexiconNoun) -> set[str]:
    return set(entry.forms.values())


def same_in(phrases: Phrases) -> dict[str, str]:
    """Forms of adjectives and of words of the language, and the one that stands for all of them."""
    same: dict[str, str] = {}
    declensions = phrases.declensions
    if declensions is not None:
        for name, adjective in declensions.adjectives.items():
            stem, declension = adjective.split()
            for endings in declensions.endings[declension].values():
                same.update({stem + ending: f"~{name}" for ending in endings.split()})
    for name, noun in phrases.words.items():
        for form in _forms_of(noun):
            if " " not in form:
                same.setdefault(form, f"~{name}")
    return same


def remembered(
    cards: Iterable[Card],
    sources: Iterable[SourceFile],
    lexicon: Lexicon,
    spelling: Mapping[str, str],
) -> ReadingGrammar:
    same = same_in(lexicon.phrases)
    forms = forms_in(lexicon, same)
    by_path = {source.path: source for source in sources}
    kinds: dict[str, WordTree] = {}
    for words, nouns in forms.items():
        for category, id in nouns:
            kinds.setdefault(category, WordTree()).add(words, id)
    for kind, pattern, line in _joined(lexicon.phrases):
        kinds.setdefault(kind, WordTree()).add(_items(pattern, same), line)
    remembering = Remembering(lexicon, forms, same, spelling, kinds)
    for card in cards:
        if not card.damaged and card.path in by_path:
            remembering.remember(card, by_path[card.path])
    joints = _joints(lexicon.phrases)
    for kind, items in list(_sharing_a_verb(kinds, joints["and"])):
        kinds[kind].add(items, "{first} / {more|lines}")
    return ReadingGrammar(kinds, joints, spelling, frozenset(), lexicon.phrases, same=same)


def _joined(phrases: Phrases) -> Iterator[tuple[str, str, str]]:
    """Single steps stand together in one sentence."""
    steps = "{steps:step+and}"
    event = phrases.template("Whenever", "plain").replace("{condition}", "")
    said = event.replace("{steps}", steps).replace("|", "")
    yield "immediate", steps, f"{PLAYED} / > {{steps|lines}}"
    yield "action", f"{phrases.template('labels', 'action')} {steps}", "action / > {steps|lines}"
    for label in ("", phrases.template("labels", "effect")):
        yield "effect", f"{label} {said}", "{event} / > {steps|lines}"


def _sharing_a_verb(
    kinds: Mapping[str, WordTree], joints: Iterable[tuple[str, ...]]
) -> Iterator[tuple[str, Items]]:
    for kind in kinds:
        if kind.startswith("first "):
            section = kind.removeprefix("first ")
            first = Gap("first", kind)
            for joint in joints:
                yield "step", (first, *joint, Gap("more", f"more {section}", "and", 1))


def _joints(phrases: Phrases) -> dict[str, tuple[tuple[str, ...], ...]]:
    lists = [phrases.template("lists", name) for name in ("and_pair", "and_last", "comma")]
    return {"and": tuple(dict.fromkeys(words_of(word) for word in (*lists, ".")))}


def _items(pattern: str, same: Mapping[str, str]) -> Items:
    (items,) = expanded(pattern)
    return tuple(same.get(item, item) if isinstance(item, str) else item for item in items)
