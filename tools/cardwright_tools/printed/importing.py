"""The work of `cardwright import`. In: wording with a name, and lines such as `Cost: 11`. Out: the source of a card; exit 1 where a part was not understood."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cardwright.wording.phrases import languages
from cardwright.printed.filled_lines import STEP, indented
from cardwright.printed.nouns_in_print import nouns_of
from cardwright.printed.as_authors_write import as_authors_write
from cardwright.printed.offered_lines import line_meant
from cardwright.printed.readers import reader_of
from cardwright.printed.reading import TextReader
from cardwright.printed.rules_of import gathered
from cardwright.printed.words_of_text import words_of
from cardwright.rules.nodes import Card
from cardwright.syntax import prepare_grammar
from cardwright.vocabulary import Entry, Vocabulary
from cardwright.vocabulary.words import as_one_word
from cardwright.wording import Lexicon
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.scripts import as_latin
from cardwright_tools.near import unknown
from cardwright_tools.printed.printed_file import MOST_LETTERS
from cardwright_tools.reading import text_of
from cardwright_tools.understanding import understood

_FACT = re.compile(r"^([^\W\d_]+)\s*[:=]?\s+(.+)$")
_CALLED = {
    **{name: name for name in ("cost", "number", "type", "holds")},
    **{"price": "cost", "kind": "type", "tag": "tag", "tags": "tag"},
}
"""What may stand before a fact, in whatever language; each language adds its own words."""
_QUOTES = " .,\"“”„'"
_FIELDS = {"cost": "cost", "number": "number", "tag": "tags"}
_SENTENCE = re.compile(r"[^.]+\.?\s*")


@dataclass(slots=True)
class Pasted:
    """`facts`: lines such as `Cost: 11`; `texts`: the others."""

    name: str = ""
    facts: dict[str, str] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)


def run(file: Path, language: str, number: str) -> int:
    if language not in languages():
        print(unknown("reading table", language, languages()), file=sys.stderr)
        return 2
    if str(file) != "-" and not file.is_file():
        print(f"There is no file `{file}`.", file=sys.stderr)
        return 2
    text = sys.stdin.read(MOST_LETTERS + 1) if str(file) == "-" else text_of(file)
    if len(text) > MOST_LETTERS:
        print(
            f"This is far more than a card says: {MOST_LETTERS:,} letters at most.", file=sys.stderr
        )
        return 2
    project = understood()
    vocabulary = project.language.vocabulary
    lexicon = lexicon_of(vocabulary, language)
    pasted = pasted_card(text, lexicon)
    if not pasted.name:
        print("There is no wording: the first line is the name of the card.", file=sys.stderr)
        return 2
    importer = Importer(
        reader_of(vocabulary, project.cards, language, by_first=True), vocabulary, lexicon
    )
    lines = importer.source(pasted, number)
    print("\n".join(lines))
    return 1 if importer.left else 0


def pasted_card(text: str, lexicon: Lexicon) -> Pasted:
    called = _called(lexicon)
    pasted = Pasted()
    for line in (line.strip() for line in text.splitlines()):
        fact = _FACT.match(line)
        name = called.get(in_latin(fact[1], lexicon)) if fact else None
        if not line:
            continue
        if not pasted.name:
            pasted.name = line.strip('"“”')
        elif fact and name:
            pasted.facts[name] = fact[2]
        else:
            pasted.texts.append(line)
    return pasted


def _called(lexicon: Lexicon) -> dict[str, str]:
    """By the word that stands before it, the name of a fact."""
    named = dict(_CALLED)
    words = {name: lexicon.entries.get(("field", field)) for name, field in _FIELDS.items()}
    for name, entry in (*words.items(), ("tag", lexicon.word("tag"))):
        for form in entry.forms.values() if entry else ():
            named.setdefault(in_latin(form, lexicon), name)
    return named


def in_latin(words: str, lexicon: Lexicon) -> str:
    return as_latin(words.lower(), lexicon.phrases)


def quoted(text: str) -> str:
    """A text in a source holds no quotation mark."""
    return text.replace('"', "'")


@dataclass(slots=True)
class Importer:
    """`left`: what was not understood."""

    reader: TextReader
    vocabulary: Vocabulary
    lexicon: Lexicon
    left: list[str] = field(default_factory=list)

    def source(self, pasted: Pasted, number: str) -> list[str]:
        id = as_one_word(in_latin(pasted.name, self.lexicon))
        card = Card(self.vocabulary.kinds["card"].noun, id, pasted.name, "", "")
        clauses = [clause for text in pasted.texts for clause in self._clauses(text, card)]
        gathered_clauses = gathered(clauses)
        said = "\n".join(gathered_clauses)
        return [
            "# Read from print: confirm every line.",
            f'card {id} "{pasted.name}"',
            *(f"{STEP}{line}" for line in self._facts(pasted, number, said)),
            *(
                indented(as_authors_write(clause, self.vocabulary, ""))
                for clause in gathered_clauses
            ),
            *(f"{STEP}# not understood: {words}" for words in self.left),
            *(
                f'{STEP}printed {self.lexicon.phrases.language} "{quoted(text)}"'
                for text in pasted.texts
            ),
        ]

    def _facts(self, pasted: Pasted, number: str, said: str) -> Iterator[str]:
        number = number or pasted.facts.get("number", "")
        yield f"number {number}" if number else "# number: say which"
        quality = self._quality(pasted, said)
        cost = re.search(r"\d+", pasted.facts.get("cost", ""))
        if "cost" in pasted.facts and not cost:
            self.left.append(f"cost `{pasted.facts['cost']}`")
        facts = [quality, f"cost {cost[0]}" if cost else ""]
        tags = self._tags(pasted.facts.get("tag", ""))
        held = re.search(r"(?:add|pay|per)(?: \d+)? (\w+) (?:to|from|on) this card", said)
        token = self.vocabulary.find(held[1], ("token",)) if held else None
        if named := pasted.facts.get("holds", ""):
            token = self._noun(named, "token") or token
        facts.append(f"holds {token.noun.id}" if token else "")
        facts.append(f"tags {', '.join(tags)}" if tags else "")
        yield ", ".join(fact for fact in facts if fact)
        if not cost:
            yield "# cost: say how much"

    def _quality(self, pasted: Pasted, said: str) -> str:
        """As it is called, or as its clauses show."""
        if called := pasted.facts.get("type", ""):
            entry = self._noun(called, "quality")
            if entry is not None:
                return entry.noun.id
        stays = re.search(
            r"^(action|whenever|discount|protect|\w+ is |\w+ pays)", said, re.MULTILINE
        )
        with_clauses = [
            entry.noun.id
            for entry in self.vocabulary.of_category("quality")
            if bool(entry.field("without")) != bool(stays)
        ]
        return next(iter(with_clauses), "")

    def _tags(self, text: str) -> list[str]:
        tags: list[str] = []
        for word in re.split(r"[,\s/]+", text.lower()):
            if word and word not in ("and", "tag", "tags", "none", "no", "-"):
                entry = self._noun(word, "tag")
                tags += [entry.noun.id] if entry else []
        return tags

    def _noun(self, said: str, category: str) -> Entry | None:
        """As the language calls it; `green` is enough for a green card."""
        said = in_latin(said.strip(_QUOTES), self.lexicon)
        for word, id in self._words_for(category):
            called = word.lower().strip(_QUOTES)
            if said in (called, called.split(" ")[0]):
                return self.vocabulary.find(id, (category,))
        self.left.append(f"{category} `{said}`")
        return None

    def _words_for(self, category: str) -> Iterator[tuple[str, str]]:
        for called, word, id in nouns_of(self.vocabulary, self.lexicon.phrases.language):
            if called == category:
                yield word, id
        for (of, id, *_), words in self.lexicon.entries.items():
            if of == category:
                yield from ((form, id) for form in words.forms.values())

    def _clauses(self, text: str, card: Card) -> list[str]:
        """What stands behind a label is one thing, and is understood whole or not at all."""
        found: list[str] = []
        for said in filter(None, map(str.strip, self._label.split(text))):
            found += (
                self._labelled(said, card) if self._label.match(said) else self._said(said, card)
            )
        return found

    @property
    def _label(self) -> re.Pattern[str]:
        """Where one begins: `Action:` or `(Effect:`, as the language has it."""
        labels = self.lexicon.phrases.sections["labels"].values()
        named = "|".join(re.escape(str(label).rstrip(":")) for label in labels)
        return re.compile(rf"(?=\(?\b(?:{named})\s*:)", re.IGNORECASE)

    def _labelled(self, text: str, card: Card) -> list[str]:
        meant = self._meant(text, card)
        self.left += [] if meant else [text]
        return [meant] if meant else []

    def _said(self, text: str, card: Card) -> list[str]:
        """As many sentences together as can be read, so that what is understood is not lost with what is not."""
        found: list[str] = []
        sentences = [each.strip() for each in _SENTENCE.findall(text) if each.strip(" .")]
        while sentences:
            for number in range(len(sentences), 0, -1):
                meant = self._meant(" ".join(sentences[:number]), card)
                if meant:
                    break
            found += [meant] if meant else []
            self.left += [] if meant else [sentences[0]]
            sentences = sentences[number:]
        return found

    def _meant(self, text: str, card: Card) -> str:
        """An amount alone asks for nothing."""
        meant = line_meant(text, False, "", self.reader, self.vocabulary, prepare_grammar(), card)
        return "" if meant.startswith("requires ") and len(words_of(text)) <= 2 else meant
