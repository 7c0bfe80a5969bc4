"""A clause is shown only by a story that would notice its absence."""

from pathlib import Path

import pytest

from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.project import find_project
from cardwright_tools.stories.clauses import clauses_in, plain_key
from cardwright_tools.stories.finer import STEPS, changed, changes_of
from cardwright_tools.stories.generated_source import class_of, rule_made_of
from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.report import pages_in, stories_in
from cardwright_tools.stories.standing import folders_of
from cardwright_tools.stories.rules import rules_of
from cardwright_tools.stories.showing import not_shown, speaks_of, unnoticed, words_of
from cardwright_tools.stories.telling import holds_with, told

PROJECT = find_project(Path(__file__).parent)
RULES = {rule.key: rule for rule in rules_of(PROJECT)}
STORIES = stories_in(pages_in(folders_of(PROJECT)))

# A rule, stories about it that hold, and the clauses that they leave unshown.
SHOWN = [
    ("algae", "10 megacredits, 4 oceans, algae in hand | | cannot play algae", {"when played"}),
    ("algae", "10 megacredits, 5 oceans, algae in hand | play algae | and more", {"requires", "when played"}),
    (
        "algae",
        "10 megacredits, 5 oceans, algae in hand | play algae | +2 plant production, and more",
        {"requires"},
    ),
    # Without money nobody can play the card, whatever it requires.
    ("algae", "4 oceans, algae in hand | | cannot play algae", {"requires", "when played"}),
    ("fish", "fish in play | use fish | +1 animal on fish", {"requires", "score", "when played"}),
    ("fish", "fish in play | | 0 points on fish", {"requires", "score", "action", "when played"}),
    # That it lies there shows nothing.
    ("media_group", "media group in play | pass | nothing changes", {"whenever"}),
    ("earth_office", "earth office in play | pass | nothing changes", {"lasting effect"}),
    ("helion", "helion in play | pass | nothing changes", {"lasting effect", "starts with"}),
    ("track.temperature", "14 megacredits, temperature -26 | project asteroid | +1 heat production, +2 temperature, and more", {"when it reaches -20", "when it reaches 0"}),
    ("milestone.mayor", "8 megacredits, city at 1-1, city at 2-1, city at 3-4 | claim mayor | and more", {"requires"}),
    ("award.miner", "miner funded | | 5 points from awards", {"most"}),
    ("award.miner", "miner funded; red: 1 steel | | 0 points from awards", set()),
    ("project.convert_heat", "7 heat | | cannot convert heat", {"action"}),
    ("project.convert_heat", "8 heat | convert heat | -8 heat, and more", set()),
]  # fmt: skip


@pytest.mark.parametrize(("key", "row", "unshown"), SHOWN)
def test_a_clause_that_no_story_would_miss_is_not_shown(
    key: str, row: str, unshown: set[str]
) -> None:
    stories = stories_of("page", f"| given | when | then |\n| {row} |")
    assert told(stories[0]).problems == ()
    assert {clause.name for clause in not_shown([RULES[key]], stories)} == unshown


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.key)
def test_a_rule_made_anew_from_what_was_generated_changes_no_story(rule: Rule) -> None:
    if not rule.texts.source:
        return
    anew = rule_made_of(class_of(rule), rule)
    for story in STORIES:
        if speaks_of(words_of(story), rule.key):
            assert holds_with(story, anew), story.name


def test_each_step_of_a_block_can_be_taken_out_alone() -> None:
    rule = RULES["asteroid"]
    steps = [change for change in changes_of(rule) if change.kind == STEPS]
    story = stories_of(
        "page",
        "| given | when | then |\n| 14 megacredits, asteroid in hand | play asteroid "
        "| -14 megacredits, +2 titanium, +1 rating; +2 temperature |",
    )
    # Nobody has plants, so that removing some changes nothing.
    left = [
        change.text.split("(")[0] for change in unnoticed([rule], story) if change.kind == STEPS
    ]
    assert (len(steps), left) == (3, ["return not remove_up_to"])
    assert not holds_with(story[0], changed(rule, steps[0]))


def test_a_clause_is_called_as_its_author_calls_it() -> None:
    names = [str(clause) for clause in clauses_in(RULES["tharsis_republic"])]
    assert names == [
        "tharsis_republic: first action",
        "tharsis_republic: whenever 1",
        "tharsis_republic: whenever 2",
        "tharsis_republic: starts with",
    ]
    reached = [str(clause) for clause in clauses_in(RULES["track.temperature"])]
    assert reached[0] == "temperature: when it reaches -24"
    assert plain_key("milestone.mayor") == "mayor"
