"""Answers and what they rest on. In: a question, fingerprints, the work. Out: the answer, worked out anew only where a fingerprint changed."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from hashlib import blake2b
from typing import TypeVar, cast

from cardwright.values import dataclass
from cardwright.written_answers import read, written

Value = TypeVar("Value")


def fingerprint(*texts: str) -> str:
    """Of texts in their order."""
    found = blake2b(digest_size=16)
    for text in texts:
        raw = text.encode("utf-8", "surrogatepass")
        found.update(b"%d:" % len(raw) + raw)
    return found.hexdigest()


@dataclass(slots=True)
class Known:
    """`text` is what was written down of the value; it is read when somebody asks."""

    rests_on: str
    value: object = None
    text: str = ""


class Answers:
    """By question and by what it is about. `worked` counts what was not known."""

    def __init__(self, before: "Answers | None" = None) -> None:
        self._known: dict[tuple[str, str], Known] = dict(before._known) if before else {}
        self.worked: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._known)

    def ask(self, question: str, about: str, rests_on: str, work: Callable[[], Value]) -> Value:
        known = self._up_to_date(question, about, rests_on, work)
        if known.text:
            known.value, known.text = read(known.text, about), ""
        return cast(Value, known.value)

    def told(self, question: str, about: str, rests_on: str, work: Callable[[], object]) -> str:
        """The answer as it is written, for whoever wants to know only whether it is another one."""
        known = self._up_to_date(question, about, rests_on, work)
        return known.text or written(known.value, about)

    def _up_to_date(
        self, question: str, about: str, rests_on: str, work: Callable[[], object]
    ) -> Known:
        known = self._known.get((question, about))
        if known is None or known.rests_on != rests_on:
            self.worked[question] += 1
            known = self._known[question, about] = Known(rests_on, work())
        return known

    def lines(self, questions: Collection[str], abouts: Collection[str]) -> Iterator[str]:
        """A line for each answer to one of these questions about one of these; a name that would break a line is left out."""
        for (question, about), known in self._known.items():
            if question in questions and about in abouts and about.isprintable():
                text = known.text or written(known.value, about)
                yield "\t".join((question, about, known.rests_on, text))

    @classmethod
    def from_lines(cls, lines: list[str]) -> "Answers":
        found = cls()
        for line in lines:
            question, about, rests_on, text = line.split("\t", 3)
            found._known[question, about] = Known(rests_on, None, text)
        return found
