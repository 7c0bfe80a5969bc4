"""Whole numbers as a language counts them. In: `plurals.toml` of the grammar. Out: the plural category of a number, and its figures."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

CATEGORIES = ("zero", "one", "two", "few", "many")
"""Those of the CLDR besides `other`, from few to many."""

_RELATION = re.compile(r"n(?: mod (\d+))? (not )?in (.+)")


@cache
def _table() -> tuple[Mapping[str, str], Mapping[str, Mapping[str, str]]]:
    """By language, what stands between thousands, and the rule of each plural category."""
    place = files("cardwright_grammar") / "plurals.toml"
    read = tomllib.loads(place.read_text(encoding="utf-8"))
    signs = {name: sign for sign, names in read["thousands"].items() for name in names.split()}
    rules = {
        name: {category: rules[category] for category in CATEGORIES if category in rules}
        for rules in read["plurals"]
        for name in rules["languages"].split()
    }
    return signs, rules


def _rules(language: str) -> Mapping[str, str]:
    """`sr_Latn` counts as `sr` does."""
    return _table()[1].get(_base(language), {})


def _base(language: str) -> str:
    return re.split("[-_]", language)[0]


def plural_categories(language: str) -> tuple[str, ...]:
    """Those that the language has besides `other`, from few to many."""
    return tuple(_rules(language))


def plural_category(language: str, number: int) -> str:
    """CLDR's category: one, few, many, other."""
    rules = _rules(language).items()
    return next((name for name, rule in rules if _holds(rule, abs(number))), "other")


def _holds(rule: str, number: int) -> bool:
    """`n mod 10 in 2..4 and n mod 100 not in 12..14 or n in 0`."""
    return any(all(_is(part, number) for part in one.split(" and ")) for one in rule.split(" or "))


def _is(relation: str, number: int) -> bool:
    found = _RELATION.fullmatch(relation)
    assert found, relation
    divisor, negated, values = found.groups()
    rest = number % int(divisor) if divisor else number
    ranges = [value.partition("..") for value in values.split(",")]
    return any(int(a) <= rest <= int(b or a) for a, _, b in ranges) != bool(negated)


def number_text(language: str, number: int) -> str:
    figures = f"{abs(number):,}".replace(",", _table()[0].get(_base(language), ","))
    return f"\N{MINUS SIGN}{figures}" if number < 0 else figures
