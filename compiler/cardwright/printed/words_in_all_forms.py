"""The smallest kinds of thing that are said. In: a lexicon, and the name of a kind. Out: its patterns: nouns, words, verbs and adjectives in all their forms, and amounts of them."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from cardwright.printed.patterns import Gap, Items
from cardwright.values import dataclass, field
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.nominals import LexiconNoun

WHOLES = (("All", "plain", "all"), ("Half", "plain", "half"))
NO_NOUNS = ("word", "gauge", "game", "board", "lexicon")


class Patterns(Protocol):
    """Where patterns are put."""

    def gap(self, name: str, kind: str, joint: str = "") -> Gap: ...

    def add_items(self, kind: str, items: Items, line: str) -> None: ...

    def add_words(self, kind: str, words: str, line: str) -> None: ...

    def add_phrase(
        self, kind: str, section: str, name: str, slots: Mapping[str, str], line: str
    ) -> None: ...


@dataclass(slots=True)
class Leaves:
    """`made`: kinds that need no more; those of the phrases are there already."""

    lexicon: Lexicon
    patterns: Patterns
    made: set[str] = field(default_factory=set)

    def make(self, kind: str, known: bool) -> None:
        self.made.add(kind)
        name, colon, rest = kind.partition(":")
        base, dot, word = kind.partition(".")
        if kind.endswith("#.a"):
            self._one(kind)
        elif kind.endswith("#-"):
            self._amount(kind, kind[:-2], "{n}")
        elif kind.endswith("#<"):
            self._amount(kind, kind[:-2], "{it} {n}")
        elif kind.endswith("#"):
            self._amount(kind, kind[:-1], "{n} {it}")
        elif kind.endswith("#n"):
            self._number_alone(kind)
        elif kind.endswith(".a"):
            self._with_article(kind)
        elif colon and name in ("verb", "adjective"):
            self._words(kind, self._verb(rest) if name == "verb" else self._adjective(rest))
        elif kind.startswith("only:"):
            category, _, id = kind.removeprefix("only:").partition(":")
            self._forms(kind, self.lexicon.entries[(category, id)], id)
        elif kind.startswith("usual:"):
            number, _, thing = kind.removeprefix("usual:").partition(":")
            self.patterns.add_items(kind, (number, self.patterns.gap("it", thing)), "{it}")
        elif dot and base == "word":
            for entry in (self.lexicon.word(word), self.lexicon.phrases.word(word)):
                self._forms(kind, entry, "")
        elif dot and base == "label":
            section = "lists" if word == "or_action" else "labels"
            tables = (self.lexicon.phrases, *self.lexicon.styles.values())
            self._words(kind, [table.template(section, word) for table in tables])
        elif dot and base == "list":
            names = ("or_pair", "or_wide") if word == "or" else (word,)
            self._words(kind, [self.lexicon.phrases.template("lists", name) for name in names])
        elif kind == "unit":
            self._words(
                kind, [w for entry in self.lexicon.entries.values() for w in self._unit(entry)]
            )
        elif colon and name == "unit":
            category, _, id = rest.partition(":")
            self._words(kind, self._unit(self.lexicon.entries[(category, id)]))
        elif colon and name == "in":
            self.patterns.add_items(kind, (self.patterns.gap("n", "n"),), "{n}")
            self._amount(kind, f"unit:{rest}", "{n}")
            # What is chosen, or all there is, has no unit but the word itself.
            self._amount(kind, "word.unit", "{n}")
        elif kind == "Produced":
            self._own_gauges()
        elif not known:
            self._nouns(kind)

    def _words(self, kind: str, forms: Iterator[str] | list[str]) -> None:
        for form in dict.fromkeys(forms):
            self.patterns.add_words(kind, form, "")

    def _forms(self, kind: str, entry: LexiconNoun, line: str) -> None:
        for form in dict.fromkeys((*entry.forms.values(), *entry.also_called)):
            self.patterns.add_words(kind, form, line)

    def _nouns(self, kind: str) -> None:
        """All nouns, those of a category, or money."""
        for key, entry in self.lexicon.entries.items():
            category, id = key[:2]
            is_asked = category == kind or (kind == "noun" and category not in NO_NOUNS)
            if is_asked or (kind == "money" and kind in entry.flags):
                self._forms(kind, entry, id)
                if self.lexicon.phrases.declensions is not None:
                    self._without_head(kind, entry, id)

    def _without_head(self, kind: str, entry: LexiconNoun, id: str) -> None:
        """`destičku města nebo zeleně`: of several, the word that all of them begin with stands once."""
        heads = {
            *self.lexicon.word("tile").forms.values(),
            *self.lexicon.word("area").forms.values(),
        }
        for form in dict.fromkeys(entry.forms.values()):
            head, _, rest = form.partition(" ")
            if rest and head in heads:
                self.patterns.add_words(kind, rest, id)

    def _own_gauges(self) -> None:
        """A noun of a family that has a word for itself."""
        families = {key[1] for key in self.lexicon.entries if key[0] == "family"}
        for key, entry in self.lexicon.entries.items():
            noun, _, family = key[1].rpartition("_")
            if key[0] == "gauge" and family in families:
                self._forms("Produced", entry, f"{noun} {family}")

    def _unit(self, entry: LexiconNoun) -> Iterator[str]:
        """What its numbers are counted in."""
        if entry.unit_of is not None:
            yield from self.lexicon.entry(entry.unit_of).forms.values()
        elif entry.unit and entry.unit != "%":
            yield entry.unit
            for word in (*self.lexicon.phrases.words.values(), *self.lexicon.entries.values()):
                if word.forms.get("other") == entry.unit:
                    yield from (*word.forms.values(), *word.also_called)

    def _verb(self, rest: str) -> Iterator[str]:
        before, _, name = rest.partition(":")
        forms = self.lexicon.phrases.sections["verbs"][name]
        for form in [forms] if isinstance(forms, str) else forms.values():
            yield before + form

    def _adjective(self, name: str) -> Iterator[str]:
        declensions = self.lexicon.phrases.declensions
        assert declensions is not None
        for each in (name, "your") if name == "own" else (name,):
            stem, declension = declensions.adjectives[each].split()
            for endings in declensions.endings[declension].values():
                yield from (stem + ending for ending in endings.split())

    def _amount(self, kind: str, base: str, line: str) -> None:
        """So many of a thing, all of it, half of it, and what it is until something changes it."""

        def said(amount: str) -> str:
            return line.replace("{n}", amount).replace("{it}", "{goods}")

        it = self.patterns.gap("it", base)
        self.patterns.add_items(kind, (self.patterns.gap("n", "n"), it), line)
        for section, name, whole in (*WHOLES, ("All", "own", "all"), ("Half", "theirs", "half")):
            self.patterns.add_phrase(kind, section, name, {"goods": base}, said(whole))
        for name in ("any_number", "same_number", "any_amount", "same_amount"):
            if self.lexicon.phrases.has("Variable", name):
                self.patterns.add_phrase(kind, "Variable", name, {"goods": base}, said("x"))
        for key, entry in self.lexicon.entries.items():
            if key[0] == "value":
                usual = f"usual:{entry.normally}:{base}"
                self.patterns.add_phrase(kind, "ValueOf", "plain", {"goods": usual}, said(key[1]))
                own = {"goods": base, "value": f"only:value:{key[1]}", "normally": "n"}
                self.patterns.add_phrase(kind, "ValueOf", "own", own, said(key[1]))

    def _number_alone(self, kind: str) -> None:
        self.patterns.add_items(kind, (self.patterns.gap("n", "n"),), "{n}")
        for section, name, said in WHOLES:
            self.patterns.add_phrase(kind, section, name, {"goods": kind.removesuffix("#n")}, said)

    def _one(self, kind: str) -> None:
        many = kind.removesuffix(".a")
        self.patterns.add_items(kind, (self.patterns.gap("it", many),), "{it}")
        self.patterns.add_items(kind, (self.patterns.gap("it", f"{many[:-1]}.a"),), "1 {it}")

    def _with_article(self, kind: str) -> None:
        it = self.patterns.gap("it", kind.removesuffix(".a"))
        self.patterns.add_items(kind, (it,), "{it}")
        articles = self.lexicon.phrases.sections.get("articles", {})
        for name in ("plain", "before_vowel", "definite"):
            if articles.get(name):
                self.patterns.add_items(kind, (str(articles[name]), it), "{it}")
