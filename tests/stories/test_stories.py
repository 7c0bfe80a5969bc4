"""Every story holds, and every clause of every rule is shown by some story."""

from pathlib import Path

import pytest

from cardwright_tools.project import find_project
from cardwright_tools.stories.report import pages_in, stories_in
from cardwright_tools.stories.standing import folders_of
from cardwright_tools.stories.rules import rules_of
from cardwright_tools.stories.showing import not_shown
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.telling import told

PROJECT = find_project(Path(__file__).parent)
STORIES = stories_in(pages_in(folders_of(PROJECT)))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: f"{story.path}:{story.line}")
def test_the_game_goes_as_the_story_says(story: Story) -> None:
    assert told(story).problems == ()


UNPLAYABLE = "cards/terraforming_mars/marsbot_expansions/"
"""What an automa does with sets that are not here: checked and compiled, and in no game that a story could tell of (docs/marsbot.md)."""


@pytest.mark.slow
def test_no_clause_of_any_rule_can_be_taken_out_unnoticed() -> None:
    missing = not_shown(rules_of(PROJECT), STORIES)
    assert [clause for clause in missing if not clause.source.startswith(UNPLAYABLE)] == []
