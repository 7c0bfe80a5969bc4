"""What a comparison found. In: built by `compare`. Out: lines for people, JSON for programs, an exit code."""

from dataclasses import dataclass

from cardwright_tools.facts.differences import Difference
from cardwright_tools.facts.words import Json


@dataclass(frozen=True, slots=True)
class Unequal:
    """One entry that is said otherwise there; without differences, only one side has it."""

    name: str
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class KindReport:
    """`total` entries of the other side were compared; `only_ours` are entries of ours that it leaves out."""

    kind: str
    total: int
    unequal: tuple[Unequal, ...]
    only_ours: tuple[str, ...] = ()

    @property
    def equal(self) -> int:
        return self.total - len(self.unequal)


@dataclass(frozen=True, slots=True)
class Report:
    """`not_read`: files that could not be read, each with the reason."""

    kinds: tuple[KindReport, ...]
    not_read: tuple[str, ...] = ()
    left_out: int = 0

    @property
    def exit_code(self) -> int:
        return 1 if self.not_read or any(kind.unequal for kind in self.kinds) else 0

    def lines(self) -> list[str]:
        said = [f"{kind.kind}: {kind.equal} of {kind.total} equal" for kind in self.kinds]
        for kind in self.kinds:
            said += [line for entry in kind.unequal for line in _entry_lines(kind.kind, entry)]
        said += [_only_ours(kind) for kind in self.kinds if kind.only_ours]
        said += [f"could not read {reason}" for reason in self.not_read]
        return said + (
            [f"left out: {self.left_out} of other sets, or numbers that no card says"]
            if self.left_out
            else []
        )

    def to_json(self) -> Json:
        return {
            "kinds": [_kind_json(kind) for kind in self.kinds],
            "not_read": list(self.not_read),
            "left_out": self.left_out,
        }


def _entry_lines(kind: str, entry: Unequal) -> list[str]:
    lines = [f"{kind}: {entry.name}"]
    for difference in entry.differences:
        lines.append(f"  {difference.place}")
        lines.append(f"    cards say {difference.ours or 'nothing'}")
        lines.append(f"    facts say {difference.theirs or 'nothing'}")
    return lines if entry.differences else [f"{kind}: {entry.name} is only in the facts"]


def _only_ours(kind: KindReport) -> str:
    names = ", ".join(kind.only_ours[:5]) + (" ..." if len(kind.only_ours) > 5 else "")
    return f"{kind.kind}: {len(kind.only_ours)} not in the facts compared with ({names})"


def _kind_json(kind: KindReport) -> Json:
    return {
        "kind": kind.kind,
        "equal": kind.equal,
        "total": kind.total,
        "only_ours": list(kind.only_ours),
        "only_theirs": [entry.name for entry in kind.unequal if not entry.differences],
        "unequal": [
            {
                "name": entry.name,
                "differences": [
                    {"place": d.place, "ours": d.ours, "theirs": d.theirs}
                    for d in entry.differences
                ],
            }
            for entry in kind.unequal
            if entry.differences
        ],
    }
