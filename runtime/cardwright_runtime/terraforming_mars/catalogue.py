"""Finds the compiled rules. In: ids of sets, a board, packs. Out: a table of the rules in play.

The generated classes are imported only here, by name, when a game needs them: the runtime itself stands alone.
"""

from importlib import import_module
from typing import Any, Final

from cardwright_runtime.built_packs import PREFIX
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.automa.rules_in_play import is_elsewhere
from cardwright_runtime.terraforming_mars.board import Board
from cardwright_runtime.terraforming_mars.cards import Award, Card, Milestone
from cardwright_runtime.terraforming_mars.numbers import FIRST_FLOW_RULE, FIRST_SET_RULE
from cardwright_runtime.terraforming_mars.packs import (
    check_python,
    is_package,
    pack_id,
    package_of,
    print_of,
)
from cardwright_runtime.terraforming_mars.phases.flow import flow_rules
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.registry import step_rules
from cardwright_runtime.terraforming_mars.table import Table

GENERATED: Final = "cardwright_cards.terraforming_mars"
# What belongs to no set: tracks and projects.
THE_GAME_ITSELF: Final = ""


class Catalogue:
    """For each set its rules, as pairs of module and class; sets keep the order of their sources. A pack is a set, too."""

    def __init__(self, packs: tuple[str, ...] = ()) -> None:
        self.sets: dict[str, list[tuple[str, str]]] = {}
        self.needs: dict[str, tuple[str, ...]] = {}
        for pack in packs:
            self.sets[pack_id(pack)] = []
        for package in (GENERATED, *map(package_of, packs)):
            catalogue = import_module(package + ".catalogue")
            for set_id, pairs in catalogue.RULES.items():
                for module, name in pairs:
                    if not module.startswith(package + "."):
                        check_python(set_id, module, name)
                self.sets.setdefault(set_id, []).extend(pairs)
            self.needs.update(catalogue.NEEDS)
            if is_package(package, "nouns"):
                import_module(package + ".nouns")

    def set_ids(self) -> list[str]:
        return [set_id for set_id in self.sets if set_id != THE_GAME_ITSELF]

    def rules_of(self, set_id: str) -> list[Rule]:
        """New rules of one set: a rule belongs to one table."""
        if set_id not in self.sets:
            known = ", ".join(f"`{name}`" for name in self.set_ids())
            raise GameError(f"There is no set `{set_id}`; there are {known}.")
        rules: list[Rule] = []
        for module, name in self.sets[set_id]:
            rule = class_named(name, module)()
            if isinstance(rule, Card):
                rule.set_id = set_id
            rules.append(rule)
        return rules

    def boards(self) -> list[str]:
        rules = [rule for set_id in self.set_ids() for rule in self.rules_of(set_id)]
        return [
            rule.key.removeprefix("board.")
            for rule in rules
            if isinstance(rule, Board) and rule.surface < 0
        ]

    def check_needs(self, sets: tuple[str, ...]) -> None:
        for set_id in sets:
            lacking = [f"`{other}`" for other in self.needed_by(set_id) if other not in sets]
            if lacking:
                raise GameError(f"`{set_id}` cannot be played without {', '.join(lacking)}.")

    def needed_by(self, set_id: str) -> list[str]:
        """The sets that it names, and those that these name."""
        found = [set_id]
        for one in found:
            found += [other for other in self.needs.get(one, ()) if other not in found]
        return found[1:]


def class_named(name: str, module: str) -> Any:
    """Whatever else a module has is no rule."""
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as problem:
        raise GameError(f"There is no module `{module}`: run `cardwright build`.") from problem
    if not (isinstance(found, type) and issubclass(found, Rule)):
        raise GameError(f"`{module}` has no rule `{name}`: run `cardwright build`.")
    return found


