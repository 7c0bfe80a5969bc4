"""Why there can be no release yet. In: the project around the user, a version. Out: sentences, and what was checked for the manifest."""

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cardwright.findings.words import many
from cardwright.plan.names import hand_written
from cardwright_runtime.kernel.errors import GameError
from cardwright_tools.building.build import build
from cardwright_tools.checking.locked import with_their_locks
from cardwright_tools.git import git
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import NotAProject, card_files
from cardwright_tools.releasing.contents import Contents
from cardwright_tools.releasing.notes import CHANGELOG, FOLDER, waiting
from cardwright_tools.releasing.records import changes_of
from cardwright_tools.stories import report
from cardwright_tools.stories.rules import rules_of
from cardwright_tools.stories.clauses import clauses_of
from cardwright_tools.stories.packs import packs_in
from cardwright_tools.stories.run import refused_cards
from cardwright_tools.stories.showing import not_shown
from cardwright_tools.stories.standing import folders_of


@dataclass(slots=True)
class Gates:
    """`refusals`: one sentence for each gate that is shut. `checked`: what the manifest says of those that are open."""

    refusals: list[str] = field(default_factory=list)
    checked: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asked:
    """`scenarios`: recorded ones to compare with; `against`: the release before; `clauses`: whether each is taken out once."""

    version: str
    scenarios: Path | None = None
    against: str = ""
    clauses: bool = False


def gates(of: Contents, asked: Asked) -> Gates:
    found = Gates()
    found.refusals += _version(of, asked.version)
    found.refusals += _tree(of.folders)
    found.refusals += _cards(of)
    found.checked["python"] = hand_written_in(of)
    if not found.refusals:
        # Stories of cards that are not built as they are written tell nothing.
        found.refusals += _stories(of.folders, asked.clauses, found.checked)
        found.refusals += _scenarios(asked, found.checked)
        found.refusals += _breaks(asked, found.checked)
    return found


def hand_written_in(of: Contents) -> list[str]:
    """Classes that nobody but their author has looked at, as cards name them."""
    named = (hand_written(card) for card in of.cards)
    return sorted({f"{module}:{name}" for module, name in filter(None, named)})


def _version(of: Contents, version: str) -> Iterator[str]:
    said = said_version(of)
    where = "pack.card" if of.folders.is_pack else "pyproject.toml"
    if said != version:
        yield f"version: {where} says {said or 'none'}, and {version} is to be released"
    notes = waiting(of.folders.root)
    changelog = of.sources.get(CHANGELOG, b"").decode("utf-8", "replace")
    if notes:
        yield (
            f"changes: {many(len(notes), 'note')} in `{FOLDER}`:"
            f" `cardwright release --version {version} --notes` puts them into {CHANGELOG}"
        )
    elif not of.folders.is_pack and not changes_of(changelog, version):
        yield f"changes: {CHANGELOG} has nothing below `## {version}`"


def said_version(of: Contents) -> str:
    if of.folders.is_pack:
        entry = of.project.vocabulary.find(of.chosen[0], ("pack",))
        return "".join(entry.texts_in("version")) if entry else ""
    import tomllib

    return str(tomllib.loads(of.sources["pyproject.toml"].decode())["project"]["version"])


def _tree(folders: Folders) -> Iterator[str]:
    """What nobody has committed is in no revision that others could look at."""
    unknown = (
        "tree: this folder is in no git repository, so that nobody could say what was released"
    )
    if not any((folder / ".git").exists() for folder in (folders.root, *folders.root.parents)):
        yield unknown
        return
    try:
        said = git(folders.root, "status", "--porcelain", "--ignore-submodules=all", "--", ".")
    except (OSError, subprocess.CalledProcessError):
        yield unknown
        return
    changed = said.decode("utf-8", "replace").splitlines()
    if changed:
        yield f"tree: {many(len(changed), 'file')} not committed, the first is {changed[0][3:]}"


def _cards(of: Contents) -> Iterator[str]:
    own = [of.folders.name_of(path) for path in card_files(of.folders.cards)]
    found = with_their_locks(of.project.findings(own), of.project, (of.folders,))
    errors = [finding for finding in found if finding.is_error]
    if errors:
        yield f"check: {many(len(errors), 'error')}, the first is {errors[0].slug} ({errors[0].title})"
        return
    made = build(of.folders.root, check=True)
    stale = [*made.written, *made.deleted]
    if stale:
        yield f"build: {many(len(stale), 'generated file')} not as the cards say: run `cardwright build`; the first is {stale[0]}"


def _stories(folders: Folders, clauses: bool, checked: dict[str, object]) -> Iterator[str]:
    # A pack becomes known to the game by being built.
    refused_cards(folders, to_errors=True)
    told = report.told_pages(report.pages_in(folders_of(folders)))
    held = report.held(told)
    checked["stories"] = {"told": len(told), "hold": len(held)}
    if len(held) < len(told):
        first = next(one.story for one in told if one.problems)
        yield (
            f"stories: {len(told) - len(held)} of {len(told)} do not hold, the first is"
            f" {first.path}:{first.line}"
        )
    elif clauses:
        rules = rules_of(folders, tuple(packs_in(folders)) if folders.is_pack else ())
        count = len(clauses_of(rules))
        checked["clauses"] = {"all": count, "shown": count - len(not_shown(rules, held))}


def _scenarios(asked: Asked, checked: dict[str, object]) -> Iterator[str]:
    if asked.scenarios is None:
        checked["conformance"] = "not run"
        return
    from cardwright_tools.conformance.run import compare_folder
    from cardwright_tools.conformance.scenario import BadScenarios

    try:
        told = compare_folder(asked.scenarios, None)
    except (BadScenarios, GameError) as problem:
        yield f"conformance: {problem}"
        return
    checked["conformance"] = told.to_json()
    if not told.clean:
        yield "conformance: scenarios disagree; `cardwright conformance` lists them"


def _breaks(asked: Asked, checked: dict[str, object]) -> Iterator[str]:
    if not asked.against:
        return
    from cardwright_tools.differences.comparison import compare

    try:
        found = compare(asked.against, ".", games=0, must_tell=True)
    except NotAProject as problem:
        yield f"breaking: {problem}"
        return
    checked["against"] = {"name": asked.against, "version": found.versions[0]}
    if found.breaks_unannounced:
        yield f"breaking: saves or option keys of {asked.against} break, so that this is {found.suggested}"
