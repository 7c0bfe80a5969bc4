"""docs/stories.md says what is true: its stories hold, its phrases are understood, its messages come."""

import re
from pathlib import Path

import pytest

from cardwright_tools.stories.forms import GIVEN
from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.playing import FOR_ALL
from cardwright_tools.stories.step_words import FIXED, VERBS
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.telling import told

PAGE = (Path(__file__).parents[2] / "docs/stories.md").read_text("utf-8")
STORIES = stories_of("docs/stories.md", PAGE)
PHRASES = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
WRONG = re.findall(
    r"^(\|(?:[^|]*\|){3}) (.*) \|$", PAGE.partition("## When a story")[2], re.MULTILINE
)
TABLE = "| given | when | then |\n"


@pytest.mark.parametrize("story", STORIES, ids=lambda story: f"line {story.line}")
def test_the_stories_of_the_page_hold(story: Story) -> None:
    assert told(story).problems == ()


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_story_may_begin_with_the_phrases_of_the_page(phrase: str) -> None:
    (story,) = stories_of("page", f"{TABLE}| {phrase} | | and more, is asked |")
    assert told(story).problems == ()


@pytest.mark.parametrize(("row", "message"), WRONG[2:])
def test_the_messages_of_the_page_come(row: str, message: str) -> None:
    (story,) = stories_of("page", TABLE + row)
    assert any(message in problem for problem in told(story).problems)


def test_the_page_shows_every_form() -> None:
    steps = {step.words for story in STORIES for step in story.when}
    for verb in (*VERBS, *FIXED, *FOR_ALL):
        assert any(step == verb or step.startswith(verb + " ") for step in steps), verb
    shapes = {_shape(part) for phrase in PHRASES for part in phrase.split(", ")}
    assert {_shape(form) for form in GIVEN} <= shapes


def _shape(form: str) -> str:
    """What the forms of phrases are told apart by: their last word, or their first where they end in a name."""
    words = form.removeprefix("red: ").split()
    first = words[0] in ("generation", "next", "offered", "on", "with", "temperature", "oxygen")
    return words[0] if first else "with tokens" if "with" in words else words[-1]
