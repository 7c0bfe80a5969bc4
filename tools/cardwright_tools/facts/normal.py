"""A value of the notation without what means nothing. In: JSON. Out: JSON in one order, without notes and empty parts."""

import json

from cardwright_tools.facts.words import Json

MEANS_NOTHING = frozenset({"notes", "number_inferred", "schema", "counts"})


def normal(value: object) -> object:
    """Lists of steps, tags and the like are multisets; a list of numbers keeps its order."""
    if isinstance(value, dict):
        parts = {key: normal(part) for key, part in value.items() if key not in MEANS_NOTHING}
        return {key: part for key, part in parts.items() if not is_empty(part)}
    if isinstance(value, list):
        parts_of_list = [normal(part) for part in value]
        if all(isinstance(part, (int, float)) for part in parts_of_list):
            return parts_of_list
        return sorted(parts_of_list, key=text_of)
    return value


def is_empty(value: object) -> bool:
    """Absent, null, false, zero and nothing in it say the same."""
    return value is None or value is False or value == 0 or value in ("", [], {})


def text_of(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def as_object(value: object) -> Json:
    """A damaged file may hold anything where an object belongs."""
    return value if isinstance(value, dict) else {"value": value}


def list_of(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def objects(value: object) -> list[Json]:
    return [as_object(part) for part in list_of(value)]
