"""What the stories prove. In: rules, and stories that hold. Out: clauses and smaller changes that no story would notice.

A clause is shown where a story that speaks of its rule no longer holds once the clause is taken out.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TypeVar

from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.stories.clauses import Clause, clauses_in, plain_key
from cardwright_tools.stories.finer import Change, changed, changes_of
from cardwright_tools.stories.generated_source import class_of, rule_made_of
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.taking_out import without
from cardwright_tools.stories.telling import holds_with

Part = TypeVar("Part", Clause, Change)
_SECONDS_BETWEEN = 3


def not_shown(rules: Iterable[Rule], stories: Iterable[Story]) -> list[Clause]:
    return _unnoticed(rules, stories, clauses_in, without)


def unnoticed(rules: Iterable[Rule], stories: Iterable[Story]) -> list[Change]:
    return _unnoticed(rules, stories, changes_of, changed)


def _unnoticed(
    rules: Iterable[Rule],
    stories: Iterable[Story],
    parts_of: Callable[[Rule], list[Part]],
    made: Callable[[Rule, Part], Rule],
) -> list[Part]:
    said = [(story, words_of(story)) for story in stories]
    found = []
    for rule in _told_of(list(rules)):
        about = [story for story, words in said if speaks_of(words, rule.key)]
        # Made anew and unchanged, a rule must change no story; where it does, that story shows nothing.
        about = [story for story in about if holds_with(story, rule_made_of(class_of(rule), rule))]
        found += [part for part in parts_of(rule) if _all_hold(about, made(rule, part))]
    return found


def _told_of(rules: list[Rule]) -> Iterator[Rule]:
    """Whoever waits at a terminal is told how far it is. In whole lines: a bar would move the cursor, as names of strangers must not."""
    told = monotonic()
    for place, rule in enumerate(rules):
        if sys.stderr.isatty() and monotonic() - told > _SECONDS_BETWEEN:
            print(f"{place} of {len(rules)} rules looked at.", file=sys.stderr, flush=True)
            told = monotonic()
        yield rule


def _all_hold(stories: list[Story], rule: Rule) -> bool:
    return all(holds_with(story, rule) for story in stories)


def words_of(story: Story) -> str:
    """Its heading too: a phase that nobody carries out is named nowhere else."""
    phrases = (phrase.words for phrase in (*story.given, *story.when, *story.then))
    return " ".join((story.section.lower(), *phrases)).replace("_", " ").replace("-", " ")


def speaks_of(words: str, key: str) -> bool:
    name = plain_key(key).replace("_", " ")
    return re.search(rf"\b{re.escape(name)}\b", words) is not None
