"""A story is told: set up, played, compared. In: a story. Out: what is otherwise, and the clauses that did something."""

from dataclasses import dataclass

from cardwright_tools.stories.changes import state_of
from cardwright_tools.stories.clauses import Clause, shown_by
from cardwright_tools.stories.outcome import differences
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.setting import setting_of
from cardwright_tools.stories.story import Story, StoryMistake


@dataclass(frozen=True, slots=True)
class Told:
    """A story that holds has no problems; only then does it show a clause."""

    story: Story
    problems: tuple[str, ...]
    shown: frozenset[Clause] = frozenset()


def told(story: Story) -> Told:
    try:
        setting, phrases = setting_of(story)
        game = arranged(setting, phrases)
        before = state_of(game)
        for step in story.when:
            carry_out(game, step)
        problems = tuple(differences(before, game, story.then))
    except StoryMistake as mistake:
        return Told(story, (str(mistake),))
    return Told(story, problems, frozenset() if problems else shown_by(game, story))
