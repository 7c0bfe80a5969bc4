"""Changes that change nothing, each with its reason. In: equal_meanings.toml. Out: the reason for a pair, if there is one."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cardwright_tools.meaning_survives.pairs import Pair


@dataclass(frozen=True, slots=True)
class Equal:
    """`lines`: what one of the two says more often than the other."""

    field: str
    lines: str
    reason: str


@cache
def equal_meanings() -> tuple[Equal, ...]:
    text = files(__package__).joinpath("equal_meanings.toml").read_text("utf-8")
    return tuple(Equal(**entry) for entry in tomllib.loads(text).get("equal", ()))


def reason_for(pair: Pair) -> str:
    return next((equal.reason for equal in equal_meanings() if _is(equal, pair)), "")


def _is(equal: Equal, pair: Pair) -> bool:
    one, other = (len(re.findall(equal.lines, row)) for row in pair.rows)
    return pair.field.endswith(equal.field) and one != other
