"""One story. In: the cells of a table or the lines of a block. Out: phrases, each with the one it speaks of."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright_tools.stories.packs import Pack


class StoryMistake(Exception):
    """A phrase that cannot be understood, or a step that cannot be taken."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """`10 megacredits`, said of `you`, of `red`, or of nobody (empty) where the subject is not given."""

    subject: str
    words: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.words}" if self.subject else self.words


@dataclass(frozen=True, slots=True)
class Story:
    path: str
    line: int
    section: str
    given: tuple[Phrase, ...]
    when: tuple[Phrase, ...]
    then: tuple[Phrase, ...]
    # Why its form cannot be read; such a story has no phrases.
    mistake: str = ""
    # The pack that the story belongs to: it is in play without a word.
    pack: Pack | None = None

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        return (*self.given, *self.when, *self.then)

    @property
    def name(self) -> str:
        return f"{self.section}, line {self.line}"


# `red: 3 plants`; a key such as `area:3-4` has no space behind its colon.
SUBJECT = re.compile(r"(\w+):\s+(.*)")


# Who sits there may be called by what he is.
IN_THE_SECOND_SEAT = {"opponent": "red", "marsbot": "red"}


def phrases_of(text: str) -> tuple[Phrase, ...]:
    """`10 megacredits, ants in play; red: 3 plants`: a semicolon ends what a subject says."""
    return tuple(phrase for group in text.split(";") for phrase in _said_in(group))


def _said_in(group: str) -> Iterator[Phrase]:
    subject = ""
    for part in group.split(","):
        words = " ".join(part.split())
        if named := SUBJECT.fullmatch(words):
            subject, words = named[1], named[2]
            subject = IN_THE_SECOND_SEAT.get(subject, subject)
        if words:
            yield Phrase(subject, words)
