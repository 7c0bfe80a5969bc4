"""The files of the second game. In: its cards, and lines of one stall more. Out: what check says of them, what a build writes."""

from functools import cache
from pathlib import Path

from cardwright.pipeline import Project
from cardwright.plan.names import Package
from cardwright.python.compiled import catalogue_file, catalogue_paths, texts_file
from cardwright.python.from_plan import formatted
from cardwright.source import SourceFile

HOME = Path(__file__).parent
GAME = HOME / "cards/night_market"
CONTRACT = GAME / "contract.json"
PACKAGES = (Package("second_game/generated", "cards"),)
ONE_MORE = "cards/night_market/market/it.card"


def project_with(*more: SourceFile) -> Project:
    return Project((*_sources(), *more), place=lambda vocabulary: PACKAGES)


@cache
def _sources() -> tuple[SourceFile, ...]:
    paths = (CONTRACT, *sorted(GAME.rglob("*.card")))
    return tuple(SourceFile(p.relative_to(HOME).as_posix(), p.read_text("utf-8")) for p in paths)


def built(project: Project) -> dict[Path, str]:
    """What `cardwright build` would write, by its file."""
    files = [file for path in project.by_path if (file := project.compiled(path)) is not None]
    listed = [one for file in files for one in file.listed]
    made = [file.file for file in files if file.file is not None]
    for path in catalogue_paths(project.setting):
        made.append(catalogue_file(listed, path, project.setting))
    files_of_code = {HOME.parent / file.path: formatted(file.text) for file in made}
    texts = HOME / "generated/night_market/market/texts.json"
    return files_of_code | {texts: texts_file("", listed).text}


def refused_in(*lines: str, more: tuple[SourceFile, ...] = ()) -> list[str]:
    """The words of one stall more that nothing can be built of."""
    text = 'stall it "It"\n    number 11\n    price 1\n' + "".join(f"    {one}\n" for one in lines)
    it = SourceFile(ONE_MORE, text)
    found = project_with(it, *more).findings([ONE_MORE])
    return [it.text_of(finding.primary.span) for finding in found if finding.is_error]
