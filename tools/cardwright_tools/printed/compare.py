"""The work of `cardwright wording compare`. In: a file of printed texts and a language. Out: a report and an exit code."""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardwright.printed.comparing import AGREES, Comparer, PartCompared, comparer_of
from cardwright.findings.words import many
from cardwright.wording.phrases import languages
from cardwright.printed.difference_in_words import in_words, sentence_of
from cardwright.rules.nodes import Card
from cardwright.wording import Lexicon
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.near import unknown
from cardwright_tools.printed.printed_file import (
    NotPrintedTexts,
    PrintedCard,
    by_what_they_are_called,
    cards_of,
    printed_cards,
)
from cardwright_tools.understanding import understood


@dataclass(frozen=True, slots=True)
class Compared:
    printed: PrintedCard
    card: Card | None
    parts: Sequence[PartCompared]

    @property
    def agrees(self) -> bool:
        return self.card is not None and all(part.verdict == AGREES for part in self.parts)


def run(file: Path, language: str, as_json: bool) -> int:
    if language not in languages():
        print(unknown("reading table", language, languages()), file=sys.stderr)
        return 2
    if not file.is_file():
        print(f"There is no file `{file}`.", file=sys.stderr)
        return 2
    try:
        printed = printed_cards(file)
    except NotPrintedTexts as problem:
        print(problem, file=sys.stderr)
        return 2
    project = understood()
    vocabulary = project.language.vocabulary
    cards = project.cards
    comparer = comparer_of(vocabulary, cards, language)
    called = by_what_they_are_called(cards)
    found = [_nearest(each, cards_of(each, called, vocabulary.kinds), comparer) for each in printed]
    lexicon = lexicon_of(vocabulary, language)
    print(_as_json(found, lexicon) if as_json else "\n".join(_lines(found, lexicon)))
    return 0 if all(each.agrees for each in found) else 1


def _nearest(printed: PrintedCard, cards: Sequence[Card], comparer: Comparer) -> Compared:
    """Of several that are called so, the one that the texts fit best."""
    compared = (Compared(printed, card, comparer.compare(card, printed.texts)) for card in cards)
    return min(compared, key=_problems, default=Compared(printed, None, ()))


def _problems(compared: Compared) -> int:
    return sum(len(part.differences) + 10 * len(part.unread) for part in compared.parts)


def _lines(found: Sequence[Compared], lexicon: Lexicon) -> list[str]:
    lines: list[str] = []
    for each in found:
        if each.card is None:
            lines += [f"{each.printed.shown}: there is no such card", ""]
        elif not each.agrees:
            lines += [f"{each.printed.shown} ({each.card.id})"]
            lines += [
                line
                for part in each.parts
                if part.verdict != AGREES
                for line in _part(part, lexicon)
            ]
            lines.append("")
    return [*lines, _sum(found)]


def _part(part: PartCompared, lexicon: Lexicon) -> list[str]:
    return [
        f"  {part.part}: {part.verdict}",
        *(f"    {sentence_of(difference, lexicon)}" for difference in part.differences),
        *(f"    from here on: {words}" for words in part.unread),
    ]


def _sum(found: Sequence[Compared]) -> str:
    counted = Counter(part.verdict for each in found for part in each.parts)
    said = ", ".join(f"{number} {verdict}" for verdict, number in counted.most_common())
    agreeing = sum(each.agrees for each in found)
    return f"{many(len(found), 'card')}, {agreeing} agree. Parts: {said or 'none'}."


def _as_json(found: Sequence[Compared], lexicon: Lexicon) -> str:
    return json.dumps([_card_json(each, lexicon) for each in found], indent=2, ensure_ascii=False)


def _card_json(each: Compared, lexicon: Lexicon) -> dict[str, Any]:
    return {
        "name": each.printed.name,
        "number": each.printed.number,
        "card": each.card.id if each.card else None,
        "parts": {part.part: _part_json(part, lexicon) for part in each.parts},
    }


def _part_json(part: PartCompared, lexicon: Lexicon) -> dict[str, Any]:
    return {
        "verdict": part.verdict,
        "differences": [
            {
                "kind": one.kind,
                "printed": in_words(one.printed, lexicon),
                "rule": in_words(one.ruled, lexicon),
            }
            for one in part.differences
        ],
        "not_understood": list(part.unread),
        "readings": list(part.readings),
    }
