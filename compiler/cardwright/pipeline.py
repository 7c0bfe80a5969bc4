"""The whole compiler in the order of its passes. In: SourceFiles, and answers of an earlier time. Out: all there is to know of them.

Each question says in its last line what its answer rests on, and is worked out anew only where that has changed. A pass is
imported where it works: who asks what is known already waits for none of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from cardwright.answers import Answers, fingerprint
from cardwright.findings import Finding
from cardwright.source import SourceFile
from cardwright.values import dataclass

if TYPE_CHECKING:
    from cardwright.checks import Gist
    from cardwright.contract import Contract
    from cardwright.plan.names import Package
    from cardwright.printed.reading import TextReader
    from cardwright.plan.from_rules import Planned, Setting
    from cardwright.plan.kinds_and_nouns import NounRules
    from cardwright.python.compiled import Compiled
    from cardwright.rules.nodes import Card
    from cardwright.syntax import Grammar, Page
    from cardwright.vocabulary import Vocabulary
    from cardwright.vocabulary.from_syntax import Head
    from cardwright.vocabulary.vocabulary import Nouns

Found = tuple[Finding, ...]
Value = TypeVar("Value")

LASTING = frozenset(
    (
        "heads",
        "declaring",
        "nouns",
        "clashes",
        "rules",
        "rules_of_nouns",
        "told",
        "odd",
        "gists",
        "odd_nouns",
        "checked",
        "unplayable",
    )
)
"""Questions whose answers are worth keeping for another time."""


@dataclass(frozen=True, slots=True)
class Language:
    """What a text is read with: the grammar is everybody's, the nouns are those of a game and its packs."""

    grammar: "Grammar"
    vocabulary: "Vocabulary"


