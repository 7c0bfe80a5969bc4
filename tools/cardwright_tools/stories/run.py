"""The work of `cardwright test`. In: what the command line says. Out: printed findings, and an exit code."""

import sys
from json import dumps
from pathlib import Path

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.project import Project, find_project
from cardwright_tools.stories import report
from cardwright_tools.stories.clauses import clauses_of
from cardwright_tools.stories.draft import drafts
from cardwright_tools.stories.finer import changes_of
from cardwright_tools.near import unknown
from cardwright_tools.stories.packs import packs_in
from cardwright_tools.stories.places import lines_of
from cardwright_tools.stories.report import Gap
from cardwright_tools.stories.rules import rules_of
from cardwright_tools.stories.showing import not_shown, unnoticed
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.words import slug


def tell(paths: list[Path], clauses: bool, steps: bool, json: bool) -> int:
    project = find_project()
    if not _is_built(project):
        return 1
    all_told = report.told_pages(report.pages_in(paths or report.folders_of(project)))
    stories = report.held(all_told)
    data: dict[str, object] = {"stories": report.as_data(all_told)}
    texts = [report.as_text(all_told)]
    gaps: list[Gap] = []
    if clauses:
        rules = rules_of(project)
        count = len(clauses_of(rules))
        gaps = gaps_of(project, rules, stories)
        data |= {"clauses": count, "not_shown": report.gaps_as_data(gaps)}
        texts.append(report.gaps_as_text(gaps, count))
    if steps:
        rules = rules_of(project)
        count = sum(len(changes_of(rule)) for rule in rules)
        changes = unnoticed(rules, stories)
        data |= {"changes": count, "unnoticed": [str(change) for change in changes]}
        texts.append(report.changes_as_text(changes, count))
    print(dumps(data, indent=2) if json else "\n".join(texts))
    return 1 if gaps or len(stories) < len(all_told) else 0


def gaps_of(project: Project, rules: list[Rule], stories: list[Story]) -> list[Gap]:
    """In the order of the sources."""
    unshown = not_shown(rules, stories)
    lines = lines_of(unshown, rules, project)
    gaps = [Gap(clause, lines[clause]) for clause in unshown]
    return sorted(gaps, key=lambda gap: (gap.clause.source, gap.line, gap.clause.name))


def draft(card: str) -> int:
    project = find_project()
    if not _is_built(project):
        return 1
    rules = rules_of(project)
    known = {rule.key: rule for rule in rules if isinstance(rule, Card)}
    if slug(card) not in known:
        print(unknown("card", card, known))
        return 2
    print("\n".join(drafts(known[slug(card)], packs_in(project))))
    return 0


def _is_built(project: Project) -> bool:
    """A pack's cards are compiled first, so that its stories speak of what its author sees."""
    if not project.is_pack:
        return True
    from cardwright_tools.building.build import build
    from cardwright_tools.building.printing import found_in

    built = build(project.root)
    if built.errors:
        print("\n".join(found_in(built)))
        print("No story is told while a card has an error.", file=sys.stderr)
    return not built.errors
