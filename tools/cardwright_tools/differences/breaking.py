"""Whom a change breaks. In: the changes of cards, both vocabularies and contracts, and both engines where they could be asked. Out: sentences, and a version."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from cardwright.vocabulary.versions import numbers_of
from cardwright_tools.differences.blast_radius import Engine
from cardwright_tools.differences.cards_compared import Change
from cardwright_tools.differences.sides import Side

MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class Breaks:
    saves: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        return bool(self.saves or self.bots or self.packs)


def breaks_of(
    found: list[Change], old: Side, new: Side, engines: tuple[Engine, Engine] | None
) -> Breaks:
    kinds = {id for id, kind in old.project.vocabulary.kinds.items() if not kind.is_category}
    rules = [change for change in found if change.card.kind.id in kinds]
    nouns = [change for change in found if change.card.kind.id not in kinds]
    removed = [change.card.id for change in rules if change.what == "removed"]
    before = [c.before.id for c in rules if c.before and c.what in ("removed", "renamed")]
    saves = list(_of_removed(removed))
    bots = [f"the options of {_some(before)} are gone"] if before else []
    if engines is not None:
        saves = [*_of_saves(*engines), *saves]
        bots = list(_of_options(*engines)) or bots
    return Breaks(tuple(saves), tuple(bots), tuple(_of_packs(nouns, old, new)))


def _of_removed(ids: list[str]) -> Iterator[str]:
    if len(ids) == 1:
        yield f"`{ids[0]}` is gone: a save that holds it cannot be loaded"
    elif ids:
        yield f"{_some(ids)} are gone: a save that holds one of them cannot be loaded"


def _of_saves(was: Engine, now: Engine) -> Iterator[str]:
    if was.save != now.save:
        yield f"saves have format {now.save} instead of {was.save}"
    if was.steps != now.steps:
        yield "the rules that run between cards have other numbers"


def _of_options(was: Engine, now: Engine) -> Iterator[str]:
    gone = sorted(was.options - now.options)
    if gone:
        yield f"{len(gone)} option keys are gone: {_some(gone)}"


def _of_packs(nouns: list[Change], old: Side, new: Side) -> Iterator[str]:
    gone = [f"{c.card.kind.id} {c.card.id}" for c in nouns if c.what == "removed"]
    if gone:
        yield f"nouns are gone: {_some(gone)}"
    renamed = [c.before.id for c in nouns if c.what == "renamed" and c.before]
    if renamed:
        yield f"nouns have another id: {_some(renamed)}"
    for game, contract in old.project.contracts.items():
        later = new.project.contracts.get(game)
        lost = set(contract.offers) - set(later.offers) if later else set()
        if lost:
            yield f"the runtime no longer offers {_some(sorted(lost))}: packs that use {_it(lost)} must be built again"


def _it(of: Collection[str]) -> str:
    return "it" if len(of) == 1 else "them"


def _some(names: list[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(f"`{name}`" for name in names[:MOST_NAMED]) + more


def suggested_version(version: str, found: Iterable[Change], breaks: Breaks, differs: bool) -> str:
    """Breaking: the first number, before 1.0 the second one; another rule or card: the next one; other words or files: the last one."""
    changed = list(found)
    if not changed and not differs and not breaks.any:
        return version
    major, minor, patch = (*numbers_of(version), 0, 0, 0)[:3]
    if breaks.any:
        return f"{major + 1}.0.0" if major else f"0.{minor + 1}.0"
    if any(change.what == "added" for change in changed) or differs:
        return f"{major}.{minor + 1}.0" if major else f"0.{minor}.{patch + 1}"
    return f"{major}.{minor}.{patch + 1}"


def is_major_step(old: str, new: str) -> bool:
    """Before 1.0 the second number counts."""
    was, now = ((*numbers_of(version), 0, 0)[:2] for version in (old, new))
    return now > was if was[0] == 0 else now[0] > was[0]
