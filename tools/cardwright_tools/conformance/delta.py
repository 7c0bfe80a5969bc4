"""What changed between two snapshots, in the oracle's notation. In: snapshots. Out: a difference, and how two differ."""

from collections import Counter
from typing import Any

from cardwright_tools.conformance.politics import politics_changed
from cardwright_tools.conformance.scenario import COLOURS, Json

_NUMBERS = ("temp", "oxy", "oceans", "gen", "deck")
_LISTS = ("tiles", "claims", "milestones", "awards")
_SORTED = ("tiles", "tiles_removed", "claims", "milestones", "awards", "discarded")
_SORTED_OF_PLAYER = ("hand_in", "hand_out", "played", "unplayed")


def difference(before: Json, after: Json) -> Json:
    delta: Json = {}
    for key in _NUMBERS:
        _put(delta, key, after[key] - before[key])
    for key in _LISTS:
        _put(delta, key, [item for item in after[key] if item not in before[key]])
    left = [space for space, *_ in after["tiles"]]
    gone = [space for space, *_ in before["tiles"] if space not in left]
    _put(delta, "tiles_removed", gone)
    _put(delta, "discarded", _more(before["discarded"], after["discarded"]))
    if "turmoil" in after:
        _put(delta, "turmoil", politics_changed(before["turmoil"], after["turmoil"]))
    for colour in COLOURS:
        if colour in after:
            _put(delta, colour, _player(before[colour], after[colour]))
    return canonical(delta)


def _player(before: Json, after: Json) -> Json:
    delta: Json = {}
    for key in ("res", "prod", "cards"):
        _put(delta, key, _changes(before[key], after[key]))
    _put(delta, "tr", after["tr"] - before["tr"])
    _put(delta, "hand_in", _more(before["hand"], after["hand"]))
    _put(delta, "hand_out", _more(after["hand"], before["hand"]))
    _put(delta, "hand", len(after["hand"]) - len(before["hand"]))
    _put(delta, "played", _more(before["played"], after["played"]))
    _put(delta, "unplayed", _more(after["played"], before["played"]))
    return delta


def _changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    keys = sorted(before.keys() | after.keys())
    changes = {key: after.get(key, 0) - before.get(key, 0) for key in keys}
    return {key: change for key, change in changes.items() if change}


def _more(before: list[str], after: list[str]) -> list[str]:
    return sorted((Counter(after) - Counter(before)).elements())


def _put(delta: Json, key: str, value: Any) -> None:
    if value:
        delta[key] = value


def canonical(delta: Json) -> Json:
    """The same difference with its lists sorted and what did not change left away."""
    result: Json = {}
    for key, value in delta.items():
        if key in _SORTED:
            value = sorted(value, key=str)
        elif key in COLOURS:
            value = _canonical_player(value)
        _put(result, key, value)
    return result


def _canonical_player(delta: Json) -> Json:
    result: Json = {}
    for key, value in delta.items():
        if key in _SORTED_OF_PLAYER:
            value = sorted(value)
        elif isinstance(value, dict):
            value = {name: change for name, change in sorted(value.items()) if change}
        _put(result, key, value)
    return result


def merged(first: Json, second: Json) -> Json:
    """Two differences one after the other."""
    total: Json = dict(first)
    for key, value in second.items():
        if key not in total:
            total[key] = value
        elif isinstance(value, dict):
            total[key] = merged(total[key], value)
        else:
            total[key] = total[key] + value
    return total


def mismatch(expected: Any, got: Any) -> tuple[Any, Any]:
    """The parts in which two values differ, so that a report shows no more than that; None is what one of them lacks."""
    if not isinstance(expected, dict) or not isinstance(got, dict):
        return expected, got
    left: Json = {}
    right: Json = {}
    for key in {**expected, **got}:
        if expected.get(key) != got.get(key):
            left[key], right[key] = mismatch(expected.get(key), got.get(key))
    return left, right
