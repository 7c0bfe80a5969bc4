"""Everything that can be done with a text, as commands do it. In: a Project that holds it, and its path. Out: what does not hold; whatever is raised is a mistake of ours."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from io import StringIO
from typing import cast

from rich.console import Console

from cardwright.findings.to_github import to_github
from cardwright.findings.to_json import to_json
from cardwright.findings.to_sarif import to_sarif
from cardwright.findings.to_short import to_short
from cardwright.findings.to_terminal import to_terminal
from cardwright.pipeline import Found, Project
from cardwright.python.closed_list import strays
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.source.visible import hidden_in
from cardwright.syntax.sameness import says_the_same
from cardwright.syntax.to_text import to_text
from cardwright.wording import Lexicon
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import PhraseMissing, languages
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.facts.export import documents
from cardwright_tools.fuzz.games import problem_in_a_game
from cardwright_tools.fuzz.little_game import beside_the_little_game
from cardwright_tools.table.card_face import pictures
from cardwright_tools.table.rule_cards import face_of_rule
from cardwright_tools.table.showing import is_drawn
from cardwright_tools.text.lines import text_lines

MOST_SHOWN = 20
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def checked(project: Project, source: SourceFile, findings: Found) -> Iterator[str]:
    """What `check` says of it, in all its forms."""
    for finding in findings:
        span = finding.primary.span
        if not 0 <= span.start <= span.end <= len(source.text):
            yield f"{finding.slug} points outside of its file"
    files: Mapping[str, SourceFile] = project.by_path
    to_json(findings, files)
    to_sarif(findings, files)
    for finding in findings[:MOST_SHOWN]:
        yield from _unseen(to_terminal(finding, files, colour=True, width=60), "check")
        yield from _unseen(to_short(finding, files), "check --format short")
        yield from _unseen(to_github(finding, files), "check --format github")


def formatted(project: Project, source: SourceFile, findings: Found) -> Iterator[str]:
    """`fmt` leaves a page alone whose lines would say something else in their new places."""
    page = project.page(source.path)[0]
    once = to_text(page)
    again = from_text(SourceFile(source.path, once))[0]
    if says_the_same(page, again) and to_text(again) != once:
        yield "formatting twice gives something else than formatting once"


@cache
def _lexicon(language: str) -> Lexicon:
    return lexicon_of(beside_the_little_game(()).vocabulary, language)


def worded(project: Project, source: SourceFile, findings: Found) -> Iterator[str]:
    """What `text` and `show` print. What `check` refuses may have no words."""
    try:
        yield from _worded(project, project.rules(source.path))
    except PhraseMissing:
        if not any(finding.is_error for finding in findings):
            raise


def _worded(project: Project, cards: Sequence[Card]) -> Iterator[str]:
    for language in languages() if cards else ():
        lexicon = _lexicon_for(project, language)
        for card in cards:
            yield from _unseen("\n".join(text_lines(card, lexicon)), f"text in {language}")
    drawn = [card for card in cards if is_drawn(card)]
    if drawn:
        yield from _unseen(_picture(project, drawn), "show")


@lru_cache(len(languages()))
def _lexicon_for(project: Project, language: str) -> Lexicon:
    """That of the game, where nothing else is declared. One project holds many texts."""
    own = project.vocabulary == beside_the_little_game(()).vocabulary
    return _lexicon(language) if own else lexicon_of(project.vocabulary, language)


def _picture(project: Project, cards: list[Card]) -> str:
    lexicon = _lexicon_for(project, "en")
    faces = [face_of_rule(card, lexicon, cards) for card in cards]
    screen = Console(file=StringIO(), width=80, highlight=False)
    screen.print(pictures(faces, screen.width))
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def told_as_facts(project: Project, source: SourceFile, findings: Found) -> Iterator[str]:
    documents(project.rules(source.path), project.vocabulary)
    yield from ()


def built(project: Project, source: SourceFile, findings: Found) -> Iterator[str]:
    """What `build` writes keeps to its closed list, can be imported, and played."""
    if any(finding.is_error for finding in findings):
        return
    made = project.compiled(source.path)
    if made is None or made.file is None:
        return
    for offered in project.contracts.values():
        stray = list(strays(made.file.text, offered))
        yield from (f"Python that may not be there: {s}" for s in stray)
        if stray or source.path in project.declaring:
            return
    names: dict[str, object] = {"__name__": made.listed[0].module}
    exec(compile(made.file.text, source.path, "exec"), names)
    rules = [_made(names[listed.class_name]) for listed in made.listed]
    yield from problem_in_a_game(rules, source.text)


def _made(kind: object) -> Rule:
    assert isinstance(kind, type) and issubclass(kind, Rule)
    return cast(Callable[[], Rule], kind)()


def _unseen(text: str, where: str) -> Iterator[str]:
    """Nothing reaches the screen that moves its cursor, turns its lines or cannot be seen."""
    plain = _COLOUR.sub("", text)
    for at in hidden_in(plain):
        yield f"U+{ord(plain[at]):04X} reaches the screen by {where}"
        return


SURFACES = (checked, formatted, worded, told_as_facts, built)
