"""All stories of some pages. In: paths. Out: what was told, and the clauses that no story shows."""

from collections.abc import Iterable
from pathlib import Path

from cardwright_runtime.terraforming_mars.setup import table_for
from cardwright_tools.stories.clauses import Clause, clauses_of
from cardwright_tools.stories.draft import drafted
from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.setting import SETS
from cardwright_tools.stories.telling import Told, told

BOARDS = ("tharsis", "hellas", "elysium")


def pages_in(paths: Iterable[Path]) -> list[Path]:
    """Pages named, and all pages of folders named."""
    found: list[Path] = []
    for path in paths:
        found.extend(sorted(path.rglob("*.md")) if path.is_dir() else [path])
    return found


def told_pages(pages: Iterable[Path]) -> list[Told]:
    return [
        told(story)
        for page in pages
        for story in stories_of(page.as_posix(), page.read_text("utf-8"))
    ]


def not_shown(all_told: Iterable[Told]) -> list[Clause]:
    """Clauses of the sets, whatever the board, that no story shows."""
    shown = {clause for one in all_told for clause in one.shown}
    wanted = {clause for board in BOARDS for clause in clauses_of(table_for(2, SETS, board))}
    return sorted(wanted - shown)


def as_text(all_told: list[Told]) -> str:
    """What does not hold, each with its place, and a line that counts."""
    lines: list[str] = []
    failed = [one for one in all_told if one.problems]
    for one in failed:
        lines.append(f"{one.story.path}:{one.story.line} {one.story.section}")
        lines.extend(f"    {problem}" for problem in one.problems)
    lines.append(f"{len(all_told) - len(failed)} of {len(all_told)} stories hold.")
    return "\n".join(lines)


def as_json(all_told: list[Told]) -> list[dict[str, object]]:
    return [
        {
            "path": one.story.path,
            "line": one.story.line,
            "section": one.story.section,
            "problems": list(one.problems),
        }
        for one in all_told
    ]


def drafts(card: str) -> list[str]:
    """Rows of a table for the clauses of one card, as the game goes now."""
    table = table_for(2, SETS)
    if card not in table.numbers:
        return [f"There is no card `{card}` in these sets."]
    rows = ["| given | when | then |", "|---|---|---|"]
    for clause in clauses_of(table):
        if clause.rule == card:
            row = drafted(table.cards[table.numbers[card]], clause)
            rows.append(row or f"No state tried shows its {clause.name}.")
    return rows
