"""Small packs for tests. In: a folder and the text of each file. Out: the folder with what was built, or what stands in the way."""

from collections.abc import Sequence
from pathlib import Path

from cardwright_tools.building.build import Report, build

MANIFEST = 'pack {id} "{id}"\n    game terraforming_mars\n    fan_made\n    needs {needs}\n'


def built(folder: Path, id: str, needs: Sequence[str] = (), **files: str) -> Path:
    report = written(folder, id, needs, **files)
    assert [(f.slug, f.primary.text) for f in report.findings if f.is_error] == []
    return folder


def refusals(folder: Path, id: str, text: str) -> list[tuple[str, str]]:
    """Slugs, and what is said at their places."""
    found = written(folder, id, (), it=text).findings
    return [(f.slug, f.primary.text) for f in found if f.is_error]


def written(folder: Path, id: str, needs: Sequence[str], **files: str) -> Report:
    (folder / "pack.card").write_text(MANIFEST.format(id=id, needs=", ".join(("base", *needs))))
    for name, text in files.items():
        (folder / f"{name}.card").write_text(text)
    return build(folder)
