"""What can be read in a language. In: patterns and the lines that they stand for. Out: ReadingGrammar, a tree of words and slots for each kind of thing."""

from collections.abc import Iterator, Mapping

from cardwright.printed.patterns import Gap, Items
from cardwright.values import dataclass, field
from cardwright.wording.phrases import Phrases


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

    def all_words(self) -> Iterator[str]:
        yield from self.words
        for after in (*self.words.values(), *(tree for _, tree in self.slots.values())):
            yield from after.all_words()


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
    words: Mapping[str, str] = field(default_factory=dict)
    """Other words for one of print, as patterns: read of a sentence that cannot be read as it stands."""
    typed: Mapping[str, str] = field(default_factory=dict)
    """Other shapes of sentences, likewise."""
    endings: Mapping[str, str] = field(default_factory=dict)
    """How verbs end where one person is spoken to as a friend, and how they end in print."""
    told: Mapping[str, str] = field(default_factory=dict)
    """What you do, and how print tells you to."""
    same: Mapping[str, str] = field(default_factory=dict)
    """Forms of a word, and the one that stands for all of them."""
    same_behind: tuple[tuple[str, ...], ...] = ()
    """Only behind these words; empty: everywhere."""
    ones: tuple[str, ...] = ("a", "an")
    """Articles that say that it is one."""
    reads_brackets: bool = False

    def all_words(self) -> frozenset[str]:
        """Those that stand in some pattern, or between the things of a list."""
        in_patterns = (word for tree in self.kinds.values() for word in tree.all_words())
        return frozenset((*self.words_between(*self.joints), *in_patterns))

    def words_between(self, *joints: str) -> Iterator[str]:
        """The things of such lists."""
        return (word for name in joints for words in self.joints[name] for word in words)


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
