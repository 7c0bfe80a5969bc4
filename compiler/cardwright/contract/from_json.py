"""A contract from its file. In: the text of a `contract.json`. Out: Contract. Raises ValueError: the file is written by a command."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.contract.contract import Base, Contract, Offer, Parameter, SlotType, Use
from cardwright.contract.patterns import NodePattern, pattern_from

FILE_NAME = "contract.json"


def from_json(text: str) -> Contract:
    data = json.loads(text)
    types = {name: _slot_type(name, told) for name, told in data["types"].items()}
    offers = {entry["name"]: _offer(entry, types) for entry in data["offers"]}
    return Contract(
        package=data["package"],
        offers=offers,
        by_node=_by_node(offers.values()),
        roles={offer.role: offer for offer in offers.values() if offer.role},
        bases={entry["name"]: _base(entry, types) for entry in data["bases"]},
        constants=data["constants"],
        limits=data["limits"],
        noun_fields={name: tuple(found) for name, found in data["noun_fields"].items()},
    )


def _slot_type(name: str, told: dict[str, Any]) -> SlotType:
    return SlotType(
        name=name,
        takes=told["takes"],
        categories=tuple(told.get("categories", ())),
        marked=told.get("marked", ""),
        words=told.get("words", {}),
        otherwise=told.get("otherwise", ""),
        context=told.get("context", ""),
    )


def _parameters(told: list[list[str]], types: Mapping[str, SlotType]) -> tuple[Parameter, ...]:
    return tuple(Parameter(name, types[type_name]) for name, type_name in told)


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
        test=_use(entry.get("test")),
        most=_use(entry.get("most")),
        undo=_use(entry.get("undo")),
        stronger_than=tuple(entry.get("stronger_than", ())),
        speaks_of=tuple(entry.get("speaks_of", ())),
        rests_on=tuple(entry.get("rests_on", ())),
        adds=tuple(entry.get("adds", ())),
        takes=tuple(entry.get("takes", ())),
        reads=tuple(entry.get("reads", ())),
    )


def _use(told: list[Any] | None) -> Use | None:
    return Use(told[0], frozenset(told[1:])) if told else None


def _base(entry: dict[str, Any], types: Mapping[str, SlotType]) -> Base:
    return Base(
        name=entry["name"],
        module=entry["module"],
        told=_parameters(entry["told"], types),
        clauses=tuple(entry["clauses"]),
    )


def _by_node(offers: Iterable[Offer]) -> dict[str, tuple[Offer, ...]]:
    """An offer stands under the class of each of its patterns."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        nodes = (p.node for p in offer.patterns if isinstance(p, NodePattern))
        for node in dict.fromkeys(nodes):
            found.setdefault(node, []).append(offer)
    return {node: tuple(listed) for node, listed in found.items()}
