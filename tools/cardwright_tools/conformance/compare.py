"""One recorded thing against this engine. In: a scenario or a whole game. Out: whether they agree."""

from cardwright_runtime.terraforming_mars.catalogue import Catalogue
from cardwright_runtime.terraforming_mars.setup import table_for
from cardwright_tools.conformance.delta import canonical, mismatch
from cardwright_tools.conformance.deviations import adds_to_no_card, can_be_played_for_nothing
from cardwright_tools.conformance.names import Names, UnknownName
from cardwright_tools.conformance.needs import (
    missing_in_scenario,
    missing_in_trace,
    needs_politics,
)
from cardwright_tools.conformance.operations import OPERATIONS
from cardwright_tools.conformance.report import (
    Agree,
    Disagree,
    LeftOut,
    NotRun,
    Result,
    Ruled,
)
from cardwright_tools.conformance.rulings import Deviation, read_rulings, ruling_for
from cardwright_tools.conformance.scenario import Json, Scenario, Trace
from cardwright_tools.conformance.stage import colours_of
from cardwright_tools.conformance.table_work import Work
from cardwright_tools.conformance.traces import walk

# Of those that a recorded game can have.
FEWEST_PLAYERS = 2
# Sets with parties: a scenario that has none is played without them.
OF_POLITICS = ("turmoil", "turmoil_promos")
# No recorded game has one, nor what is played only with it.
AUTOMA = "marsbot"


def sets_without_automa(catalogue: Catalogue) -> tuple[str, ...]:
    def is_for_it(one: str) -> bool:
        return one == AUTOMA or any(map(is_for_it, catalogue.needs.get(one, ())))

    return tuple(one for one in catalogue.set_ids() if not is_for_it(one))


class Comparer:
    """`sets` None: all that there are. What needs a set that is not among them is left out."""

    def __init__(self, sets: tuple[str, ...] | None) -> None:
        self.sets = sets or sets_without_automa(Catalogue())
        self.rulings = read_rulings()
        self._names: dict[tuple[int, bool], Names] = {}

    def check_sets(self) -> None:
        """Raises a `GameError` where they cannot be played together."""
        self._names_for(FEWEST_PLAYERS, True)

    def compare(self, thing: Scenario | Trace) -> Result:
        try:
            return self._compare(thing)
        except UnknownName as unknown:
            return NotRun(thing.id, str(unknown))
        except Exception as problem:
            # A report must name every scenario, also those on which the engine breaks down.
            return NotRun(thing.id, f"The engine broke down: {type(problem).__name__}: {problem}")

    def _compare(self, thing: Scenario | Trace) -> Result:
        players = colours_of(thing.setup) if isinstance(thing, Scenario) else thing.players
        names = self._names_for(len(players), needs_politics(thing))
        missing = (
            missing_in_scenario(thing, names)
            if isinstance(thing, Scenario)
            else missing_in_trace(thing, names)
        )
        if missing:
            return LeftOut(thing.id, missing)
        if isinstance(thing, Trace):
            return walk(thing, names, self.rulings)
        return self._compare_scenario(thing, names)

    def _names_for(self, players: int, with_politics: bool) -> Names:
        kind = (players, with_politics)
        if kind not in self._names:
            sets = [one for one in self.sets if with_politics or one not in OF_POLITICS]
            self._names[kind] = Names(table_for(players, sets))
        return self._names[kind]

    def _compare_scenario(self, scenario: Scenario, names: Names) -> Result:
        operation = OPERATIONS.get(scenario.op["op"])
        if operation is None:
            return NotRun(
                scenario.id, f"There is no operation `{scenario.op['op']}` in these sets."
            )
        expected = dict(scenario.expected)
        if "delta" in expected:
            expected["delta"] = canonical(expected["delta"])
        work = Work(scenario, names)
        got = _comparable(operation(work), expected)
        if got == expected:
            return Agree(scenario.id)
        ruling = ruling_for(self.rulings, scenario, expected, got, _deviation(work))
        if ruling is not None:
            return Ruled(scenario.id, ruling.text)
        return Disagree(scenario.id, *mismatch(expected, got))


def _deviation(work: Work) -> Deviation:
    card = work.scenario.op.get("card")
    if card is None:
        return Deviation(work.surplus)
    number = work.names.card(card)
    return Deviation(
        work.surplus,
        can_be_played_for_nothing(work.game, number),
        adds_to_no_card(work.game, number),
    )


def _comparable(got: Json, expected: Json) -> Json:
    """What the scenario speaks of, and what was offered otherwise than recorded."""
    return {key: value for key, value in got.items() if key in expected or key == "offered"}
