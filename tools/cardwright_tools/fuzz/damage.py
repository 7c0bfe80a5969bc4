"""Files with something wrong in them. In: a sound text, and chance. Out: the same with values exchanged, or with letters lost."""

import json
import random
from copy import deepcopy
from collections.abc import Iterator
from typing import Any

from cardwright_runtime.kernel.digest import digest_of

ODD = (
    '"',
    "\\",
    "'",
    "#",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\x1b[31m",
    "\u202e",
    "\u2028",
    "\ufeff",
    "\U0001f680",
    "é",
    "{{ x }}",
    "{% for %}",
    '"""',
    "__import__('os')",
    "-1",
    "0",
    "999999999999",
    "1" * 26,
    "\u0661",
    "\u200d",
    "\u3164",
    "7.5%",
    "class",
    "none",
    "import",
    "../../etc",
    "    " * 20,
    "a" * 2_000,
)
"""What is put into a text where nobody awaits it."""

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    0.0,
    1.5,
    7,
    10**26,
    -(2**31),
    2**63,
    float("nan"),
    float("inf"),
    "",
    "x",
    "0",
    "evil",
    "../..",
    "\x1b[31m\u202e",
    "1" * 5_000,
    [],
    {},
    [[]],
    [0] * 200,
    {"": 0},
)
"""What nobody who writes such a file would put there."""

_MOST_PLACES = 3


def damaged_json(text: str, chance: random.Random) -> str:
    if chance.random() < 0.25:
        return spoilt(text, chance)
    root = [json.loads(text)]
    for _ in range(chance.randint(1, _MOST_PLACES)):
        places = list(_places(root))
        _damage(*chance.choice(places), chance, places)
    return json.dumps(root[0])


def damaged_save(text: str, chance: random.Random) -> str:
    """Mostly what it says of the game, and with a checksum that fits: else nothing behind that would ever be met."""
    if chance.random() < 0.1:
        return damaged_json(text, chance)
    content = json.loads(text)
    del content["checksum"]
    for _ in range(chance.choice((1, 1, 2))):
        places = list(_places([content["state"]]))
        _damage(*_of_any_kind(places, chance), chance, places)
    try:
        return json.dumps({**content, "checksum": digest_of(content)})
    except (TypeError, ValueError):
        return json.dumps(content)


def _of_any_kind(places: list[tuple[Any, Any]], chance: random.Random) -> tuple[Any, Any]:
    """A field as often as a long list of numbers."""
    kinds: dict[object, list[tuple[Any, Any]]] = {}
    for holder, key in places:
        kinds.setdefault(id(holder) if isinstance(holder, list) else key, []).append((holder, key))
    return chance.choice(kinds[chance.choice(list(kinds))])


def damaged_table(text: str, chance: random.Random) -> str:
    """Its choices and its setting, or the saves within it."""
    if chance.random() < 0.5:
        return damaged_json(text, chance)
    content = json.loads(text)
    part = chance.choice(("start", "now"))
    return json.dumps({**content, part: damaged_save(content[part], chance)})


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each container with a key of it."""
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield value, index
            yield from _places(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield value, key
            yield from _places(part)


def _damage(holder: Any, key: Any, chance: random.Random, places: list[tuple[Any, Any]]) -> None:
    """Another value, one from elsewhere in the file, a number a little off, or nothing."""
    value = holder[key]
    other = chance.choice(places)
    match chance.randrange(6):
        case 0 | 1:
            holder[key] = deepcopy(chance.choice(ODD_VALUES))
        case 2:
            holder[key] = deepcopy(other[0][other[1]])
        case 3 if isinstance(value, int):
            holder[key] = value + chance.choice((-100, -2, -1, 1, 2, 100))
        case 4 if isinstance(value, list) and value:
            chance.shuffle(value)
        case 5 if isinstance(holder, list) and len(holder) > key:
            holder.insert(key, value)
        case _ if isinstance(holder, dict):
            del holder[key]
        case _:
            holder[key] = deepcopy(chance.choice(ODD_VALUES))


def spoilt(text: str, chance: random.Random) -> str:
    """Something put in, cut out or doubled anywhere."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        until = min(len(text), at + chance.randint(0, 30))
        put = chance.choice(ODD)
        text = chance.choice(
            (text[:at] + put + text[at:], text[:at] + text[until:], text[:until] + text[at:])
        )
    return text


def damaged_lines(text: str, chance: random.Random) -> str:
    """Of a text in lines: some gone, some twice, some begun or ended wrongly."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, _MOST_PLACES)):
        at = chance.randrange(len(lines))
        line = lines[at]
        match chance.randrange(6):
            case 0:
                lines[at] = line[1:]
            case 1:
                lines[at] = line[: chance.randint(0, len(line))]
            case 2:
                lines.insert(at, chance.choice(lines))
            case 3:
                words = line.split(" ")
                words[chance.randrange(len(words))] = chance.choice((*ODD, *line.split()))
                lines[at] = " ".join(words)
            case 4:
                words = line.split(" ")
                chance.shuffle(words)
                lines[at] = " ".join(words)
            case _:
                del lines[at : at + chance.randint(1, 2)]
                lines = lines or [""]
    text = "\n".join(lines)
    return spoilt(text, chance) if chance.random() < 0.2 else text
