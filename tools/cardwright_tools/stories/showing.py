"""Which rules the stories prove. In: rules, and stories that hold. Out: clauses and smaller changes that no story notices.

A clause is shown where some story that speaks of its rule no longer holds once the clause is taken out.
"""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.stories.clauses import Clause, clauses_of, plain_key
from cardwright_tools.stories.finer import Change, changed, changes_of
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.taking_out import without
from cardwright_tools.stories.telling import holds_with

Part = TypeVar("Part", Clause, Change)


def not_shown(rules: dict[str, Rule], stories: Iterable[Story]) -> list[Clause]:
    return _unnoticed(rules, stories, clauses_of(rules.values()), without)


def unnoticed(rules: dict[str, Rule], stories: Iterable[Story]) -> list[Change]:
    parts = [change for rule in rules.values() if rule.source for change in changes_of(rule)]
    return _unnoticed(rules, stories, parts, changed)


def _unnoticed(
    rules: dict[str, Rule],
    stories: Iterable[Story],
    parts: list[Part],
    mutated: Callable[[Rule, Part], Rule],
) -> list[Part]:
    said = [(story, words_of(story)) for story in stories]
    about = {key: [story for story, words in said if speaks_of(words, key)] for key in rules}
    return [part for part in parts if not _noticed(rules[part.rule], part, about, mutated)]


def _noticed(
    rule: Rule,
    part: Part,
    about: dict[str, list[Story]],
    mutated: Callable[[Rule, Part], Rule],
) -> bool:
    other = mutated(rule, part)
    return any(not holds_with(story, other) for story in about[rule.key])


def words_of(story: Story) -> str:
    phrases = (*story.given, *story.when, *story.then)
    return " ".join(phrase.words for phrase in phrases).replace("_", " ").replace("-", " ")


def speaks_of(words: str, key: str) -> bool:
    name = plain_key(key).replace("_", " ")
    return re.search(rf"\b{re.escape(name)}\b", words) is not None
