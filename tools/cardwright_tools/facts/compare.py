"""Our facts beside a folder of facts. In: documents of ours, a folder, the sets that count. Out: Report."""

from collections.abc import Collection, Iterator
from pathlib import Path

from cardwright_tools.facts.differences import Difference, differences
from cardwright_tools.facts.entries import LISTS, READERS, Entry, entries_of
from cardwright_tools.facts.export import Documents
from cardwright_tools.facts.normal import normal
from cardwright_tools.facts.report import KindReport, Report, Unequal
from cardwright_tools.facts.words import Json
from cardwright_tools.reading import Unreadable, json_of

Pair = tuple[Entry | None, Entry | None]

# A number that another set gives to something of this set: compared where that set is.
OF_OTHER_SETS = {"value_with_turmoil": "turmoil", "turmoil_alternative_goal_tr": "turmoil"}

# Cards and nouns carry some of the game's numbers; the others are rules that no card speaks of.
SAID_BY_ENGINES = "numbers"


def compare(own: Documents, folder: Path, sets: Collection[str] = ()) -> Report:
    """Files that the folder does not have are not compared; without `sets`, all that both sides have are."""
    read = [_read(folder / name, name) for name in READERS if (folder / name).is_file()]
    theirs = [entry for entries, _ in read for entry in entries]
    names = [name for name in READERS if (folder / name).is_file()]
    ours = [entry for name in names for entry in entries_of(name, own.get(name, {}))]
    wanted = frozenset(sets) or _sets_of(ours) & _sets_of(theirs)
    pairs = _pairs(ours, theirs)
    counted = [pair for pair in pairs if _is_wanted(pair, wanted)]
    left_out = sum(1 for pair in pairs if pair[1] and not _is_wanted(pair, wanted))
    not_read = tuple(reason for _, reason in read if reason)
    return Report(tuple(_kind_reports(counted, wanted)), not_read, left_out)


def _sets_of(entries: list[Entry]) -> frozenset[str]:
    return frozenset(entry.set_id for entry in entries)


def _read(path: Path, name: str) -> tuple[list[Entry], str]:
    try:
        document = json_of(path)
    except (OSError, Unreadable) as problem:
        return [], f"{path}: {problem}"
    if not isinstance(document, dict) or not isinstance(
        document.get(LISTS[name], []), (list, dict)
    ):
        return [], f"{path}: `{LISTS[name]}` is not where the notation has it"
    return entries_of(name, document), ""


def _pairs(ours: list[Entry], theirs: list[Entry]) -> list[Pair]:
    """Each entry with the one of the same name, else of the same number, and each only once."""
    left = list(ours)
    pairs: list[Pair] = []
    unmatched: list[Entry] = []
    for entry in theirs:
        found = next((o for o in left if (o.kind, o.name) == (entry.kind, entry.name)), None)
        if found is None:
            unmatched.append(entry)
        else:
            left.remove(found)
            pairs.append((found, entry))
    for entry in unmatched:
        found = next((o for o in left if _same_number(o, entry)), None)
        if found:
            left.remove(found)
        pairs.append((found, entry))
    return pairs + [(entry, None) for entry in left]


def _same_number(ours: Entry, theirs: Entry) -> bool:
    return ours.kind == theirs.kind and ours.number == theirs.number != ""


def _is_wanted(pair: Pair, wanted: frozenset[str]) -> bool:
    ours, theirs = pair
    if ours is None and theirs is not None and theirs.kind == SAID_BY_ENGINES:
        return False
    return any(entry is not None and entry.set_id in (*wanted, "") for entry in pair)


def _kind_reports(pairs: list[Pair], wanted: frozenset[str]) -> Iterator[KindReport]:
    by_kind: dict[str, list[Pair]] = {}
    for ours, theirs in pairs:
        kind = (ours or theirs or _NOBODY).kind
        by_kind.setdefault(kind, []).append((ours, theirs))
    for kind, of_kind in by_kind.items():
        yield _kind_report(kind, of_kind, wanted)


def _kind_report(kind: str, pairs: list[Pair], wanted: frozenset[str]) -> KindReport:
    compared = [(ours, theirs) for ours, theirs in pairs if theirs]
    unequal = [_unequal(ours, theirs, wanted) for ours, theirs in compared]
    only_ours = tuple(ours.name for ours, theirs in pairs if ours and not theirs)
    return KindReport(kind, len(compared), tuple(u for u in unequal if u), only_ours)


def _unequal(ours: Entry | None, theirs: Entry, wanted: frozenset[str]) -> Unequal | None:
    name = " ".join(part for part in (theirs.number, theirs.name) if part)
    if ours is None:
        return Unequal(name, ())
    found = tuple(_differences(ours.value, theirs.value, wanted))
    return Unequal(name, found) if found else None


def _differences(ours: Json, theirs: Json, wanted: frozenset[str]) -> Iterator[Difference]:
    yield from differences(normal(_known(ours, wanted)), normal(_known(theirs, wanted)))


def _known(value: Json, wanted: frozenset[str]) -> Json:
    return {
        key: part
        for key, part in value.items()
        if key not in OF_OTHER_SETS or OF_OTHER_SETS[key] in wanted
    }


_NOBODY = Entry("", "", "", {})
