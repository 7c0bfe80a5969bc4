"""Phrases one after another. In: phrases of steps or options. Out: one list, in which a verb shared by neighbours stands once."""

from collections.abc import Sequence

from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import Joined, SentencePart
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
    runs = runs_of_one_verb(phrases)
    parts = [writer.all_of(_verb_once(run)) for run in runs]
    if len(parts) == 1:
        return parts[0]
    if any(len(run) > 1 for run in runs) or any(phrase.has_tail for phrase in phrases[:-1]):
        return Joined(parts, writer.list_word("and_wide"), writer.list_word("and_wide"))
    return writer.all_of(parts)


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
