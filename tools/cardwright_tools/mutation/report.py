"""What came of it. In: tried changes. Out: a text, or data for programs."""

import json
from collections.abc import Sequence

from cardwright_tools.mutation.picking import Place
from cardwright_tools.mutation.forks import Tried

LONGEST = 160


def share_noticed(all_tried: Sequence[Tried]) -> float:
    return sum(bool(one.test) for one in all_tried) / max(1, len(all_tried))


def as_text(all_tried: Sequence[Tried], equivalent: int) -> str:
    """The survivors, and the figure."""
    survived = [one for one in all_tried if not one.test]
    lines = [survivor(one) for one in survived]
    died = len(all_tried) - len(survived)
    lines.append(
        f"{died} of {len(all_tried)} changes were noticed ({share_noticed(all_tried):.1%}), "
        f"{len(survived)} were not; {equivalent} changes are listed as equivalent and were not tried."
    )
    return "\n".join(lines)


def survivors(report: str) -> set[Place]:
    """What an earlier report says that nobody noticed."""
    changes = json.loads(report)["changes"]
    return {
        (one["file"], one["function"], one["before"], one["after"])
        for one in changes
        if not one["noticed_by"]
    }


def as_data(all_tried: Sequence[Tried]) -> dict[str, object]:
    return {
        "tried": len(all_tried),
        "noticed": sum(bool(one.test) for one in all_tried),
        "changes": [
            {
                "file": one.change.file,
                "line": one.change.line,
                "function": one.change.function,
                "before": one.change.before,
                "after": one.change.after,
                "noticed_by": one.test or None,
                "tests": one.tests,
            }
            for one in all_tried
        ],
    }


def survivor(one: Tried) -> str:
    change = one.change
    where = f"{change.file}:{change.line} {change.function or 'when imported'}"
    tests = f"{one.tests} tests run it" if one.tests else "no test runs it"
    return f"{where} ({tests})\n  - {_short(change.before)}\n  + {_short(change.after)}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[:LONGEST] + "…"
