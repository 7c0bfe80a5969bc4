"""A story that tells it wrong is told so, in its own words."""

import pytest

from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.telling import told

TABLE = "| given | when | then |\n|---|---|---|\n"

WRONG = [
    ("10 megacredits | project power plant | and more", "`project power plant` is not offered"),
    ("11 megacredits | project power plant | -10 megacredits", "`you: -10 megacredit` did not"),
    ("11 megacredits | project power plant | -11 megacredits", "production` happened unsaid"),
    ("11 megacredits | | cannot project power plant", "it is offered"),
    ("11 megacredits | | can project asteroid", "it is not offered"),
    ("11 megacredits | | cannot play algae because it rains", "the reasons are"),
    ("11 megacredits | red: pass | and more", "`you` decides now"),
    ("11 doughnuts | | nothing changes", "no stock or production called `doughnuts`"),
    ("unicorn in play | | nothing changes", "nothing called `unicorn`"),
    ("city at 7-9 | | nothing changes", "no area `7-9`"),
    ("green: 3 plants | | nothing changes", "green"),
    ("it is raining | | nothing changes", "no state that a story can begin with"),
    ("38 rating | | 40 points", "it is 38"),
    ("9 oceans | | the game is over", "it goes on"),
]


@pytest.mark.parametrize(("row", "words"), WRONG)
def test_a_wrong_story_says_what_is_otherwise(row: str, words: str) -> None:
    (story,) = stories_of("page.md", TABLE + f"| {row} |")
    problems = told(story).problems
    assert any(words in problem for problem in problems), problems


def test_a_block_says_the_same_as_a_row() -> None:
    block = "```story\ngiven 11 megacredits\nwhen  project power plant\nthen  and more\n```"
    (in_block,) = stories_of("page.md", block)
    (in_row,) = stories_of("page.md", TABLE + "| 11 megacredits | project power plant | and more |")
    parts = (in_block.given, in_block.when, in_block.then)
    assert parts == (in_row.given, in_row.when, in_row.then)
