"""Lines of the language from what was read. In: the line a pattern stands for, and what its slots say. Out: lines, with blocks."""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from cardwright.printed.claims import claims_in, without_claims

Value: TypeAlias = str | tuple[str, ...]

STEP = "    "
_SLOT = re.compile(r"\{(\w+)(\*|\|[^}]*|~\w*)?\}")
_PRODUCT = re.compile(r"\b(\d+)x(\d+)\b")
_CHOOSE = "choose: "


def filled(template: str, values: Mapping[str, Value], known: Mapping[str, str]) -> str | None:
    """None where it says nothing that can be. `known`: what the vocabulary knows of nouns.

    `/` ends a line and `>` goes one level in. `{x*}`: once for each of a list; `{x|or}`: the list in one line.
    """
    if template.startswith(_CHOOSE):
        options = _each(template.removeprefix(_CHOOSE), values)
        said = chosen(options) if len(options) > 1 else options[0]
    else:
        said = "\n".join(_each(template, values))
    if "~" in said and (tile := str(values.get("tile") or values.get("tiles", ""))):
        said = said.replace("~", known.get(f"lies {tile.split()[-1]}", "~"))
    return worked_out(said, known) if "!" in said else said


def worked_out(said: str, known: Mapping[str, str]) -> str | None:
    """`!name` stands for lines that depend on what the nouns are."""
    lines: list[str] = []
    for line in said.split("\n"):
        before, mark, name, *rest = (
            re.split(r"(!)(\w+) ?", line, maxsplit=1) if "!" in line else (line, "", "")
        )
        if not mark:
            lines.append(line)
            continue
        made = _MADE[name](before, without_claims(rest[0]), known)
        if made is None:
            return None
        lines += [*made[:-1], made[-1] + claims_in(rest[0])]
    return "\n".join(lines)


def _options_by_bonus(before: str, rest: str, known: Mapping[str, str]) -> list[str]:
    """Of each bonus: its gauge goes up if the area gives it."""
    *bonuses, last = rest.split(" or ")
    last, gauge, amount = last.split(" ", 2)
    return [
        line
        for bonus in (*bonuses, last)
        for line in (
            f"{STEP}option if placed on {bonus} bonus",
            f"{STEP * 2}increase {bonus} {gauge} {amount}",
        )
    ]


def _options_by_gauge(before: str, rest: str, known: Mapping[str, str]) -> list[str] | None:
    family, number = rest.split(" ")
    return [
        line
        for resource in known[f"has {family}"].split()
        for line in (
            f"{STEP}option",
            f"{STEP * 2}decrease {resource} {family} 1",
            f"{STEP * 2}gain {number} {resource}",
        )
    ]


def _same(before: str, rest: str, known: Mapping[str, str]) -> list[str] | None:
    names = dict.fromkeys(rest.split(" or "))
    return [before + next(iter(names))] if len(names) == 1 else None


def _steps_of_levels(before: str, rest: str, known: Mapping[str, str]) -> list[str] | None:
    """`2 °C` is one step of a track that goes up by two."""
    track, levels = rest.rsplit(" ", 1)
    steps, over = divmod(int(levels), int(known.get(f"step {track}", "1")))
    return None if over else [f"{before}{track} {steps}"]


_MADE: Mapping[str, Callable[[str, str, Mapping[str, str]], list[str] | None]] = {
    "bonus": _options_by_bonus,
    "each": _options_by_gauge,
    "levels": _steps_of_levels,
    "same": _same,
}


def chosen(options: list[str]) -> str:
    return "\n".join(["choose one", *(f"{STEP}option\n{indented(each, 2)}" for each in options)])


def indented(text: str, levels: int = 1) -> str:
    return "\n".join(STEP * levels + line for line in text.split("\n"))


def _each(template: str, values: Mapping[str, Value]) -> list[str]:
    spread = next((name for name, mark in _SLOT.findall(template) if mark == "*"), "")
    if not spread:
        return [_one(template, values)]
    plain = template.replace(f"{{{spread}*}}", f"{{{spread}}}")
    return [line for value in values[spread] for line in _each(plain, {**values, spread: value})]


def _one(template: str, values: Mapping[str, Value]) -> str:
    lines = []
    for part in template.split(" / "):
        levels = len(part) - len(part.lstrip(">"))
        said = _SLOT.sub(lambda slot: _said(slot, values), part[levels:].strip())
        lines += [STEP * levels + _tidy(line) for line in said.split("\n") if line.strip()]
    return "\n".join(lines)


def _tidy(line: str) -> str:
    bare = line.lstrip()
    bare = _PRODUCT.sub(lambda found: str(int(found[1]) * int(found[2])), bare)
    return (
        line[: len(line) - len(line.lstrip())]
        + re.sub(r"  +", " ", bare).replace(" ,", ",").strip()
    )


def _said(slot: "re.Match[str]", values: Mapping[str, Value]) -> str:
    value, mark = values.get(slot[1], ""), slot[2] or ""
    if mark == "~abs":
        return str(value).lstrip("-")
    if mark == "~number":
        return str(value).partition(" ")[0]
    if isinstance(value, tuple):
        joint = mark.removeprefix("|")
        if joint in ("", "lines"):
            return "\n".join(value)
        return (" " if joint == "next" else f" {joint} ".replace(" ,", ",")).join(value)
    return value
