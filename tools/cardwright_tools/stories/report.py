"""Stories of some pages, told. In: paths. Out: what does not hold, and what no story shows, for people and for programs."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from cardwright.findings.positions import shown
from cardwright_tools.reading import paths_below, text_of
from cardwright_tools.stories.clauses import Clause
from cardwright_tools.stories.finer import Change
from cardwright_tools.stories.packs import pack_around
from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.telling import Told, told
from cardwright_tools.stories.words import slug


@dataclass(frozen=True, slots=True)
class Gap:
    """A clause that no story shows, and the line it is written on."""

    clause: Clause
    line: int


def pages_in(paths: Iterable[Path]) -> list[Path]:
    """Pages named, and all pages of folders named."""
    found: list[Path] = []
    for path in paths:
        pages = (below for below in paths_below(path) if below.suffix == ".md")
        found.extend(sorted(pages) if path.is_dir() else [path])
    return found


def stories_in(pages: Iterable[Path]) -> list[Story]:
    return [
        story
        for page in pages
        for story in stories_of(_shown(page), text_of(page), pack_around(page))
    ]


def told_pages(pages: Iterable[Path], refused: Collection[str] = ()) -> list[Told]:
    """`refused`: ids of cards with an error; what speaks of one is not told."""
    return [_not_told(story, refused) or told(story) for story in stories_in(pages)]


def _not_told(story: Story, refused: Collection[str]) -> Told | None:
    said = f"_{slug(' '.join((story.section, *map(str, story.phrases))))}_"
    spoken_of = [card for card in sorted(refused) if f"_{card}_" in said]
    return Told(story, (f"Not told: `{spoken_of[0]}` has an error.",)) if spoken_of else None


def held(all_told: Iterable[Told]) -> list[Story]:
    """Only a story that holds shows anything."""
    return [one.story for one in all_told if not one.problems]


def _shown(page: Path) -> str:
    here = Path.cwd()
    return (page.relative_to(here) if page.is_relative_to(here) else page).as_posix()


def as_text(all_told: list[Told]) -> str:
    """What does not hold, each with its place, and a line that counts."""
    if not all_told:
        return "There are no stories yet: rows of a table in `stories/`, see docs/stories.md."
    lines: list[str] = []
    failed = [one for one in all_told if one.problems]
    for one in failed:
        lines.append(shown(f"{one.story.path}:{one.story.line}: {one.story.section}"))
        lines.extend(f"    {shown(problem)}" for problem in one.problems)
    lines.append(f"{len(all_told) - len(failed)} of {len(all_told)} stories hold.")
    return "\n".join(lines)


def gaps_as_text(gaps: list[Gap], clauses: int) -> str:
    lines = [f"{gap.clause.source}:{gap.line}: No story shows {gap.clause}." for gap in gaps]
    lines.append(f"{clauses - len(gaps)} of {clauses} clauses are shown by some story.")
    return "\n".join(lines)


def changes_as_text(changes: list[Change], all_changes: int) -> str:
    lines = [f"{change.source}: No story notices {change}." for change in changes]
    lines.append(
        f"{all_changes - len(changes)} of {all_changes} small changes (a step taken out, a condition"
        " that always holds, a number one more or less) are noticed by some story."
    )
    return "\n".join(lines)


def as_data(all_told: list[Told]) -> list[dict[str, object]]:
    return [
        {
            "path": one.story.path,
            "line": one.story.line,
            "section": one.story.section,
            "problems": list(one.problems),
        }
        for one in all_told
    ]


def gaps_as_data(gaps: list[Gap]) -> list[dict[str, object]]:
    return [
        {
            "path": gap.clause.source,
            "line": gap.line,
            "rule": gap.clause.rule,
            "clause": gap.clause.name,
        }
        for gap in gaps
    ]
