"""`cardwright contract`. In: the games of this project. Out: a `contract.json` beside each, what its runtime hands on to generated classes, and a page of all; or what differs."""

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cardwright.contract import from_json
from cardwright.pipeline import understand
from cardwright.source import CONTRACT_FILE
from cardwright_tools.contract.from_sources import contract_of
from cardwright_tools.contract.names import names_module
from cardwright_tools.contract.page import page
from cardwright_tools.project import NotAProject, Project, find_project, sources_of
from cardwright_tools.writing import write_atomically

_RUNTIMES = "cardwright_runtime"
_PAGE = "docs/contract.md"


def contract_text(package: str, folder: Path) -> str:
    """An entry a line, so that a change shows as one."""
    parts = (f'"{key}": {_lines(part)}' for key, part in contract_of(package, folder).items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(part: Any) -> str:
    match part:
        case list():
            return "[\n" + ",\n".join(f"  {_line(entry)}" for entry in part) + "\n]"
        case dict():
            entries = (f"  {_line(key)}: {_line(entry)}" for key, entry in part.items())
            return "{\n" + ",\n".join(entries) + "\n}"
    return _line(part)


def _line(entry: Any) -> str:
    return json.dumps(entry, ensure_ascii=False)


def write_contracts(check: bool) -> int:
    """1 where a file differs from what the runtime says, and is only to be checked."""
    project, different = find_project(), 0
    if project.is_pack:
        raise NotAProject(
            "A pack has no runtime of its own: contracts are written where a game is."
        )
    for path, text in _contracts(project):
        old = path.read_text("utf-8") if path.is_file() else ""
        if old == text:
            print(f"{path} is as its runtime says.")
        elif check:
            different = 1
            print(f"{path} differs from its runtime: run `cardwright contract`.")
        else:
            write_atomically(path, text)
            print(f"{path} was written anew.")
    return different


def _contracts(project: Project) -> Iterator[tuple[Path, str]]:
    """The contracts of the games, and the page that shows them."""
    # The old contract may be one that this compiler cannot read.
    cards = [source for source in sources_of(project) if not source.is_contract]
    understood, _ = understand(cards)
    texts: list[str] = []
    for layer in understood.language.vocabulary.layers.all:
        spec = find_spec(f"{_RUNTIMES}.{layer.runtime}") if layer.is_native else None
        if spec is not None and spec.submodule_search_locations:
            runtime = Path(spec.submodule_search_locations[0])
            texts.append(contract_text(spec.name, runtime))
            yield project.cards.parent / layer.folder / CONTRACT_FILE, texts[-1]
            contract = from_json(texts[-1])
            if contract.names:
                yield runtime / contract.names / "__init__.py", names_module(contract)
    yield project.root / _PAGE, page(map(from_json, texts))
