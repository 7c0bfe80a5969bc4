"""What each phrase stands for. In: `phrase_lines.toml` of the grammar. Out: for a phrase, its kinds of thing, its lines, and what its slots are."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from cardwright.values import dataclass
from cardwright.wording.phrases import ALSO, STYLE

FORMS = ("holds", "must", "done", "next", "held", "laid")
"""In these, the same thing has words of its own: who asks for it so reads no others."""
_KINDS = re.compile(r"([A-Z]\w*(?:, [A-Z]\w*)*): ?(.*)", re.DOTALL)
_SLOT = re.compile(r"\{(\w+)(\?)?(?::([^}|*~]+))?(\||\*|~)?([^}]*)\}")


@dataclass(frozen=True, slots=True)
class Said:
    """One reading of a phrase: its kind, its words by form, and its line, whose slots say what they are."""

    kind: str
    line: str
    slots: Mapping[str, str]


@cache
def said_table() -> dict[str, Any]:
    place = files("cardwright_grammar") / "phrase_lines.toml"
    return tomllib.loads(place.read_text(encoding="utf-8"))


def readings_of(section: str, name: str) -> list[Said]:
    """What a phrase stands for; empty where it is a part of others."""
    part = said_table().get(section, {})
    entry = part.get(name)
    if entry is None and name.endswith(ALSO):
        return readings_of(section, name.removesuffix(ALSO))
    if entry is None and name.startswith("not_") and name.removeprefix("not_") in part:
        positive = readings_of(section, name.removeprefix("not_"))
        return [Said(s.kind, f"not {s.line}", s.slots) for s in positive]
    if entry is None and "*" in part and not name.endswith(STYLE):
        entry = part["*"]
    if entry is None or name.startswith("_"):
        return []
    entries = [entry] if isinstance(entry, str) else entry
    who = name.partition("_")[0]
    return [
        said for each in entries for said in _said(each.replace("{name}", who), part.get("_is", ""))
    ]


def _said(entry: str, usual: str | Sequence[str]) -> Iterator[Said]:
    found = _KINDS.fullmatch(entry)
    kinds, line = found.groups() if found else ("", entry)
    line, slots = with_slots(line)
    for kind in kinds.split(", ") if kinds else [usual] if isinstance(usual, str) else usual:
        name, _, around = kind.partition(": ")
        yield Said(name, around.replace("{it}", line) if around else line, slots)


def with_slots(line: str) -> tuple[str, dict[str, str]]:
    """The line as it is filled, and what its slots are."""
    slots: dict[str, str] = {}

    def plain(slot: re.Match[str]) -> str:
        name, optional, spec, mark, rest = slot.groups()
        slots[name] = (spec or "") + (optional or "") or slots.get(name, "")
        return f"{{{name}{mark or ''}{rest}}}"

    return _SLOT.sub(plain, line), slots


def templates_of(found: str | Mapping[str, str]) -> dict[str, list[str]]:
    """By form; those in which a thing has no words of its own stand together."""
    if isinstance(found, str):
        return {"": [found]}
    forms: dict[str, list[str]] = {}
    for key, template in found.items():
        form = key.partition("_")[0]
        listed = forms.setdefault(form if form in FORMS else "", [])
        listed += [template] if template not in listed else []
    return forms
