"""The when of a story. In: steps such as `play ants` or `at 3-4`. Out: the game after them, each step an option it offered."""

from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.near import nearest, unknown
from cardwright_tools.stories.automa import takes_step
from cardwright_tools.stories.step_words import (
    FIXED,
    NAMED,
    VERBS,
    exact_words,
    has_words,
    keys_for,
    split,
    words_for,
)
from cardwright_tools.stories.story import Phrase, StoryMistake
from cardwright_tools.stories.words import area_number, rule_number, seat_of, slug, subject_of

# Steps that all players take in turn, and the keys they choose.
FOR_ALL = {"everybody passes": "pass", "nobody buys": "discard:", "everybody stops": "stop"}
MOST_SHOWN = 12


def carry_out(game: Game, step: Phrase) -> None:
    """Take the option that a step speaks of."""
    if step.words in FOR_ALL:
        keep_choosing(game, FOR_ALL[step.words])
        return
    if takes_step(game, step.words):
        return
    decision = game.decision
    if decision is None:
        raise StoryMistake(f"`{step}` cannot happen: the game is over.")
    option = option_for(decision, step.words)
    asked = subject_of(decision.player)
    if decision.player != seat_of(step.subject):
        hint = f" Write `{asked}: {step.words}`." if option is not None else ""
        raise StoryMistake(
            f"`{step}` cannot happen: `{asked}` decides now ({decision.prompt}).{hint}"
        )
    if option is None:
        raise StoryMistake(not_offered(game, decision, step))
    game.choose(option.index)


def option_for(decision: Decision, words: str) -> Option | None:
    keys = keys_for(words)
    found = next((option for option in decision.options if option.key in keys), None)
    worded = worded_so(decision, words)
    return worded[0] if found is None and len(worded) == 1 else found


def worded_so(decision: Decision, words: str) -> list[Option]:
    """`choose production`: every option that has the word."""
    if not words.startswith("choose "):
        return []
    wanted = words.removeprefix("choose ")
    return [option for option in decision.options if has_words(option, wanted)]


def fits_several(options: list[Option]) -> str:
    """How to take each of them."""
    ways = (f"`{exact_words(option)}` ({option.label})" for option in options)
    return f"fits {len(options)} options; say which: {', '.join(ways)}."


def not_offered(game: Game, decision: Decision, step: Phrase) -> str:
    """What it fits as well, a name that nothing has, the reason of a card, or what there is to choose."""
    worded = worded_so(decision, step.words)
    if len(worded) > 1:
        return f"`{step}` {fits_several(worded)}"
    known_step(game, step.words)
    verb, _, rest = step.words.partition(" ")
    if verb == "play" and decision.question == "move":
        reasons = game.why_not(decision.player, slug(rest))
        return f"`{step}` is not possible: {' '.join(reasons)}"
    offered = [words_for(option) for option in decision.options]
    near = [f"`{words}`" for words in nearest(step.words, offered)]
    if not near:
        near = [f"`{words}`" for words in offered[:MOST_SHOWN]]
        near += ["…"] if len(offered) > MOST_SHOWN else []
    return f"`{step}` is not offered; there is {', '.join(near)}."


def known_step(game: Game, words: str) -> None:
    """Complain of a verb that steps do not have, or of a name that nothing has in this game."""
    verb, rest = split(words)
    if words in FIXED or rest:
        if verb in NAMED and words not in FIXED:
            rule_number(game, rest, NAMED[verb])
        if verb == "at":
            area_number(game, rest)
        return
    behind = words.partition(" ")[2]
    examples = [*FIXED, *(f"{verb} {behind}" for verb in VERBS)]
    if ":" not in words:
        raise StoryMistake(unknown("step", words, examples))


def keep_choosing(game: Game, beginning: str) -> None:
    """Take options of such keys as long as there are some, in this generation."""
    generation = game.generation
    while (decision := game.decision) is not None and game.generation == generation:
        option = next((o for o in decision.options if o.key.startswith(beginning)), None)
        if option is None:
            return
        game.choose(option.index)
