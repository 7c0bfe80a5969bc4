"""Pieces of wording. In: words, and how they are to stand in a sentence. Out: the words in that form.

A template names the form it wants of a slot: `{resource.gen}` a case, `{steps.infinitive}` a mood. English needs next
to none of them; Czech and Serbian do, and that is the only reason why pieces become text so late.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

_SLOT = re.compile(r"\{(\w+)(?:\.(\w+))?\}")


class SentencePart(Protocol):
    """Anything that can stand in a slot."""

    def text(self, form: str = "") -> str: ...


@dataclass(frozen=True, slots=True)
class PlainText:
    """Words that never change."""

    words: str

    def text(self, form: str = "") -> str:
        return self.words


NOTHING = PlainText("")


def fill(template: str, slots: Mapping[str, SentencePart]) -> str:
    """Template with its slots filled; an empty slot leaves no double space and no space before a full stop or comma."""
    filled = _SLOT.sub(lambda slot: slots[slot[1]].text(slot[2] or ""), template)
    return re.sub(r" +([,.)]|$)", r"\1", re.sub(r"  +", " ", filled)).strip()


def sentence(words: str) -> str:
    """With a large letter at its start and a full stop at its end."""
    ending = "" if words.endswith((".", ":", "!")) else "."
    return capitalized(words) + ending if words else ""


def capitalized(words: str) -> str:
    return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class Joined:
    """A list: `a, b and c`. All its parts stand in the same form."""

    parts: Sequence[SentencePart]
    pair: str
    last: str
    comma: str = ", "

    def text(self, form: str = "") -> str:
        words = [part.text(form) for part in self.parts]
        if len(words) < 3:
            return self.pair.join(words)
        return self.comma.join(words[:-1]) + self.last + words[-1]
