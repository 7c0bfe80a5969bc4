"""Categories of nouns, which the language knows. In: categories.toml of the grammar. Out: Category by id."""

import tomllib
from functools import cache
from typing import Any

from cardwright_grammar import read_text

from cardwright.values import dataclass
from cardwright.vocabulary.field_spec import FieldSpec


@dataclass(frozen=True, slots=True)
class Category:
    id: str
    means: str
    example: str
    base: str
    clauses: tuple[str, ...]
    fields: tuple[FieldSpec, ...]


@cache
def categories() -> dict[str, Category]:
    tables: dict[str, dict[str, Any]] = tomllib.loads(read_text("categories.toml"))
    every = _specs(tables.pop("every"))
    return {name: _category(name, table, every) for name, table in tables.items()}


def _category(name: str, table: dict[str, Any], every: tuple[FieldSpec, ...]) -> Category:
    own = _specs(table)
    return Category(
        id=name,
        means=table["means"],
        example=table["example"].strip() + "\n",
        base=table.get("base", ""),
        clauses=tuple(table.get("clauses", ())),
        fields=(*own, *every),
    )


def _specs(table: dict[str, Any]) -> tuple[FieldSpec, ...]:
    return tuple(
        FieldSpec(name, tuple(entry.pop("takes")), **entry)
        for name, entry in table.get("fields", {}).items()
    )
