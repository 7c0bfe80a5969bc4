"""A contract from its file. In: the text of a `contract.json`. Out: Contract.

Raises UnreadableContract where the file is damaged, or older than the compiler: it is written by a command, not by an author.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

from cardwright.contract.contract import Base, Contract, Offer, OfferParameter, SlotType, Use
from cardwright.contract.form import misfit
from cardwright.contract.patterns import NodePattern, pattern_from
from cardwright.source import CONTRACT_FILE, SourceFile

Value = TypeVar("Value")


class UnreadableContract(ValueError):
    """`path` is empty where a text of no file was read; `problem` ends no sentence."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"`{path or CONTRACT_FILE}` is no contract for this compiler: {problem}.")


class _Entries(dict[str, Value]):
    """What the compiler looks up without asking whether it is there, and an older runtime may not have had."""

    def __init__(self, path: str, entries: Mapping[str, Value]) -> None:
        super().__init__(entries)
        self._path = path

    def __missing__(self, name: str) -> Value:
        raise UnreadableContract(self._path, f"it says nothing of `{name}`")


def contracts_in(sources: Iterable[SourceFile]) -> dict[str, Contract]:
    """By the folder of the game that each lies in."""
    return {
        source.path.rpartition("/")[0]: from_json(source.text, source.path) for source in sources
    }


@cache
def from_json(text: str, path: str = "") -> Contract:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise UnreadableContract(path, "it is no JSON") from problem
    if wrong := misfit(data):
        raise UnreadableContract(path, wrong)
    try:
        return _contract(data, path)
    except UnreadableContract:
        raise
    except ValueError as problem:
        raise UnreadableContract(path, str(problem)) from problem


def _contract(data: dict[str, Any], path: str) -> Contract:
    types = _Entries(path, {name: _slot_type(name, told) for name, told in data["types"].items()})
    offers = {entry["name"]: _offer(entry, types) for entry in data["offers"]}
    return Contract(
        package=data["package"],
        names=data["names"],
        types=types,
        offers=_Entries(path, offers),
        by_node=_by_node(offers.values()),
        roles={offer.role: offer for offer in offers.values() if offer.role},
        bases=_Entries(path, {entry["name"]: _base(entry) for entry in data["bases"]}),
        constants=_Entries(path, data["constants"]),
        numbers=_Entries(path, data["numbers"]),
        limits=data["limits"],
        noun_fields={name: tuple(found) for name, found in data["noun_fields"].items()},
    )


def _slot_type(name: str, told: dict[str, Any]) -> SlotType:
    return SlotType(
        name=name,
        takes=told["takes"],
        categories=tuple(told.get("categories", ())),
        marked=told.get("marked", ""),
        without=tuple(told.get("without", ())),
        words=told.get("words", {}),
        otherwise=told.get("otherwise", ""),
        context=told.get("context", ""),
        module=told.get("module", ""),
    )


def _parameters(told: list[list[str]], types: Mapping[str, SlotType]) -> tuple[OfferParameter, ...]:
    return tuple(OfferParameter(name, types[type_name]) for name, type_name in told)


def _offer(entry: dict[str, Any], types: Mapping[str, SlotType]) -> Offer:
    return Offer(
        name=entry["name"],
        module=entry["module"],
        returns=entry["returns"],
        parameters=_parameters(entry["parameters"], types),
        patterns=tuple(map(pattern_from, entry.get("for", ()))),
        role=entry.get("role", ""),
        sums=entry.get("sums", False),
        event=entry.get("event", ""),
        before=entry.get("before", ""),
        test=_use(entry.get("test")),
        most=_use(entry.get("most")),
        undo=_use(entry.get("undo")),
        stronger_than=tuple(entry.get("stronger_than", ())),
        speaks_of=tuple(entry.get("speaks_of", ())),
        rests_on=tuple(entry.get("rests_on", ())),
        adds=tuple(entry.get("adds", ())),
        takes=tuple(entry.get("takes", ())),
        instead=tuple(entry.get("instead", ())),
        reads=tuple(entry.get("reads", ())),
        sets_off=tuple(entry.get("sets_off", ())),
    )


def _use(told: list[str] | None) -> Use | None:
    """`stock gauge=resource`, `discount_tag -amount`."""
    if not told:
        return None
    renamed = dict(word.split("=") for word in told[1:] if "=" in word)
    negated = frozenset(word.removeprefix("-") for word in told[1:] if word.startswith("-"))
    return Use(told[0], renamed, negated)


def _base(entry: dict[str, Any]) -> Base:
    return Base(
        name=entry["name"],
        module=entry["module"],
        told=tuple(entry["told"]),
        needed=entry["needed"],
        otherwise=tuple(entry["otherwise"]),
        clauses=tuple(entry["clauses"]),
        type_says=tuple(entry["type_says"]),
        data=tuple(entry["data"]),
        methods=tuple(entry["methods"]),
    )


def _by_node(offers: Iterable[Offer]) -> dict[str, tuple[Offer, ...]]:
    """An offer stands under the class of each of its patterns."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        nodes = (p.node for p in offer.patterns if isinstance(p, NodePattern))
        for node in dict.fromkeys(nodes):
            found.setdefault(node, []).append(offer)
    return {node: tuple(listed) for node, listed in found.items()}
