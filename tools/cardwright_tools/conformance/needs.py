"""What a scenario needs beside the chosen sets. In: a scenario or a trace. Out: the first thing of another set, or nothing."""

from collections.abc import Iterator

from cardwright_tools.conformance.names import PLAIN_TILES, Names
from cardwright_tools.conformance.scenario import COLOURS, Json, Scenario, Trace

# Operations of the other sets, and the kind of choice that only they ask for.
_OTHER_OPERATIONS = {
    "global_event",
    "ruling_bonus",
    "send_delegate",
    "turmoil_phase",
    "policy_action",
}
_OTHER_CHOICES = {"party", "delegate"}


def missing_in_scenario(scenario: Scenario, names: Names) -> str:
    operation = scenario.op["op"]
    if names.table.bodies:
        return _first_unknown(_named_in_scenario(scenario), names)
    if "turmoil" in scenario.setup:
        return "turmoil"
    if operation in _OTHER_OPERATIONS:
        return str(operation)
    if any(choice["kind"] in _OTHER_CHOICES for choice in scenario.choices):
        return "turmoil"
    return _first_unknown(_named_in_scenario(scenario), names)


def needs_politics(thing: Scenario | Trace) -> bool:
    """A scenario without says that the game is played without."""
    if isinstance(thing, Trace):
        return thing.with_turmoil
    return "turmoil" in thing.setup


def missing_in_trace(trace: Trace, names: Names) -> str:
    if trace.with_turmoil and not names.table.bodies:
        return "turmoil"
    return _first_unknown(_named_in_trace(trace), names)


def _first_unknown(called: Iterator[str], names: Names) -> str:
    return next((name for name in called if not names.knows(name)), "")


def _named_in_scenario(scenario: Scenario) -> Iterator[str]:
    yield from _named_in_setup(scenario.setup)
    for key in ("card", "corp", "event"):
        if key in scenario.op:
            yield scenario.op[key]
    yield from scenario.op.get("cards", ())
    for choice in scenario.choices:
        if choice["kind"] == "card":
            yield from choice["value"]


def _named_in_setup(setup: Json) -> Iterator[str]:
    yield from setup.get("deck", ())
    yield from setup.get("last_played", {}).values()
    for _, tile, *_ in setup.get("tiles", ()):
        if tile not in PLAIN_TILES:
            yield tile
    for colour in COLOURS:
        player = setup.get(colour, {})
        if "corp" in player:
            yield player["corp"]
        yield from player.get("hand", ())
        yield from player.get("used", ())
        for card in player.get("played", ()):
            yield card if isinstance(card, str) else card[0]


def _named_in_trace(trace: Trace) -> Iterator[str]:
    yield from trace.draw_order
    for deal in trace.deal.values():
        yield from deal["corporations"]
        yield from deal["projects"]
