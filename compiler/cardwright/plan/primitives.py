"""Which function of the runtime carries out a step. In: a step that holds no other steps. Out: its Primitive.

A new verb needs nothing here: the function has the verb's name and is told the node's fields in their order. It returns
whether it had to ask somebody; where the node says `can_fail`, a predicate `can_<verb>` with the same words answers whether
it can be carried out in full. The rows below are for verbs that say more, or less.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields

from cardwright.diagnostics.words import either
from cardwright.plan.scope import NotSayable
from cardwright.rules.nodes import (
    Add,
    All,
    Decrease,
    ForNextCard,
    Lose,
    Lower,
    Node,
    Pay,
    Raise,
    Remove,
    Steal,
    Step,
)
from cardwright.vocabulary.clause_names import rule_name


@dataclass(frozen=True, slots=True)
class Primitive:
    """`arguments` name what is handed over after `game, frame`; `suspends` says that it may have to ask somebody.

    `test` is the predicate that says whether the step can be carried out in full, always where it is empty, with
    `tested` as its arguments. `lowers`: it takes from an own gauge, so that several such steps of a block add up.
    """

    name: str
    arguments: tuple[str, ...] = ()
    suspends: bool = False
    test: str = ""
    tested: tuple[str, ...] = ()
    lowers: bool = False
    adds: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


_ROWS = (
    Primitive("gain", ("gauge", "amount"), adds=("gauge",)),
    Primitive(
        "lose",
        ("gauge", "amount"),
        test="can_lose",
        tested=("player", "gauge", "amount"),
        lowers=True,
        takes=("gauge",),
    ),
    Primitive("lose_all", ("gauge",), takes=("gauge",)),
    Primitive(
        "pay",
        ("gauge", "amount"),
        suspends=True,
        test="can_pay",
        tested=("player", "gauge", "amount"),
        lowers=True,
        takes=("gauge",),
    ),
    Primitive(
        "pay_using",
        ("gauge", "amount", "using"),
        suspends=True,
        test="can_pay_using",
        tested=("player", "gauge", "amount", "using"),
        takes=("gauge", "using"),
    ),
    Primitive(
        "pay_from_this_card",
        ("token", "amount"),
        test="can_pay_from_card",
        tested=("player", "this_card", "amount"),
        takes=("tokens",),
    ),
    Primitive(
        "pay_from_any_card",
        ("token", "amount"),
        suspends=True,
        test="can_pay_from_any_card",
        tested=("player", "token", "amount"),
        takes=("tokens", "anybody"),
    ),
    Primitive("increase", ("gauge", "amount"), adds=("gauge",)),
    Primitive(
        "decrease",
        ("gauge", "amount"),
        test="can_decrease",
        tested=("player", "gauge", "amount"),
        lowers=True,
        takes=("gauge",),
    ),
    Primitive(
        "decrease_any",
        ("gauge", "amount"),
        suspends=True,
        test="can_decrease_any",
        tested=("player", "gauge", "amount"),
        takes=("gauge", "anybody"),
    ),
    Primitive("raise_track", ("track", "amount"), suspends=True, adds=("tracks",)),
    Primitive("lower_track", ("track", "amount"), takes=("tracks",)),
    Primitive(
        "place",
        ("tile", "areas"),
        suspends=True,
        test="can_place",
        tested=("player", "tile", "areas"),
        adds=("tiles",),
    ),
    Primitive("reserve", ("areas",), suspends=True, test="nonzero", tested=("areas",)),
    Primitive(
        "remove",
        ("resource", "amount"),
        suspends=True,
        test="can_remove",
        tested=("player", "resource", "amount"),
        takes=("gauge", "anybody"),
    ),
    Primitive("remove_up_to", ("resource", "amount"), suspends=True, takes=("gauge", "anybody")),
    Primitive(
        "remove_up_to_from_neighbour",
        ("resource", "amount"),
        suspends=True,
        takes=("gauge", "anybody"),
    ),
    Primitive(
        "remove_tokens_up_to",
        ("resource", "amount"),
        suspends=True,
        takes=("tokens", "anybody"),
    ),
    Primitive(
        "steal_up_to",
        ("resource", "amount"),
        suspends=True,
        adds=("gauge",),
        takes=("gauge", "anybody"),
    ),
    Primitive("add_to_this_card", ("amount",), adds=("tokens",)),
    Primitive("add_to_card", ("resource", "amount"), suspends=True, adds=("tokens",)),
    Primitive("add_to_another_card", ("resource", "amount"), suspends=True, adds=("tokens",)),
    Primitive(
        "add_to_card_holding_some",
        ("amount",),
        suspends=True,
        test="can_add_to_card_holding_some",
        tested=("player",),
        adds=("tokens",),
    ),
    Primitive(
        "add_to_played_card",
        ("amount",),
        test="can_add_to_played_card",
        tested=("player", "played_card"),
        adds=("tokens",),
    ),
    Primitive(
        "draw",
        ("amount",),
        test="can_draw",
        tested=("amount",),
        adds=("hand",),
        takes=("deck",),
    ),
    Primitive(
        "draw_some",
        ("amount", "keep"),
        suspends=True,
        test="can_draw",
        tested=("amount",),
        adds=("hand",),
        takes=("deck",),
    ),
    Primitive(
        "draw_to_buy",
        ("amount",),
        suspends=True,
        test="can_draw",
        tested=("amount",),
        adds=("hand",),
        takes=("deck",),
    ),
    Primitive("reveal", ("amount",), test="can_draw", tested=("amount",), takes=("deck",)),
    Primitive(
        "discard",
        ("amount",),
        suspends=True,
        test="can_discard",
        tested=("player", "amount"),
        takes=("hand",),
    ),
    Primitive(
        "repeat",
        ("kind_tag",),
        suspends=True,
        test="can_repeat_some",
        tested=("player", "kind_tag"),
    ),
    Primitive("perform", ("trigger", "done_to"), suspends=True, adds=("anything",)),
    Primitive("until_next_card"),
)
PRIMITIVES = {row.name: row for row in _ROWS}


def _lose(step: Lose) -> str:
    return "lose_all" if isinstance(step.amount, All) else "lose"


def _pay(step: Pay) -> str:
    price = step.prices[0]
    if price.source is not None:
        return f"pay_from_{price.source.kind}"
    return "pay_using" if price.using else "pay"


def _decrease(step: Decrease) -> str:
    return "decrease_any" if step.any_player else "decrease"


def _up_to(step: Remove) -> str:
    return "_up_to" if step.up_to else ""


def _remove(step: Remove) -> str:
    tokens = "_tokens" if step.resources[0].category == "token" else ""
    whose = {"any_player": "", "any_players_cards": "", "its_neighbour": "_from_neighbour"}
    kind = step.holder.kind
    return f"remove{tokens}{_up_to(step)}{whose.get(kind, '_from_' + kind)}"


def _add(step: Add) -> str:
    if step.holder.holding:
        return "add_to_card_holding_some"
    return "add_to_card" if step.holder.kind == "any_card" else f"add_to_{step.holder.kind}"


_VARIANTS: dict[type[Node], Callable[..., str]] = {
    Lose: _lose,
    Pay: _pay,
    Decrease: _decrease,
    Raise: lambda step: "raise_track",
    Lower: lambda step: "lower_track",
    Remove: _remove,
    Steal: lambda step: "steal_up_to",
    Add: _add,
    ForNextCard: lambda step: "until_next_card",
}


def primitive(step: Step) -> Primitive:
    """The function that carries out this step."""
    variant = _VARIANTS.get(type(step))
    if variant is None:
        name = rule_name(type(step))
        return PRIMITIVES.get(name) or _by_its_fields(step, name)
    row = PRIMITIVES.get(name := variant(step))
    if row is None:
        verb = name.partition("_")[0]
        like = either([_said(row) for row in PRIMITIVES if row.partition("_")[0] == verb])
        raise NotSayable(step, f"{_said(name)}" + (f"; it does {like}" if like else ""))
    return row


def _said(name: str) -> str:
    return f"`{name.replace('_', ' ')}`"


def _by_its_fields(step: Step, name: str) -> Primitive:
    told = tuple(slot.name for slot in fields(step) if slot.name != "span")
    gauges = ("gauge",) if "gauge" in told else ()
    test = f"can_{name}" if step.can_fail else ""
    return Primitive(name, told, True, test, ("player", *told), adds=gauges, takes=gauges)
