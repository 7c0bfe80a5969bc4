"""The work of `cardwright test`. In: what the command line says. Out: printed findings, and an exit code."""

import sys
from importlib import invalidate_caches
from json import dumps
from pathlib import Path

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.packs import allow
from cardwright_tools.project import Project, built_with, find_project
from cardwright_tools.stories import report
from cardwright_tools.stories.clauses import clauses_of
from cardwright_tools.stories.draft import drafts
from cardwright_tools.stories.finer import changes_of
from cardwright_tools.near import unknown
from cardwright_tools.stories.packs import packs_in
from cardwright_tools.stories.places import lines_of
from cardwright_tools.stories.report import Gap
from cardwright_tools.stories.rules import rules_of
from cardwright_tools.stories.standing import Standing, projects_here, standing_in
from cardwright_tools.stories.showing import not_shown, unnoticed
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.words import slug


def tell(
    paths: list[Path], clauses: bool, steps: bool, json: bool, allowed: tuple[str, ...] = ()
) -> int:
    projects = projects_here()
    # Built before anybody looks at what is built: Python reads a list of cards only once.
    refused = {card for project in projects for card in refused_cards(project, json)}
    here = [standing_in(project) for project in projects]
    allow(allowed)
    pages = report.pages_in(paths or [folder for one in here for folder in one.folders])
    all_told = report.told_pages(pages, refused)
    stories = report.held(all_told)
    data: dict[str, object] = {"stories": report.as_data(all_told)}
    texts = [report.as_text(all_told)]
    gaps: list[Gap] = []
    rules = [(one, told_rules(one, refused)) for one in here] if clauses or steps else []
    if clauses:
        count = sum(len(clauses_of(known)) for _, known in rules)
        gaps = [gap for one, known in rules for gap in gaps_of(one.project, known, stories)]
        data |= {"clauses": count, "not_shown": report.gaps_as_data(gaps)}
        texts.append(report.gaps_as_text(gaps, count))
    if steps:
        every = [rule for _, known in rules for rule in known]
        count = sum(len(changes_of(rule)) for rule in every)
        changes = unnoticed(every, stories)
        data |= {"changes": count, "unnoticed": [str(change) for change in changes]}
        texts.append(report.changes_as_text(changes, count))
    print(dumps(data, indent=2) if json else "\n".join(texts))
    return 1 if gaps or refused or len(stories) < len(all_told) else 0


def told_rules(here: Standing, refused: set[str]) -> list[Rule]:
    return [rule for rule in rules_of(here.project, here.packs) if rule.key not in refused]


def gaps_of(project: Project, rules: list[Rule], stories: list[Story]) -> list[Gap]:
    """In the order of the sources."""
    unshown = not_shown(rules, stories)
    lines = lines_of(unshown, rules, project)
    gaps = [Gap(clause, lines[clause]) for clause in unshown]
    return sorted(gaps, key=lambda gap: (gap.clause.source, gap.line, gap.clause.name))


def draft(card: str, allowed: tuple[str, ...] = ()) -> int:
    project = find_project()
    refused = refused_cards(project, to_errors=False)
    allow(allowed)
    rules = [rule for rule in rules_of(project) if rule.key not in refused]
    known = {rule.key: rule for rule in rules if isinstance(rule, Card)}
    if slug(card) not in known:
        print(unknown("card", card, known), file=sys.stderr)
        return 2
    print("\n".join(drafts(known[slug(card)], packs_in(project))))
    return 0


def refused_cards(project: Project, to_errors: bool) -> set[str]:
    """A pack's cards are compiled first, so that its stories speak of what its author sees. Out: those with an error."""
    if not project.is_pack:
        return set()
    from cardwright_tools.building.build import build
    from cardwright_tools.building.printing import found_in

    refused: set[str] = set()
    for root in built_with(project):
        built = build(root)
        refused |= built.refused_rules
        if built.errors:
            print("\n".join(found_in(built)), file=sys.stderr if to_errors else sys.stdout)
    # A folder that was written just now may have been looked for before.
    invalidate_caches()
    return refused