def rules_in_play(catalogue: Catalogue, sets: tuple[str, ...], board: str) -> list[Rule]:
    """Rules of the game and its sets, with one board and what belongs to it."""
    catalogue.check_needs(sets)
    rules = catalogue.rules_of(THE_GAME_ITSELF)
    for set_id in sets:
        rules.extend(rule for rule in catalogue.rules_of(set_id) if belongs(rule, board))
    if board_of(rules) is None:
        # A board may be played with any sets: its own brings nothing but the board and its prizes.
        for set_id in catalogue.set_ids():
            if set_id not in sets:
                rules.extend(
                    rule
                    for rule in catalogue.rules_of(set_id)
                    if belongs(rule, board) and isinstance(rule, (Board, Milestone, Award))
                    # What lies beside the map comes with its own set alone.
                    and not lies_beside(rule)
                )
    check_keys(rules)
    replaced = [rule.replaces for rule in rules if isinstance(rule, Milestone)]
    return [rule for rule in rules if rule.key not in replaced]


def check_keys(rules: list[Rule]) -> None:
    """Packs that nobody has checked together may use one id twice; a save could not tell the two rules apart."""
    modules: dict[str, str] = {}
    for rule in rules:
        other = modules.setdefault(rule.key, type(rule).__module__)
        if other != type(rule).__module__:
            raise GameError(
                f"Two rules have the id `{rule.key}`: one in `{_owner(other)}` and one in `{_owner(type(rule).__module__)}`."
                " Play without one of the two, or give one of them another id; `formerly` with the old id keeps saves."
            )


def _owner(module: str) -> str:
    """The pack or set whose rule lies there: `cardwright_pack_frost.x` or `cardwright_cards.terraforming_mars.base.x`."""
    first, *below = module.split(".")
    if first.startswith(PREFIX) or len(below) < 2:
        return first.removeprefix(PREFIX)
    return below[1]


def belongs(rule: Rule, board: str) -> bool:
    if isinstance(rule, Board):
        return rule.key == "board." + board or lies_beside(rule)
    if isinstance(rule, (Milestone, Award)):
        return rule.board in ("", board)
    return not is_elsewhere(rule, board)


def lies_beside(rule: Rule) -> bool:
    """A board beside the map, with a surface of its own."""
    return isinstance(rule, Board) and rule.surface >= 0


def board_of(rules: list[Rule]) -> Board | None:
    """The map, with the boards that lie beside it."""
    beside = [rule for rule in rules if isinstance(rule, Board) and lies_beside(rule)]
    for rule in rules:
        if isinstance(rule, Board) and not lies_beside(rule):
            return rule.with_boards_beside(beside) if beside else rule
    return None


def table_of(
    rules: list[Rule],
    board: Board,
    players: int,
    sets: tuple[str, ...] = (),
    packs: tuple[str, ...] = (),
) -> Table:
    """Steps and flow at their fixed numbers, then the rules in play."""
    fixed = step_rules() + flow_rules()
    for number in range(len(fixed), FIRST_SET_RULE):
        fixed.append(Rule(f"unused.{number}", ""))
    # Else a rule of the flow would pass for a card where games are saved and loaded.
    assert fixed[FIRST_FLOW_RULE].key == "generations" and len(fixed) == FIRST_SET_RULE
    return Table(fixed + rules, board, players, sets, packs)


_tables: dict[tuple[object, ...], Table] = {}
# Saves of strangers may name kinds of games without end, and a table takes a megabyte.
MOST_TABLES: Final = 64


def shared_table(
    players: int,
    sets: tuple[str, ...],
    board: str,
    packs: tuple[str, ...],
    draft: bool,
    corporate_era: bool,
    rating_goal: int,
    most_generations: int = 0,
    automa: bool = False,
) -> Table:
    """The table of games of one kind; those made last are kept."""
    kind = (
        players,
        sets,
        board,
        packs,
        draft,
        corporate_era,
        rating_goal,
        most_generations,
        automa,
    )
    known = _tables.get(kind)
    if known is not None:
        return known
    catalogue = Catalogue(packs)
    rules = rules_in_play(catalogue, sets, board)
    found = board_of(rules)
    if found is None:
        boards = ", ".join(f"`{name}`" for name in catalogue.boards())
        raise GameError(f"There is no board `{board}`; there are {boards}.")
    table = table_of(rules, found, players, sets, packs)
    table.draft = draft
    table.corporate_era = corporate_era
    table.rating_goal = rating_goal
    table.most_generations = most_generations
    table.automa = players - 1 if automa else -1
    table.prints = tuple([print_of(pack) for pack in packs])
    if len(_tables) >= MOST_TABLES:
        _tables.pop(next(iter(_tables)), None)
    _tables[kind] = table
    return table
