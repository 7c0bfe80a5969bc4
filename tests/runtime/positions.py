"""Positions in the words of stories. In: what a story may begin with. Out: the game there, and choices taken by their words."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.setting import setting_of, table_of
from cardwright_tools.stories.story import Story


def _story(given: str, when: str = "") -> Story:
    (story,) = stories_of("page", f"| given | when | then |\n| {given} | {when} | and more |")
    assert not story.mistake, story.mistake
    return story


def position(given: str, when: str = "") -> Game:
    """After the steps of `when`, taken one by one."""
    story = _story(given, when)
    setting, phrases = setting_of(story)
    game = arranged(setting, phrases, table_of(setting))
    for step in story.when:
        carry_out(game, step)
    return game


def option_keys(game: Game) -> list[str]:
    return [option.key for option in game.decision.options] if game.decision else []
