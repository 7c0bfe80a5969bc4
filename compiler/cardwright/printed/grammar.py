"""What can be read in a language. In: its reading table, its phrase table and a vocabulary. Out: ReadingGrammar, a tree of words and slots for each kind."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product
from typing import Any

from cardwright.printed.nouns import nouns_of, own_patterns
from cardwright.printed.patterns import Items, Gap, expanded
from cardwright.printed.words import words_of
from cardwright.values import dataclass, field
from cardwright.vocabulary import Vocabulary
from cardwright.wording.phrases import Phrases, load_phrases


@dataclass(slots=True)
class WordTree:
    """`ends`: the lines that a pattern stands for which ends here, and the names of its slots."""

    words: "dict[str, WordTree]" = field(default_factory=dict)
    slots: "dict[tuple[str, str, int], tuple[Gap, WordTree]]" = field(default_factory=dict)
    ends: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)

    def add(self, items: Items, line: str) -> None:
        node, names = self, []
        for item in items:
            if isinstance(item, Gap):
                names.append(item.name)
                node = node.slots.setdefault(item.key, (item, WordTree()))[1]
            else:
                node = node.words.setdefault(item, WordTree())
        end = (line, tuple(names))
        if end not in node.ends:
            node.ends.append(end)


@dataclass(slots=True)
class ReadingGrammar:
    kinds: dict[str, WordTree]
    joints: Mapping[str, tuple[tuple[str, ...], ...]]
    spelling: Mapping[str, str]
    connectives: frozenset[str]
    phrases: Phrases
    abbreviations: frozenset[str] = frozenset()
    """Words behind which a full stop ends no sentence."""
    begins: dict[str, frozenset[str] | None] = field(default_factory=dict)
    """By kind, the words it can begin with; None where that can be any."""
    same: Mapping[str, str] = field(default_factory=dict)
    """Forms of a word, and the one that stands for all of them."""
    ones: tuple[str, ...] = ("a", "an")
    """Articles that say that it is one."""
    reads_brackets: bool = False


@lru_cache(4)
def grammar_of(vocabulary: Vocabulary, language: str = "en") -> ReadingGrammar:
    """Kept for who reads on with the same nouns: an editor asks at every keystroke."""
    table = _table(language)
    phrases = load_phrases(language)
    kinds: dict[str, WordTree] = {}
    spelling = dict(table["spelling"])

    def add(kind: str, pattern: str, line: str) -> None:
        node = kinds.setdefault(kind, WordTree())
        for items in _ways(pattern):
            node.add(items, line)

    for kind, lines in table["read"].items():
        for pattern, line in _entries(kind, lines, phrases):
            add(kind, pattern, line)
    for name, forms in phrases.words.items():
        own = [words for key, words in _called(vocabulary) if key == name]
        for word in {*forms.forms.values(), *(w for words in own for w in words)}:
            add(f"word_{name}", _plain(word), "")
    for kind, word, id in nouns_of(vocabulary, language):
        if words_of(word, spelling):
            kinds.setdefault(kind, WordTree()).add(words_of(word, spelling), id)
    for kind, pattern, line in own_patterns(vocabulary, language, table["own"]):
        add(kind, pattern, line)
    grammar = ReadingGrammar(
        kinds,
        {name: tuple(tuple(words_of(w)) for w in words) for name, words in table["joints"].items()},
        spelling,
        frozenset(table["connectives"]),
        phrases,
        frozenset(table["abbreviations"]),
    )
    find_beginnings(grammar)
    return grammar


def tables() -> tuple[str, ...]:
    """Languages that have a reading table."""
    found = (files("cardwright_grammar") / "readings").iterdir()
    return tuple(sorted(t.name.removesuffix(".toml") for t in found if t.name.endswith(".toml")))


@cache
def _table(language: str) -> dict[str, Any]:
    place = files("cardwright_grammar") / "readings" / f"{language}.toml"
    return tomllib.loads(place.read_text(encoding="utf-8"))


def _called(vocabulary: Vocabulary) -> Iterator[tuple[str, tuple[str, ...]]]:
    for game in vocabulary.of_category("game"):
        for name, *words in game.lines_of_texts("calls", 2):
            yield name, tuple({*words, f"{words[0]}s"})


def _entries(kind: str, lines: Iterable[str], phrases: Phrases) -> Iterator[tuple[str, str]]:
    """`pattern => line`; `@Gain.plain` is what the phrase table says, so that what is generated can be read."""
    for entry in lines:
        pattern, _, line = entry.partition("=>")
        for way in _phrased(pattern.strip(), phrases):
            yield way, line.strip()


def _phrased(pattern: str, phrases: Phrases) -> Iterator[str]:
    if not pattern.startswith("@"):
        yield pattern
        return
    section, _, name = pattern[1:].partition(".")
    found = phrases.sections[section][name]
    forms = (found,) if isinstance(found, str) else found.values()
    yield from (_without_brackets(form) for form in forms)


def _without_brackets(template: str) -> str:
    return template.replace("(", " ").replace(")", " ")


def _plain(words: str) -> str:
    return " ".join(words_of(words))


def _ways(pattern: str) -> Iterator[Items]:
    """A comma may be missing wherever it stands."""
    for items in expanded(pattern):
        choices = [((item,), ()) if item == "," else ((item,),) for item in items]
        for way in product(*choices):
            yield tuple(item for part in way for item in part)


def find_beginnings(grammar: ReadingGrammar) -> None:
    """Worked out until nothing changes: what a kind begins with may be another kind."""
    first: dict[str, set[str]] = {kind: set() for kind in grammar.kinds}
    empty: set[str] = {"own"}
    changed = True
    while changed:
        changed = False
        for kind, node in grammar.kinds.items():
            before = (len(first[kind]), kind in empty)
            _collect(node, first[kind], first, empty, kind)
            changed = changed or before != (len(first[kind]), kind in empty)
    grammar.begins = {
        kind: None if kind in empty else frozenset(words) for kind, words in first.items()
    }


def _collect(
    node: WordTree, into: set[str], first: Mapping[str, set[str]], empty: set[str], kind: str
) -> None:
    into.update(node.words)
    if node.ends:
        empty.add(kind)
    for slot, after in node.slots.values():
        into.update({"#"} if slot.kind == "n" else first.get(slot.kind, set()))
        if slot.kind in empty:
            _collect(after, into, first, empty, kind)
