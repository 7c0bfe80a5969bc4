"""The work of `cardwright import`. In: wording with a name, and lines such as `Cost: 11`. Out: the source of a card; exit 1 where a part was not understood."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cardwright.wording.phrases import languages
from cardwright.printed.filled_lines import STEP, indented
from cardwright.printed.offered_lines import in_the_plural, line_meant
from cardwright.printed.readers import reader_of
from cardwright.printed.reading import TextReader
from cardwright.printed.rules_of import gathered
from cardwright.rules.nodes import Card
from cardwright.syntax import prepare_grammar
from cardwright.vocabulary import Vocabulary
from cardwright.vocabulary.words import as_one_word
from cardwright.wording.phrases import load_phrases
from cardwright_tools.near import unknown
from cardwright_tools.reading import text_of
from cardwright_tools.understanding import understood

_FACT = re.compile(r"^(cost|price|tags?|number|type|kind|holds)\s*[:=]?\s+(.+)$", re.IGNORECASE)
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
    text = sys.stdin.read() if str(file) == "-" else text_of(file)
    pasted = _pasted(text)
    if not pasted.name:
        print("There is no wording: the first line is the name of the card.", file=sys.stderr)
        return 2
    project = understood()
    vocabulary = project.language.vocabulary
    importer = Importer(
        reader_of(vocabulary, project.cards, language, by_first=True), vocabulary, language
    )
    lines = importer.source(pasted, number)
    print("\n".join(lines))
    return 1 if importer.left else 0


def _pasted(text: str) -> Pasted:
    pasted = Pasted()
    for line in (line.strip() for line in text.splitlines()):
        fact = _FACT.match(line)
        if not line:
            continue
        if not pasted.name:
            pasted.name = line.strip('"“”')
        elif fact:
            pasted.facts[fact[1].lower().removesuffix("s") if fact[1] != "holds" else "holds"] = (
                fact[2]
            )
        else:
            pasted.texts.append(line)
    return pasted


def quoted(text: str) -> str:
    """A text in a source holds no quotation mark."""
    return text.replace('"', "'")


@dataclass(slots=True)
class Importer:
    """`left`: what was not understood."""

    reader: TextReader
    vocabulary: Vocabulary
    language: str
    left: list[str] = field(default_factory=list)

    def source(self, pasted: Pasted, number: str) -> list[str]:
        id = as_one_word(pasted.name)
        card = Card(self.vocabulary.kinds["card"].noun, id, pasted.name, "", "")
        clauses = [clause for text in pasted.texts for clause in self._clauses(text, card)]
        gathered_clauses = gathered(clauses)
        said = "\n".join(gathered_clauses)
        return [
            "# Read from print: confirm every line.",
            f'card {id} "{pasted.name}"',
            *(f"{STEP}{line}" for line in self._facts(pasted, number, said)),
            *(indented(in_the_plural(clause, self.vocabulary, "")) for clause in gathered_clauses),
            *(f"{STEP}# not understood: {words}" for words in self.left),
            *(f'{STEP}printed {self.language} "{quoted(text)}"' for text in pasted.texts),
        ]

    def _facts(self, pasted: Pasted, number: str, said: str) -> Iterator[str]:
        number = number or pasted.facts.get("number", "")
        yield f"number {number}" if number else "# number: say which"
        quality = self._quality(pasted, said)
        cost = re.search(r"\d+", pasted.facts.get("cost", pasted.facts.get("price", "")))
        facts = [quality, f"cost {cost[0]}" if cost else ""]
        tags = self._tags(pasted.facts.get("tag", ""))
        held = re.search(r"(?:add|pay|per)(?: \d+)? (\w+) (?:to|from|on) this card", said)
        token = self.vocabulary.find(held[1], ("token",)) if held else None
        facts.append(f"holds {token.noun.id}" if token else "")
        facts.append(f"tags {', '.join(tags)}" if tags else "")
        yield ", ".join(fact for fact in facts if fact)
        if not cost:
            yield "# cost: say how much"

    def _quality(self, pasted: Pasted, said: str) -> str:
        """As it is called, or as its clauses show."""
        called = pasted.facts.get("type", pasted.facts.get("kind", "")).lower().split(" ")[0]
        known = [entry.noun.id for entry in self.vocabulary.of_category("quality")]
        if called in known:
            return called
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
            entry = self.vocabulary.find(word, ("tag",))
            if entry is not None:
                tags.append(entry.noun.id)
            elif word and word not in ("and", "tag", "tags", "none", "no", "-"):
                self.left.append(f"tag `{word}`")
        return tags

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
        labels = load_phrases(self.language).sections["labels"].values()
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
        return line_meant(text, False, "", self.reader, self.vocabulary, prepare_grammar(), card)
