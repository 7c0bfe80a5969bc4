"""The files of the second game. In: its cards, and lines of one stall more. Out: what check says of them, what a build writes."""

from functools import cache
from pathlib import Path

from cardwright.contract import FILE_NAME
from cardwright.diagnostics import Diagnostic
from cardwright.pipeline import Project, check, compile_all, in_order
from cardwright.plan.packages import Package
from cardwright.python.compiled import catalogue_file, catalogue_paths, setting
from cardwright.python.from_plan import formatted
from cardwright.source import SourceFile

HOME = Path(__file__).parent
GAME = HOME / "cards/night_market"
CONTRACT = GAME / FILE_NAME
PACKAGES = (Package("second_game/generated", "cards"),)
ONE_MORE = "cards/night_market/market/it.card"


@cache
def sources() -> tuple[SourceFile, ...]:
    paths = (CONTRACT, *sorted(GAME.rglob("*.card")))
    return tuple(SourceFile(p.relative_to(HOME).as_posix(), p.read_text("utf-8")) for p in paths)


@cache
def checked() -> tuple[Project, tuple[Diagnostic, ...]]:
    project, found = check(sources())
    _, unbuilt = compile_all(project, PACKAGES)
    return project, in_order((*found, *unbuilt))


def built() -> dict[Path, str]:
    """What `cardwright build` would write, by its file."""
    project, _ = checked()
    files, _ = compile_all(project, PACKAGES)
    contracts, vocabulary = project.contracts, project.language.vocabulary
    within = setting(vocabulary, project.cards, contracts, PACKAGES)
    listed = [one for file in files for one in file.listed]
    made = [file.file for file in files if file.file is not None]
    made += [catalogue_file(listed, path, within) for path in catalogue_paths(within)]
    return {HOME.parent / file.path: formatted(file.text) for file in made}


def refused_in(*lines: str) -> list[str]:
    """The words of one stall more that check and build refuse."""
    text = 'stall it "It"\n    number 11\n    price 1\n' + "".join(f"    {one}\n" for one in lines)
    it = SourceFile(ONE_MORE, text)
    project, found = check((*sources(), it))
    _, unbuilt = compile_all(project, PACKAGES)
    return [
        it.text_of(finding.primary.span)
        for finding in (*found, *unbuilt)
        if finding.primary.span.path == ONE_MORE
    ]
