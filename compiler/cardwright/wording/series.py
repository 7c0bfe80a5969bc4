"""Phrases one after another. In: phrases of steps or options. Out: one list, in which a verb shared by neighbours stands once."""

from collections.abc import Sequence
from itertools import groupby, pairwise

from cardwright.values import replace
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, Joined, SentencePart
from cardwright.wording.writer import Writer


def runs_of_one_verb(phrases: Sequence[PhraseText]) -> list[list[PhraseText]]:
    runs: list[list[PhraseText]] = []
    for phrase in phrases:
        if runs and phrase.shares_verb_with(runs[-1][-1]):
            runs[-1].append(phrase)
        else:
            runs.append([phrase])
    return runs


def together(writer: Writer, phrases: Sequence[PhraseText]) -> SentencePart:
    """All of them: `gain 3 heat and 2 plants, and draw 1 card`."""
    phrases = _repeated_once(writer, phrases)
    runs = _of_the_same_gauge(runs_of_one_verb(phrases))
    parts = [writer.all_of(_verb_once(run)) for run in runs]
    if len(parts) == 1:
        return parts[0]
    if any(len(run) > 1 for run in runs) or any(phrase.has_tail for phrase in phrases[:-1]):
        return Joined(parts, writer.list_word("and_wide"), writer.list_word("and_wide"))
    return writer.all_of(parts)


def _repeated_once(writer: Writer, phrases: Sequence[PhraseText]) -> Sequence[PhraseText]:
    """`raise temperature 1 step, twice`: what is done two times in a row, each by itself."""
    said: list[PhraseText] = []
    for _, same in groupby(phrases, PhraseText.text):
        first, *again = same
        twice = len(again) == 1 and not first.alone
        said += [writer.phrase("Block", "twice", said=first)] if twice else [first, *again]
    return said


def _of_the_same_gauge(runs: Sequence[list[PhraseText]]) -> list[list[PhraseText]]:
    """`decrease any energy production 1 step and increase your own 1 step`: what it is stands once."""
    said = list(runs[:1])
    for before, run in pairwise(runs):
        same = (
            len(run) == len(before) == 1
            and run[0].has_form("same")
            and _is_gauge_of(run[0], before[-1])
        )
        said.append([run[0].cut("same")] if same else run)
    return said


def _is_gauge_of(phrase: PhraseText, before: PhraseText) -> bool:
    gauges = [each.slots.get("gauge", NOTHING).text() for each in (phrase, before)]
    return before.name == "any_player" and gauges[0] == gauges[1]


def either(writer: Writer, phrases: Sequence[PhraseText]) -> SentencePart:
    """One of them: `spend 1 plant or 1 steel`."""
    runs = runs_of_one_verb(phrases)
    parts = [writer.any_of(_end_once(run) or _verb_once(run)) for run in runs]
    if len(parts) == 1:
        return parts[0]
    return Joined(parts, writer.list_word("or_wide"), writer.list_word("or_wide"))


def _verb_once(run: Sequence[PhraseText]) -> list[SentencePart]:
    return [run[0], *(phrase.cut("more") for phrase in run[1:])]


def _end_once(run: Sequence[PhraseText]) -> list[SentencePart]:
    """Where all of the run end alike, the end stands behind the last; empty where they do not."""
    if len(run) < 2 or not all(phrase.shares_end_with(run[0]) for phrase in run[1:]):
        return []
    return [run[0].cut("first"), *(p.cut("middle") for p in run[1:-1]), run[-1].cut("more")]