class Project:
    """Some files understood together. `place`: the packages that modules go to."""

    def __init__(
        self,
        sources: Iterable[SourceFile],
        before: Answers | None = None,
        place: "Callable[[Vocabulary], tuple[Package, ...]] | None" = None,
    ) -> None:
        every = {source.path: source for source in sources}
        self.by_path = {path: s for path, s in every.items() if not s.is_contract}
        self._contracts = {path: s for path, s in every.items() if s.is_contract}
        self.answers = Answers(before)
        self._place = place
        self._text = {path: fingerprint(source.text) for path, source in every.items()}

    # 1. Text is read as pages.

    def page(self, path: str) -> "tuple[Page, Found]":
        def work() -> "tuple[Page, Found]":
            from cardwright.syntax import from_text

            return from_text(self.by_path[path], self.grammar)

        return self._ask("page", path, self._text[path], work)

    def heads(self, path: str) -> "tuple[Head, ...]":
        return self._ask("heads", path, self._text[path], lambda: self._heads_on(path))

    def _heads_on(self, path: str) -> "tuple[Head, ...]":
        from cardwright.vocabulary.from_syntax import heads_of

        return heads_of(self.page(path)[0])

    # 2. The nouns of all pages.

    @cached_property
    def declaring(self) -> tuple[str, ...]:
        """The files that declare some: no other one says anything about what a word means."""

        def work() -> tuple[str, ...]:
            from cardwright.vocabulary.from_syntax import declaring

            return declaring({path: self.heads(path) for path in self.by_path})

        return self._ask("declaring", "", self._heads, work)

    @cached_property
    def vocabulary(self) -> "Vocabulary":
        def work() -> "Nouns":
            return self._gathered()[0].nouns

        from cardwright.vocabulary import Vocabulary

        return Vocabulary(*self._ask("nouns", "", self._nouns, work))

    @cached_property
    def clashes(self) -> Found:
        return self._ask("clashes", "", self._nouns, lambda: self._gathered()[1])

    def _gathered(self) -> "tuple[Vocabulary, Found]":
        def work() -> "tuple[Vocabulary, Found]":
            from cardwright.vocabulary import from_pages

            return from_pages(self.page(path)[0] for path in self.declaring)

        return self._ask("gathered", "", self._nouns, work)

    # 3. Pages are read as rules.

    def rules(self, path: str) -> "tuple[Card, ...]":
        return self._ask("rules", path, self._read_from(path), lambda: self._read(path)[0])

    def told(self, path: str) -> Found:
        """What there is to say of its lines."""
        return self._ask("told", path, self._read_from(path), lambda: self._read(path)[1])

    def _read(self, path: str) -> "tuple[tuple[Card, ...], Found]":
        def work() -> "tuple[tuple[Card, ...], Found]":
            from cardwright.rules.from_syntax import read_page

            page, in_page = self.page(path)
            cards, in_rules = read_page(page, self.vocabulary)
            told = (*in_page, *in_rules)
            if any(finding.longer for finding in told):
                from cardwright.rules.a_word_more import with_longer_lines

                source = self.by_path[path]
                told = with_longer_lines(told, source, page, self.vocabulary, self.grammar)
            if any(finding.certain_fix for finding in told):
                from cardwright.rules.certain import only_certain

                source = self.by_path[path]
                told = only_certain(source, page, told, self.vocabulary, self.grammar)
            return cards, self._with_lines_offered(path, told)

        return self._ask("read", path, self._read_from(path), work)

    def _with_lines_offered(self, path: str, told: Found) -> Found:
        """Where somebody types what a card prints, the message shows the line of the language."""
        if not any(finding.is_error for finding in told):
            return told
        from cardwright.printed.offered_lines import may_be_print, with_lines_offered

        if not any(may_be_print(finding) for finding in told):
            return told
        return with_lines_offered(
            told, self.by_path[path], self._print_readers, self.vocabulary, self.grammar
        )

    @cached_property
    def _print_readers(self) -> "Callable[[str], Iterator[TextReader]]":
        from cardwright.printed.readers import readers_of_lines

        return readers_of_lines(self.vocabulary, self._print_reader, lambda: self._cards_alone)

    @cached_property
    def _cards_alone(self) -> "tuple[Card, ...]":
        """All cards, whatever there is to say of their lines."""
        from cardwright.rules.from_syntax import read_page

        pages = (self.page(path)[0] for path in self.by_path)
        return tuple(card for page in pages for card in read_page(page, self.vocabulary)[0])

    @cached_property
    def _print_reader(self) -> "TextReader":
        """Of the nouns, and of what pages say of tiles: whoever asks is about to read rules."""
        from cardwright.printed.readers import reader_of_nouns

        items = (item for path in self.declaring for item in self.page(path)[0].items)
        lies = {
            item.id.text: line.words[2].text
            for item in items
            for line in item.lines
            if len(line.words) > 2 and line.words[0].text == "lies"
        }
        return reader_of_nouns(self.vocabulary, lies)

    @cached_property
    def rules_of_nouns(self) -> "NounRules":
        """What others must know of them."""

        def work() -> "NounRules":
            from cardwright.plan.kinds_and_nouns import rules_of_nouns

            return rules_of_nouns(self._declaring_cards(), self.vocabulary)

        return self._ask("rules_of_nouns", "", self._nouns, work)

    def _declaring_cards(self) -> "Iterator[Card]":
        return (card for path in self.declaring for card in self.rules(path))

    # 4. Rules are checked: those of one file, then all together.

    def odd(self, path: str) -> Found:
        def work() -> Found:
            from cardwright.checks import of_single_cards

            return of_single_cards(self.rules(path), self.vocabulary, self.by_path[path])

        return self._ask("odd", path, self._read_from(path), work)

    def gists(self, path: str) -> "tuple[Gist, ...]":
        """What checks of all cards want of each."""

        def work() -> "tuple[Gist, ...]":
            from cardwright.checks import gists_of

            return gists_of(self.rules(path), self.vocabulary)

        return self._ask("gists", path, self._read_from(path), work)

    @cached_property
    def odd_nouns(self) -> Found:
        def work() -> Found:
            from cardwright.checks.of_nouns import of_nouns

            return of_nouns(self.vocabulary)

        return self._ask("odd_nouns", "", self._nouns, work)

    @cached_property
    def checked(self) -> Found:
        def work() -> Found:
            from cardwright.checks import AllCards, of_all_cards

            gists = tuple(gist for path in self.by_path for gist in self.gists(path))
            odd = (finding for path in self.by_path for finding in self.odd(path))
            every = AllCards(gists, self.rules, self.vocabulary, self.by_path)
            return of_all_cards(every, (*self.odd_nouns, *odd))

        return self._ask("checked", "", self._all(self.by_path), work)

    # 5. Rules are planned, and become Python, not yet formatted.

    def planned(self, path: str) -> "tuple[Planned | None, Found]":
        def work() -> "tuple[Planned | None, Found]":
            from cardwright.plan.from_rules import planned

            return planned(self.rules(path), self.by_path[path], self.setting)

        return self._ask("planned", path, self.built_from(path), work)

    def unplayable(self, path: str) -> Found:
        return self._ask("unplayable", path, self.built_from(path), lambda: self.planned(path)[1])

    def compiled(self, path: str) -> "Compiled | None":
        """None where there is no rule to build, and where one cannot be built."""
        from cardwright.python.compiled import file_of

        made, _ = self.planned(path)
        return file_of(made) if made is not None else None

    @cached_property
    def setting(self) -> "Setting":
        """What all files are planned with."""
        from cardwright.plan.from_rules import setting

        nouns = self.rules_of_nouns
        if self._place is None:
            return setting(self.vocabulary, nouns, self.contracts)
        from cardwright.python.worded import words_of

        packages = self._place(self.vocabulary)
        words = words_of(self.vocabulary, self._declaring_cards)
        return setting(self.vocabulary, nouns, self.contracts, packages, words)

    @cached_property
    def contracts(self) -> "Mapping[str, Contract]":
        """By the folder of its game, what each runtime offers."""
        from cardwright.contract import contracts_in

        return contracts_in(self._contracts.values())

    # What rests on what.

    @cached_property
    def _heads(self) -> str:
        """Most edits change none. What is not to be read is compared as it was written."""
        told = (
            (
                path,
                self.answers.told("heads", path, self._text[path], partial(self._heads_on, path)),
            )
            for path in self.by_path
        )
        return fingerprint(*(part for each in told for part in each))

    @cached_property
    def _nouns(self) -> str:
        return self._all(self.declaring)

    def _read_from(self, path: str) -> str:
        if path not in self._texts_with_nouns:
            self._texts_with_nouns[path] = fingerprint(self._text[path], self._nouns)
        return self._texts_with_nouns[path]

    @cached_property
    def _texts_with_nouns(self) -> dict[str, str]:
        return {}

    def built_from(self, path: str) -> str:
        return fingerprint(self._read_from(path), self._all(self._contracts))

    def _all(self, paths: Iterable[str]) -> str:
        return fingerprint(*(part for path in paths for part in (path, self._text[path])))

    def _ask(self, question: str, about: str, rests_on: str, work: Callable[[], Value]) -> Value:
        return self.answers.ask(question, about, rests_on, work)

    def lasting(self) -> Iterator[str]:
        """The answers that are worth keeping, as lines."""
        return self.answers.lines(LASTING, {"", *self.by_path})

    # What people ask.

    def findings(self, paths: Iterable[str] | None = None) -> Found:
        """All there is to say of these files. `check` prints it; what has an error here, `build` refuses."""
        wanted = tuple(self.by_path if paths is None else paths)
        found = tuple(self.found(wanted))
        broken = {finding.primary.span.path for finding in found if finding.is_error}
        # What cannot be built of a file with a mistake may well follow from it.
        sound = (path for path in wanted if path not in broken)
        return in_order((*found, *(told for path in sound for told in self.unplayable(path))))

    def found(self, paths: Iterable[str]) -> Iterator[Finding]:
        """What reading and checking say of them."""
        wanted = dict.fromkeys(paths)
        yield from (finding for path in wanted for finding in self.told(path))
        everywhere = (*self.clashes, *self.checked)
        yield from (finding for finding in everywhere if finding.primary.span.path in wanted)

    @property
    def sources(self) -> tuple[SourceFile, ...]:
        return tuple(self.by_path.values())

    @property
    def pages(self) -> "tuple[Page, ...]":
        return tuple(self.page(path)[0] for path in self.by_path)

    @property
    def cards(self) -> "tuple[Card, ...]":
        return tuple(card for path in self.by_path for card in self.rules(path))

    @property
    def grammar(self) -> "Grammar":
        from cardwright.syntax import prepare_grammar

        return prepare_grammar()

    @property
    def language(self) -> Language:
        return Language(self.grammar, self.vocabulary)


def understand(sources: Iterable[SourceFile]) -> tuple[Project, Found]:
    """With what is told of lines and nouns."""
    project = Project(sources)
    told = (finding for path in project.by_path for finding in project.told(path))
    return project, (*told, *project.clashes)


def in_order(found: Iterable[Finding]) -> Found:
    return tuple(sorted(found, key=lambda d: (d.primary.span, d.slug)))
