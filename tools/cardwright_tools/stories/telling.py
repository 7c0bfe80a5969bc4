"""A story is told: set up, played, compared. In: a story, perhaps a rule to be told with instead. Out: what is otherwise."""

from dataclasses import dataclass

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.stories.changes import state_of
from cardwright_tools.stories.open_questions import left_open
from cardwright_tools.stories.outcome import differences
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.setting import Setting, setting_of, table_of
from cardwright_tools.stories.story import Phrase, Story, StoryMistake


@dataclass(frozen=True, slots=True)
class Told:
    """A story that holds has no problems."""

    story: Story
    problems: tuple[str, ...]


def told(story: Story) -> Told:
    if story.mistake:
        return Told(story, (story.mistake,))
    try:
        setting, phrases = setting_of(story)
        return Told(story, _problems(story, setting, phrases, table_of(setting)))
    except StoryMistake as mistake:
        return Told(story, (str(mistake),))
    except Exception as problem:
        # A fault of the engine; the other stories are told all the same.
        return Told(story, (f"The engine stumbled over this story: {problem!r}",))


def holds_with(story: Story, rule: Rule) -> bool:
    """Whether a story that holds would still hold if `rule` stood in the place of the rule of its key."""
    setting, phrases = setting_of(story)
    table = table_of(setting)
    if rule.key not in table.numbers:
        return True
    try:
        return not _problems(story, setting, phrases, with_rule(table, rule))
    except Exception:
        # A game that cannot go on at all is told otherwise too, whatever it stumbles over.
        return False


def with_rule(table: Table, rule: Rule) -> Table:
    """The same table but for one rule."""
    rules = table.rules.copy()
    rules[table.numbers[rule.key]] = rule
    changed = Table(rules, table.board, table.player_count, table.sets, table.packs)
    changed.draft, changed.corporate_era = table.draft, table.corporate_era
    changed.rating_goal = table.rating_goal
    changed.automa = table.automa
    return changed


def _problems(
    story: Story, setting: Setting, phrases: list[Phrase], table: Table
) -> tuple[str, ...]:
    try:
        game = arranged(setting, phrases, table)
        before = state_of(game)
        for step in story.when:
            carry_out(game, step)
        return tuple(differences(before, game, story.then) + left_open(game, story))
    except GameError as problem:
        return (str(problem),)
