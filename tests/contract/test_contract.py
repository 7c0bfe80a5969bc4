"""The contract says what the runtime offers, and nothing else. In: contract.json, the runtime, the nodes. Out: where they part."""

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from inspect import signature
from pathlib import Path

import cardwright_runtime.terraforming_mars as runtime
import pytest
from cardwright_runtime.terraforming_mars import names
from contract.covering import hidden_in
from read_with_game import game_vocabulary
from cardwright.contract import Contract, Offer, from_json
from cardwright.contract.patterns import (
    InOrder,
    NodePattern,
    OneOf,
    Pattern,
    captures,
    pattern_from,
)
from cardwright.rules.forms import node_classes
from cardwright_tools.contract.names import names_module
from cardwright_tools.contract.page import page
from cardwright_tools.contract.run import contract_text

FILE = Path(__file__).parents[2] / "cards/terraforming_mars/contract.json"
PACKAGE = runtime.__name__
CLASSES = {cls.__name__: cls for cls in node_classes().values()}


def contract() -> Contract:
    return from_json(FILE.read_text("utf-8"))


OFFERS = list(contract().offers.values())
NAMES = [offer.name for offer in OFFERS]


def test_the_file_says_what_the_runtime_says() -> None:
    folder = Path(str(runtime.__file__)).parent
    assert FILE.read_text("utf-8") == contract_text(PACKAGE, folder)


def test_generated_classes_are_handed_all_that_the_contract_names() -> None:
    assert names.__file__ is not None
    assert Path(names.__file__).read_text("utf-8") == names_module(contract())
    assert contract().handed_on <= set(dir(names))


def test_the_page_says_what_the_contract_says() -> None:
    shown = FILE.parents[2] / "docs/contract.md"
    assert shown.read_text("utf-8") == page([contract()])


@pytest.mark.parametrize("offer", OFFERS, ids=NAMES)
def test_every_offer_is_a_function_with_those_parameters(offer: Offer) -> None:
    function = getattr(import_module(f"{PACKAGE}.{offer.module}"), offer.name)
    assert list(signature(function).parameters) == [p.name for p in offer.parameters]


@pytest.mark.parametrize("offer", OFFERS, ids=NAMES)
def test_every_parameter_is_told_by_every_pattern(offer: Offer) -> None:
    """A parameter is captured, known without being said, or has something that stands for nothing said."""
    for pattern in offer.patterns:
        taken = set(captures(pattern))
        for parameter in offer.parameters:
            known = parameter.type.takes == "context" or parameter.type.otherwise
            assert parameter.name in taken or known, (parameter.name, pattern)


@pytest.mark.parametrize("offer", OFFERS, ids=NAMES)
def test_what_an_offer_rests_on_is_offered_too_and_told_the_same(offer: Offer) -> None:
    for use in (offer.test, offer.most, offer.undo):
        if use is not None:
            other = contract().offers[use.name]
            own = {parameter.name for parameter in offer.parameters} | set(use.renamed)
            for parameter in other.parameters:
                assert parameter.name in own or parameter.type.takes == "context"


@pytest.mark.parametrize("offer", OFFERS, ids=NAMES)
def test_patterns_speak_of_nodes_and_fields_that_there_are(offer: Offer) -> None:
    for pattern in offer.patterns:
        for node in _nodes(pattern):
            assert node.node in CLASSES, node.node
            names = {slot.name for slot in fields(CLASSES[node.node])}
            assert {name for name, _ in node.fields} <= names, node


@pytest.mark.parametrize("offer", OFFERS, ids=NAMES)
def test_what_it_touches_is_a_parameter_a_category_of_gauges_or_a_facet(offer: Offer) -> None:
    parameters = {parameter.name for parameter in offer.parameters}
    for name in (*offer.adds, *offer.takes, *offer.instead, *offer.reads):
        known = {f"FACET_{name.upper()}", name.upper()} & {*contract().constants}
        assert name in parameters or name in ("resource", "counter") or known, name


def test_constants_stand_in_the_module_that_is_named() -> None:
    for name, module in contract().constants.items():
        assert isinstance(getattr(import_module(f"{PACKAGE}.{module}"), name), int | tuple), name


def _nodes(pattern: Pattern) -> Iterator[NodePattern]:
    match pattern:
        case NodePattern(_, inner):
            yield pattern
            for _, one in inner:
                yield from _nodes(one)
        case InOrder(items) | OneOf(items):
            for one in items:
                yield from _nodes(one)


NO_PATTERNS = ["gain 2", "Gain(amount", "Gain(*amount)", "[amount]", "Each(1)", "lambda: 1", "1.5"]


@pytest.mark.parametrize("text", NO_PATTERNS)
def test_what_is_no_pattern_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="no pattern"):
        pattern_from(text)


def categories_of_nouns() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in game_vocabulary().entries:
        found[entry.noun.id] = found.get(entry.noun.id, frozenset()) | {entry.noun.category}
    return found


@pytest.mark.parametrize("node", contract().by_node)
def test_no_pattern_is_hidden_by_an_earlier_one(node: str) -> None:
    """The first that fits is taken, so that what stands behind a broader one would be played otherwise than it says."""
    assert hidden_in(contract().by_node[node], categories_of_nouns()) == []


def test_a_broader_pattern_before_a_narrower_one_is_found() -> None:
    narrow, broad = contract().offers["generation"], contract().offers["track_level"]
    tags, first = contract().offers["count_tags"], contract().offers["count_tags_of_any"]
    nouns = categories_of_nouns()
    assert hidden_in((first, tags), nouns) != []
    assert hidden_in((tags, first), nouns) == []
    assert hidden_in((broad, narrow), nouns) == []
