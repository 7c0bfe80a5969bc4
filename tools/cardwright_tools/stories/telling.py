"""A story is told: set up, played, compared. In: a story. Out: what is otherwise, as sentences; none where it holds."""

from cardwright_tools.stories.changes import state_of
from cardwright_tools.stories.outcome import differences
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.setting import setting_of
from cardwright_tools.stories.story import Story, StoryMistake


def told(story: Story) -> list[str]:
    """Every difference between the story and the game."""
    try:
        setting, phrases = setting_of(story)
        game = arranged(setting, phrases)
        before = state_of(game)
        for step in story.when:
            carry_out(game, step)
        return differences(before, game, story.then)
    except StoryMistake as mistake:
        return [str(mistake)]
