"""Two sides compared as a whole. In: two names. Out: a Comparison that every form of output prints."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.differences.blast_radius import (
    MOST_GAMES,
    SECONDS_OF_A_SIDE,
    Blast,
    CannotTell,
    Played,
    blast_of,
    can_run,
    played,
)
from cardwright_tools.differences.breaking import (
    Breaks,
    breaks_of,
    is_major_step,
    suggested_version,
)
from cardwright_tools.differences.cards_compared import Change, changes
from cardwright_tools.differences.sides import Side, side
from cardwright_tools.project import NotAProject

SCHEMA = "cardwright-diff/1"
BASIC_SETS = ("base", "corporate_era")


@dataclass(frozen=True, slots=True)
class Comparison:
    """`blast` is None where no game was to be played or none could be; `notes` say why."""

    old: str
    new: str
    versions: tuple[str, str]
    changes: tuple[Change, ...]
    breaks: Breaks
    blast: Blast | None
    suggested: str
    notes: tuple[str, ...]

    @property
    def breaks_unannounced(self) -> bool:
        """Saves or option keys break, and the version does not say so."""
        return bool(self.breaks.saves or self.breaks.bots) and not is_major_step(*self.versions)


def compare(
    old: str,
    new: str,
    games: int = MOST_GAMES,
    seconds: float = SECONDS_OF_A_SIDE,
    must_tell: bool = False,
) -> Comparison:
    """Of no games, only what saves and bots rest on is asked of the engines; `must_tell`: an engine that cannot tell is an error."""
    with TemporaryDirectory(prefix="cardwright-diff-") as room:
        rooms = [Path(room, name) for name in ("old", "new")]
        for each in rooms:
            each.mkdir()
        before = side(old, rooms[0])
        after = side(new, rooms[1], before.project)
        if before.pack != after.pack:
            raise NotAProject(
                f"`{old}` and `{new}` are not the same pack, or one of them is a game."
            )
        try:
            return _compared(before, after, games, seconds)
        except CannotTell as problem:
            if must_tell:
                raise
            return _compared(before, after, games, seconds, str(problem).rstrip("."))


def _compared(old: Side, new: Side, games: int, seconds: float, silent: str = "") -> Comparison:
    """`silent`: why the engines are not asked."""
    found = changes(old, new)
    notes = [*_damaged(old), *_damaged(new)]
    sets = _sets_to_play(found, old, new)
    ran: tuple[Played, Played] | None = None
    if not can_run(old) or not can_run(new):
        notes.append("no game was played: what is unpacked from a file is compared, never run")
    elif silent:
        notes.append(silent)
    elif games or old.engine:
        # Of a pack the cards tell what breaks; the engine also has steps and options of its own.
        first = played(old, sets, games, seconds)
        # As many games as the first side had time for.
        ran = first, played(new, sets, len(first.games), LONG_ENOUGH)
    engines = (ran[0].engine, ran[1].engine) if ran else None
    breaks = breaks_of(found, old, new, engines)
    both = ((c.before.name, c.after.name) for c in found if c.before and c.after)
    renamed = {old: new for old, new in both if old != new}
    blast = blast_of(*ran, sets, renamed) if ran and ran[0].games else None
    # Where no game tells, another rule is taken to play otherwise.
    differs = bool(blast.partings) if blast else any(c.what == "changed" for c in found)
    version = suggested_version(old.version, found, breaks, differs)
    versions = (old.version, new.version)
    return Comparison(
        old.label, new.label, versions, tuple(found), breaks, blast, version, tuple(notes)
    )


LONG_ENOUGH = 60.0


def _damaged(side: Side) -> list[str]:
    """Today's compiler may not read what another one read."""
    count = sum(card.damaged for card in side.project.cards)
    return (
        [
            f"{count} items of {side.label} cannot be read by this compiler, and are compared as far as they can"
        ]
        if count
        else []
    )


def _sets_to_play(found: Iterable[Change], old: Side, new: Side) -> tuple[str, ...]:
    """Base and Corporate Era, and the sets in which something changed, with all that they need."""
    known = [
        {entry.noun.id for entry in one.project.vocabulary.of_category("set")} for one in (old, new)
    ]
    wanted = [*BASIC_SETS, *(change.card.set_id for change in found)]
    sets: list[str] = []
    while wanted:
        name = wanted.pop(0)
        if name in known[0] & known[1] and name not in sets:
            sets.append(name)
            entry = new.project.vocabulary.find(name, ("set",))
            wanted += [noun.id for noun in entry.nouns_in("needs")] if entry else []
    return tuple(sets)


def to_json(one: Comparison) -> str:
    data = {
        "schema": SCHEMA,
        "old": {"name": one.old, "version": one.versions[0]},
        "new": {"name": one.new, "version": one.versions[1]},
        "changes": [_change(change) for change in one.changes],
        "breaks": {
            "saves": list(one.breaks.saves),
            "option_keys": list(one.breaks.bots),
            "packs": list(one.breaks.packs),
            "without_a_major_version": one.breaks_unannounced,
        },
        "suggested_version": one.suggested,
        "blast_radius": _blast(one.blast),
        "notes": list(one.notes),
    }
    return json.dumps(data, indent=2, ensure_ascii=False)


def _change(change: Change) -> dict[str, object]:
    return {
        "what": change.what,
        "kind": change.card.kind.id,
        "id": change.card.id,
        "formerly": change.before.id if change.before and change.what == "renamed" else None,
        "name": change.card.name,
        "set": change.card.set_id,
        "words": {
            language: [{"sign": sign, "words": words} for sign, words in lines]
            for language, lines in change.lines.items()
        },
    }


def _blast(blast: Blast | None) -> dict[str, object] | None:
    if blast is None:
        return None
    return {
        "games": blast.games,
        "sets": list(blast.sets),
        "go_differently": len(blast.partings),
        "share": round(blast.share, 4),
        "first_events": [
            {
                "seed": p.seed,
                "event": p.place,
                "generation": p.generation,
                "before": p.before,
                "after": p.after,
            }
            for p in blast.partings
        ],
    }
