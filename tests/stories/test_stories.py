"""Every story of the rulebook's pages holds."""

from pathlib import Path

import pytest

from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.report import not_shown, pages_in, told_pages
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.telling import told

HERE = Path(__file__).parent
STORIES = [
    story
    for page in pages_in([HERE])
    for story in stories_of(page.relative_to(HERE).as_posix(), page.read_text("utf-8"))
]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: f"{story.path}:{story.line}")
def test_the_game_goes_as_the_story_says(story: Story) -> None:
    assert told(story).problems == ()


def test_every_clause_of_every_card_is_shown_by_some_story() -> None:
    assert not_shown(told_pages(pages_in([HERE]))) == []
