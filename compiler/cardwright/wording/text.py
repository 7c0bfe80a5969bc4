"""Pieces of wording. In: words, and how they are to stand in a sentence. Out: the words in that form.

A template names the form it wants of a slot: `{resource.gen}` a case, `{steps.inf}` a mood. `{gain!}` is a verb of the table,
`{every~tag.acc}` an adjective that agrees with a slot. English needs next to none of them; Czech and Serbian do, and that is
the only reason why pieces become text so late.

A form is a name and, behind an `@`, the voice in which all below it is said: `he` of somebody who is not spoken to, `inf` behind
`may`, `part` behind `in order to`, `yours` where somebody else does it, so that what is one's own would be his. Whoever asks for a form
changes the name; the voice goes down to the last verb.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from cardwright.values import dataclass

_SLOT = re.compile(r"\{(?:(\w+)~)?(\w+)(!?)(?:\.(\w+))?\}")
MOODS = ("inf", "part")
OTHERS = "he"
YOURS = "yours"
_OWN = {"own": "your"}


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


def name_of(form: str) -> str:
    """`acc@he`: acc."""
    return form.partition("@")[0]


def voice_of(form: str) -> str:
    """`acc@he`: he."""
    return form.partition("@")[2]


def asked(name: str, voice: str) -> str:
    """The form of a part of something that is itself said in that voice."""
    if name in MOODS:
        return f"@{OTHERS}_{name}" if voice.startswith(OTHERS) else f"@{name}"
    return f"{name}@{voice}" if voice else name


class Inflection(Protocol):
    """What a language knows besides its phrases."""

    def verb(self, name: str, voice: str) -> str: ...

    def agreeing(self, name: str, part: SentencePart, case: str) -> str: ...


def fill(
    template: str,
    slots: Mapping[str, SentencePart],
    voice: str = "",
    words: Inflection | None = None,
) -> str:
    """Template with its slots filled; an empty slot leaves no double space and no space before a full stop or comma."""

    def filled(slot: re.Match[str]) -> str:
        adjective, name, verb, form = slot.groups()
        if words is not None and verb:
            return words.verb(name, voice)
        if words is not None and adjective:
            own = _OWN.get(adjective, adjective) if voice == YOURS else adjective
            return words.agreeing(own, slots[name], form or "")
        return slots[name].text(asked(form or "", voice))

    text = _SLOT.sub(filled, template) if "{" in template else template
    return re.sub(r" +([,.;)]|$)", r"\1", re.sub(r"  +", " ", text)).strip()


@dataclass(frozen=True, slots=True)
class Reworded:
    """The same in other words, for whole words of it."""

    part: SentencePart
    instead: Mapping[str, str]

    def text(self, form: str = "") -> str:
        words = self.part.text(form)
        if not self.instead:
            return words
        found = re.compile(rf"\b({'|'.join(map(re.escape, self.instead))})\b")
        return found.sub(lambda match: self.instead[match[1]], words)


@dataclass(frozen=True, slots=True)
class Beginning:
    """The same with another beginning: `loses 2 M€` for `lose 2 M€`."""

    part: SentencePart
    instead: Mapping[str, str]

    def text(self, form: str = "") -> str:
        words = self.part.text(form)
        own = self.begins(words)
        return self.instead[own] + words.removeprefix(own) if own else words

    def begins(self, words: str) -> str:
        return next((own for own in self.instead if words.startswith(f"{own} ")), "")


def slots_in(template: str) -> set[str]:
    return {found[2] for found in _SLOT.finditer(template) if not found[3]}


def verbs_in(template: str) -> set[str]:
    return {found[2] for found in _SLOT.finditer(template) if found[3]}


def adjectives_in(template: str) -> list[tuple[str, str]]:
    """Each with the case that is asked of it."""
    return [(found[1], found[4] or "") for found in _SLOT.finditer(template) if found[1]]


def without_slots(template: str) -> str:
    return _SLOT.sub("", template)


def sentence(words: str) -> str:
    """With a large letter at its start and a full stop at its end."""
    ending = "" if words.endswith((".", ":", "!")) else "."
    return capitalized(words) + ending if words else ""


def capitalized(words: str) -> str:
    return words[:1].upper() + words[1:]


def uncapitalized(words: str) -> str:
    return words[:1].lower() + words[1:]


@dataclass(frozen=True, slots=True)
class InFigures:
    """With its number, also where it is one: `draw 1 card`, where elsewhere it would be `a card`."""

    part: SentencePart

    def text(self, form: str = "") -> str:
        return self.part.text("" if name_of(form) == "a" else form)


@dataclass(frozen=True, slots=True)
class InCapitals:
    """What nobody may read over: `ON THE RESERVED AREA`."""

    part: SentencePart

    def text(self, form: str = "") -> str:
        return self.part.text(form).upper()


@dataclass(frozen=True, slots=True)
class OfAnother:
    """The same as it is said of somebody who is not spoken to."""

    part: SentencePart

    def text(self, form: str = "") -> str:
        mood = voice_of(form).removeprefix(OTHERS).strip("_")
        return self.part.text(f"{name_of(form)}@{OTHERS}{'_' * bool(mood)}{mood}")


@dataclass(frozen=True, slots=True)
class OfYou:
    """What is yours, in a sentence of which somebody else, or nobody, is the subject."""

    part: SentencePart

    def text(self, form: str = "") -> str:
        return self.part.text(form if voice_of(form) else asked(name_of(form), YOURS))


@dataclass(frozen=True, slots=True)
class Followed:
    """What stands behind it has a subject of its own, and so no form that the beginning stands in."""

    beginning: SentencePart
    between: str
    behind: SentencePart

    def text(self, form: str = "") -> str:
        return self.beginning.text(form) + self.between + self.behind.text()


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
