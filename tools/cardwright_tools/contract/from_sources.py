"""The contract of a runtime. In: its Python files, read and never imported. Out: the data of its `contract.json`."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardwright_tools.contract.bases import bases_in
from cardwright_tools.contract.described import Described, described, names_in, patterns_in
from cardwright_tools.contract.types import types_in
from cardwright_tools.reading import Unreadable, text_of

_NAMES = "names"
_SLOTS = "slots"
_WHO = "who"
_EVERY = "Event(who)"
"""In `Speaks of`: every event with somebody who does it."""
_LISTS = {
    "stronger_than": "Stronger than",
    "speaks_of": "Speaks of",
    "rests_on": "Rests on",
    "adds": "Adds",
    "takes": "Takes",
    "instead": "Instead",
    "reads": "Reads",
    "sets_off": "Sets off",
}


@dataclass(frozen=True, slots=True)
class Source:
    """`module` is its name below the package of the runtime."""

    module: str
    tree: ast.Module


def contract_of(package: str, folder: Path) -> dict[str, Any]:
    sources = [_source(path, folder) for path in sorted(folder.rglob("*.py"))]
    slots = next((source.tree for source in sources if source.module == _SLOTS), None)
    if slots is None:
        raise Unreadable(f"`{folder}` holds no runtime of a game: it has no `{_SLOTS}.py`.")
    types = types_in(slots, dict(_classes(sources)))
    offers = [offer for source in sources for offer in _offers(source, types)]
    doers = _events_of_somebody(offers)
    for offer in offers:
        _name_events(offer.get("speaks_of", []), doers)
    return {
        "package": package,
        "names": next((source.module for source in sources if source.module == _NAMES), ""),
        "types": types,
        "offers": offers,
        "bases": list(bases_in((source.module, source.tree) for source in sources)),
        "constants": {name: source.module for source in sources for name in _constants(source)},
        "numbers": {name: n for source in sources for name, n in _numbers(source)},
        "limits": {name: limit for source in sources for name, limit in _limits(source)},
        "noun_fields": {name: told for source in sources for name, told in _fields(source)},
    }


def _classes(sources: list[Source]) -> Iterator[tuple[str, str]]:
    for source in sources:
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef):
                yield node.name, source.module


def _source(path: Path, folder: Path) -> Source:
    parts = path.relative_to(folder).with_suffix("").parts
    module = ".".join(part for part in parts if part != "__init__")
    try:
        return Source(module, ast.parse(text_of(path)))
    except (SyntaxError, ValueError, RecursionError) as problem:
        raise Unreadable(f"`{path}` is no Python that can be read: {problem}.") from problem


def _offers(source: Source, types: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef):
            told = described(ast.get_docstring(node))
            if told.get("Role") or patterns_in(told):
                yield _offer(node, source.module, told, types)


def _offer(
    node: ast.FunctionDef, module: str, told: Described, types: dict[str, Any]
) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": node.name,
        "module": module,
        "returns": ast.unparse(node.returns) if node.returns else "None",
        "parameters": [[arg.arg, _type_name(arg, types)] for arg in node.args.args],
    }
    if patterns_in(told):
        entry["for"] = patterns_in(told)
    role = names_in(told, "Role")
    if role and role[0] not in ("test", "most", "undo"):
        entry["role"] = role[0]
    if "Kind" in told:
        entry["event"] = told["Kind"][0]
    if "Before" in told:
        entry["before"] = told["Before"][0]
    entry.update(_uses(told))
    entry.update({key: names_in(told, label) for key, label in _LISTS.items() if label in told})
    return entry


def _events_of_somebody(offers: list[dict[str, Any]]) -> list[str]:
    """The nodes of events that a player brings about."""
    by_somebody = (o for o in offers if "event" in o and any(_WHO in p for p in o["parameters"]))
    return list(dict.fromkeys(one.partition("(")[0] for o in by_somebody for one in o["for"]))


def _name_events(spoken_of: list[str], doers: list[str]) -> None:
    if _EVERY in spoken_of:
        place = spoken_of.index(_EVERY)
        spoken_of[place : place + 1] = doers


def _uses(told: Described) -> Iterator[tuple[str, Any]]:
    """`Test: can_lose in sum`; `Most: stock gauge=resource`; `Undo: discount_tag -amount`."""
    for test in told.get("Test", ()):
        yield "test", [test.removesuffix(" in sum")]
        if test.endswith(" in sum"):
            yield "sums", True
    for most in told.get("Most", ()):
        yield "most", most.split()
    for undo in told.get("Undo", ()):
        yield "undo", undo.split()


def _type_name(arg: ast.arg, types: dict[str, Any]) -> str:
    """What is told without anybody saying it may be of a type that only the runtime knows."""
    said = ast.unparse(arg.annotation) if arg.annotation is not None else ""
    name = said.strip("'\"")
    return name if name in types else types.setdefault(name, {"takes": "context"}) and name


def _constants(source: Source) -> Iterator[str]:
    """Plain numbers that a module of the runtime fixes for all; that of an event beside the functions that answer it."""
    of_all = source.module.rpartition(".")[2] in ("rule", "facets", "nouns")
    events = set(_events(source))
    for node in source.tree.body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name), annotation=ast.Name(id="Final")
            ) if name in events or (of_all and name.isupper() and name[0] != "_"):
                yield name


def _events(source: Source) -> Iterator[str]:
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef):
            told = described(ast.get_docstring(node))
            yield from (*told.get("Kind", ()), *told.get("Before", ()))


def _numbers(source: Source) -> Iterator[tuple[str, int]]:
    """Of blocks."""
    if source.module == "rule":
        for node in source.tree.body:
            match node:
                case ast.AnnAssign(
                    target=ast.Name(id=name), value=ast.Constant(value=int() as number)
                ):
                    yield name, number


def _limits(source: Source) -> Iterator[tuple[str, int]]:
    for node, comment in zip(source.tree.body, source.tree.body[1:]):
        match node, comment:
            case (
                ast.AnnAssign(value=ast.Constant(value=int() as limit)),
                ast.Expr(value=ast.Constant(value=str() as said)),
            ):
                for name in described(said).get("Limit", ()):
                    yield name, limit


def _fields(source: Source) -> Iterator[tuple[str, list[str]]]:
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef):
            told = described(ast.get_docstring(node))
            for label in told:
                if label.startswith("Fields of "):
                    yield label.removeprefix("Fields of "), names_in(told, label)
