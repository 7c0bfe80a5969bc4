"""What a person can choose, as it is shown. In: a decision. Out: numbered Choices in groups, with short keys and names to type."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.payment import project_cost
from cardwright_runtime.terraforming_mars.phases.move_labels import project_of
from cardwright_runtime.terraforming_mars.phases.numbers import RULE_MASK
from cardwright_runtime.terraforming_mars.phases.prizes import award_price, milestone_price
from cardwright_tools.table.symbols import short_label

PLAY: Final = "play"
ACTIONS: Final = "Actions of your cards"
PROJECTS: Final = "Standard projects"
CONVERSIONS: Final = "Conversions"
MILESTONES: Final = "Milestones"
AWARDS: Final = "Awards"
TURN: Final = "Your turn"
OTHER: Final = ""

_GROUPS: Final = {
    "play": PLAY,
    "action": ACTIONS,
    "first_action": ACTIONS,
    "project": PROJECTS,
    "sell_patents": PROJECTS,
    "milestone": MILESTONES,
    "award": AWARDS,
    "pass": TURN,
    "end_turn": TURN,
}
_ORDER: Final = (PLAY, ACTIONS, PROJECTS, CONVERSIONS, MILESTONES, AWARDS, TURN, OTHER)
# Letters that no command begins with alone.
_SHORT: Final = {"pass": "p", "end_turn": "e", "yes": "y", "no": "n", "buy": "y", "discard": "n"}


@dataclass(frozen=True, slots=True)
class Choice:
    """`number` is what is typed, `index` what the engine counts by; `rule` is the key of the card it is about."""

    number: int
    index: int
    group: str
    label: str
    name: str
    short: str = ""
    rule: str = ""


def choices(game: Game, decision: Decision) -> list[Choice]:
    """In the order of their groups; numbered from 1 as they are shown."""
    is_move = decision.question == "move"
    parted = [(_group(option.key) if is_move else OTHER, option) for option in decision.options]
    parted.sort(key=lambda pair: _ORDER.index(pair[0]))
    return [
        _choice(game, number, group, option)
        for number, (group, option) in enumerate(parted, start=1)
    ]


def _group(key: str) -> str:
    return _GROUPS.get(key.partition(":")[0], CONVERSIONS)


def _choice(game: Game, number: int, group: str, option: Option) -> Choice:
    kind, _, rest = option.key.partition(":")
    label = short_label(option.label)
    name = label
    if group not in (TURN, OTHER):
        rule = game.table.rules[option.value & RULE_MASK]
        name, label = rule.name, _short_words(game, group, option)
    return Choice(number, option.index, group, label, name, _SHORT.get(kind, ""), rest)


def _short_words(game: Game, group: str, option: Option) -> str:
    """The group's heading says already what is done."""
    rule = option.value & RULE_MASK
    name = game.table.rules[rule].name
    player = game.players[game.asked_player]
    if group in (PROJECTS, CONVERSIONS) and project_of(game, rule).cost:
        return f"{name} {project_cost(player, project_of(game, rule))} M€"
    if group == MILESTONES:
        return f"{name} {milestone_price(player)} M€"
    if group == AWARDS:
        return f"{name} {award_price(game, player)} M€"
    return f"{name} (first action)" if option.key.startswith("first_action:") else name


def grouped(found: Sequence[Choice]) -> list[tuple[str, list[Choice]]]:
    return [
        (group, [choice for choice in found if choice.group == group])
        for group in _ORDER
        if any(choice.group == group for choice in found)
    ]
