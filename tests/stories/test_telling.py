"""A story that tells it wrong is told so: in its own words, with a way out."""

import pytest

from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.telling import told

TABLE = "| given | when | then |\n|---|---|---|\n"
ASTEROID = "14 megacredits, asteroid in hand; red: 3 plants | play asteroid"

OTHERWISE = [
    ("11 megacredits | project power plant | -10 megacredits", "it is `you: -11 megacredits`"),
    ("11 megacredits | project power plant | -11 megacredits", "production` happened unsaid"),
    ("11 megacredits | project power plant | and more, +2 plants", "+2 plants` did not happen"),
    ("11 megacredits | | cannot project power plant", "it is offered"),
    ("11 megacredits | | can project asteroid", "there is: project power plant"),
    ("11 megacredits | | cannot play algae because it rains", "the reasons are"),
    ("11 megacredits | | red: cannot pass", "`you` is asked, so this says nothing"),
    ("11 megacredits | pass | is asked", "`red` is asked"),
    ("38 rating | | 40 points", "it is 38"),
    ("38 rating | | wins, red: wins", "ahead: you"),
    ("9 oceans | | the game is over", "it goes on"),
    ("algae in hand | | no algae in hand", "it is otherwise"),
    ("3 plants | | have 4 plants", "it is 3"),
    ("ants in play | | no ants in play", "it is otherwise"),
    ("| | ants in play", "it is otherwise"),
    ("11 megacredits | | cannot use sell patents", "say `project sell patents` of it"),
]

CANNOT_GO_ON = [
    ("10 megacredits | project power plant | and more", "is not offered; there is `fund landlord`"),
    ("11 megacredits | red: pass | and more", "`you` decides now"),
    ("11 megacredits | red: pass | and more", "Write `you: pass`"),
    ("9 megacredits, ants in hand | play ants | and more", "4% oxygen"),
    ("solo, generation 14 | pass, pass | and more", "the game is over"),
    (f"{ASTEROID}, choose 4 | and more", "there is `choose 0`"),
    (
        "12 megacredits, artificial photosynthesis in hand | play artificial photosynthesis, choose no | and more",
        "`choose no` is not offered",
    ),
    (
        "12 megacredits, artificial photosynthesis in hand | play artificial photosynthesis, choose roduction | and more",
        "`choose roduction` is not offered",
    ),
    (
        "12 megacredits, artificial photosynthesis in hand | play artificial photosynthesis, choose production | and more",
        "`choose production` fits 2 options; say which: `choose 0` (Increase your plant production 1 step), `choose 1` (",
    ),
    (
        "12 megacredits, artificial photosynthesis in hand | play artificial photosynthesis | can choose production",
        "it fits 2 options; say which: `choose 0`",
    ),
    (
        "12 megacredits, artificial photosynthesis in hand | play artificial photosynthesis | cannot choose production",
        "it is offered",
    ),
]

WRONG_WORDS = [
    ("11 doughnuts | | and more", "There is no stock or production `doughnuts`"),
    ("11 megacredit | | +1 plnt", "did you mean `plant`?"),
    ("11 plamts | | and more", "did you mean `plants`"),
    ("algea in play | | and more", "There is no card `algea`: did you mean `algae`?"),
    ("10 megacredits | play algea | and more", "did you mean `algae`?"),
    ("10 megacredits | | cannot play algea", "did you mean `algae`?"),
    ("10 megacredits | plya algae | and more", "There is no step `plya algae`"),
    ("8 plants | first action inventrix | and more", "`first action inventrix` is not offered"),
    ("8 plants | first action inventrx | and more", "did you mean `inventrix`?"),
    ("10 megacredits | claim mayer | and more", "There is no milestone `mayer`: did you mean"),
    ("| | 2 points on antz", "did you mean `ants`"),
    ("| | 2 points from luck", "There is no source of points `luck`"),
    ("city at 7-9 | | and more", "There is no area `7-9`"),
    ("citty at 3-3 | | and more", "There is no tile `citty`: did you mean `city`?"),
    ("green: 3 plants | | and more", "`green` does not play in this story"),
    ("grene: 3 plants | | and more", "There is no player `grene`: did you mean `green`"),
    ("ants in paly | | and more", "meant like `algae in play`"),
    ("ants in play | | 2 microbes", "meant like `+1 microbe on ants`"),
    ("with pack polar_station | | and more", "did you mean `polar_stations`?"),
    (
        "on helas | | and more",
        "There is no board `helas`; there are `tharsis`, `elysium`, `hellas`",
    ),
]


@pytest.mark.parametrize(("row", "words"), OTHERWISE + CANNOT_GO_ON + WRONG_WORDS)
def test_a_wrong_story_says_what_is_otherwise_and_what_would_be_right(row: str, words: str) -> None:
    (story,) = stories_of("page.md", TABLE + f"| {row} |")
    problems = told(story).problems
    assert any(words in problem for problem in problems), problems


def test_a_story_with_a_question_open_is_told_to_answer_it() -> None:
    (story,) = stories_of("page.md", TABLE + f"| {ASTEROID} | and more |")
    (problem,) = told(story).problems
    assert "`you` must still decide" in problem and "choose 0, choose 1, choose 2" in problem


@pytest.mark.parametrize("then", ["offers amount:0 amount:1 amount:2 amount:3", "can choose 2"])
def test_a_story_may_stop_at_the_question_that_it_is_about(then: str) -> None:
    (story,) = stories_of("page.md", TABLE + f"| {ASTEROID} | {then}, and more |")
    assert told(story).problems == ()


FORMS = [
    ("| 3 plants | nothing changes |", "A row has three cells"),
    ("```story\ngiven 3 plants\nthan nothing\n```", "not with `than`"),
]


@pytest.mark.parametrize(("text", "words"), FORMS)
def test_a_story_of_another_form_is_told_the_form(text: str, words: str) -> None:
    (story,) = stories_of("page.md", text if text.startswith("```") else TABLE + text)
    assert words in told(story).problems[0]


def test_a_line_of_a_block_that_cannot_be_read_is_named() -> None:
    (story,) = stories_of("page.md", "\n```story\ngiven 3 plants\nthan nothing\n```")
    assert story.line == 4


def test_a_block_says_the_same_as_a_row() -> None:
    block = "```story\ngiven 11 megacredits\nwhen  project power plant\nthen  and more\n```"
    (in_block,) = stories_of("page.md", block)
    (in_row,) = stories_of("page.md", TABLE + "| 11 megacredits | project power plant | and more |")
    parts = (in_block.given, in_block.when, in_block.then)
    assert parts == (in_row.given, in_row.when, in_row.then)
