"""What a noun is called in sources. In: its category and number. Out: its id; the game's own are read off their constants."""

from typing import Final

from cardwright_runtime.terraforming_mars import nouns

_own: Final[dict[str, dict[int, str]]] = {}


def id_of(category: str, number: int) -> str:
    """`tag`, 3 is `earth`."""
    first = nouns.first_of_packs(category)
    if number >= first:
        return nouns.defined(category)[number - first]
    if category not in _own:
        _own[category] = _read_off(category.upper() + "_")
    return _own[category][number]


def _read_off(prefix: str) -> dict[int, str]:
    return {
        number: name.removeprefix(prefix).lower()
        for name, number in vars(nouns).items()
        if name.startswith(prefix) and isinstance(number, int)
    }
