"""Every story of the rulebook's pages holds."""

from pathlib import Path

import pytest

from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.telling import told

HERE = Path(__file__).parent
STORIES = [
    story
    for page in sorted(HERE.glob("*.md"))
    for story in stories_of(page.name, page.read_text("utf-8"))
]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: f"{story.path}:{story.line}")
def test_the_game_goes_as_the_story_says(story: Story) -> None:
    assert told(story) == []
