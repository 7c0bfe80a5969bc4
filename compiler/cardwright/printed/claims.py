"""What print says beside its rule. In: lines of the language with claims in them. Out: the lines alone, and the kinds of what is untrue.

A claim stands in a line between two `#`: `#own or any player#` is what no rule can say, `#amount: 4 = 2 + 2#` is true or not;
where one side of it is empty, nothing is claimed.
"""

import re
from collections.abc import Iterator, Mapping

from cardwright.values import dataclass

_CLAIM = re.compile(r" ?#([\w ]+)(?:: ([^#=]*)=([^#]*))?#")
_SUM = re.compile(r"\d+( \+ \d+)*")


@dataclass(frozen=True, slots=True)
class Untrue:
    """`kind` as a difference has it; `words`: the printed ones."""

    kind: str
    words: str


def without_claims(line: str) -> str:
    return _CLAIM.sub("", line)


def claims_in(line: str) -> str:
    return "".join(claim[0] for claim in _CLAIM.finditer(line))


def untrue_in(line: str, words: str, known: Mapping[str, str]) -> Iterator[Untrue]:
    """`known`: what a name behind `@` stands for; several ways to say it are parted by `|`."""
    for kind, one, other in _CLAIM.findall(line):
        said, true = _values(one, known), _values(other, known)
        if not (one or other) or (said and true and said.isdisjoint(true)):
            yield Untrue(kind, words)


def _values(said: str, known: Mapping[str, str]) -> set[str]:
    said = said.strip()
    if said.startswith("@"):
        said = known.get(said[1:], "")
    if _SUM.fullmatch(said):
        return {str(sum(map(int, said.split(" + "))))}
    return {value for value in said.split("|") if value and "+" not in value}
