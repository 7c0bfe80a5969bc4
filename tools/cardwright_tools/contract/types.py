"""Types of parameters. In: the aliases of a runtime, each with what it takes. Out: entries of the contract."""

import ast
from collections.abc import Mapping
from typing import Any

# Classes of every runtime, and what a function is told where it takes one.
_CONTEXT = {
    "Game": "game",
    "Player": "player",
    "Frame": "frame",
    "Event": "event",
    "Rule": "rule itself",
    "Card": "card",
}
_KERNEL_FRAME = "kernel.frame"
_KINDS = (
    "areas for a marker",
    "areas looked at",
    "several nouns",
    "listed nouns",
    "noun by all names",
    "noun by name",
    "nouns",
    "gauges",
    "cards of the deck",
    "cards",
    "amount",
    "count",
    "reckoned",
    "number",
    "flag",
    "areas",
    "players",
    "each player",
    "words",
    "context",
)


def types_in(module: ast.Module, classes: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """`Tile: TypeAlias = int`, and below it `Takes: nouns tile`. `classes`: the module of each class of the runtime."""
    types: dict[str, dict[str, Any]] = {
        name: {
            "takes": "context",
            "context": told,
            "module": classes.get(name, _KERNEL_FRAME if name == "Frame" else ""),
        }
        for name, told in _CONTEXT.items()
    }
    for alias, comment in zip(module.body, module.body[1:]):
        match alias, comment:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str() as said)),
            ):
                types[name] = _type(said)
    return types


def _type(said: str) -> dict[str, Any]:
    told = said.removeprefix("Takes: ")
    told, _, otherwise = told.partition(" else ")
    kind = next(kind for kind in _KINDS if told == kind or told.startswith(kind + " "))
    rest = told.removeprefix(kind).strip()
    entry: dict[str, Any] = {"takes": kind}
    if kind == "context":
        return {**entry, "context": rest}
    if otherwise:
        entry["otherwise"] = otherwise
    rest, _, without = rest.partition(" without ")
    if without:
        entry["without"] = without.split()
    rest, _, marked = rest.partition(" marked ")
    if marked:
        entry["marked"] = marked
    if "=" in rest:
        entry["words"] = dict(pair.split("=") for pair in rest.split())
    elif rest:
        entry["categories"] = rest.split()
    return entry
