"""The when of a story. In: steps such as `play ants` or `at 3-4`. Out: the game after them, each step an option it offered."""

import re

from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import COLOURS
from cardwright_tools.stories.story import Phrase, StoryMistake
from cardwright_tools.stories.words import seat_of, slug

# The verb an author writes, and the beginnings of the keys it may stand for.
VERBS = {
    "play": ("play:",),
    "use": ("action:",),
    "project": ("project:",),
    "claim": ("milestone:",),
    "fund": ("award:",),
    "at": ("area:",),
    "buy": ("buy:",),
    "leave": ("discard:",),
    "keep": ("keep:", "card:"),
    "corporation": ("corporation:",),
    "choose": ("",),
}
# Steps that all players take in turn, and the keys they choose.
FOR_ALL = {"everybody passes": "pass", "nobody buys": "discard:", "everybody stops": "stop"}


def carry_out(game: Game, step: Phrase) -> None:
    """Take the option that a step speaks of."""
    if step.words in FOR_ALL:
        keep_choosing(game, FOR_ALL[step.words])
        return
    decision = game.decision
    if decision is None:
        raise StoryMistake(f"`{step}` cannot happen: the game is over.")
    if decision.player != seat_of(step.subject):
        asked = "you" if decision.player == 0 else COLOURS[decision.player]
        raise StoryMistake(f"`{step}` cannot happen: `{asked}` decides now ({decision.prompt}).")
    option = option_for(decision, step.words)
    if option is None:
        keys = ", ".join(option.key for option in decision.options)
        raise StoryMistake(f"`{step}` is not offered; there are: {keys}.")
    game.choose(option.index)


def option_for(decision: Decision, words: str) -> Option | None:
    keys = keys_for(words)
    return next((option for option in decision.options if option.key in keys), None)


def keys_for(words: str) -> list[str]:
    """Keys that these words may stand for: `pay 2 steel` is `pay:steel:2`."""
    if paid := re.fullmatch(r"pay (\d+) (.+)", words):
        return [f"pay:{slug(paid[2])}:{paid[1]}"]
    if re.fullmatch(r"choose \d+", words):
        return [f"amount:{words.split()[1]}", f"option:{words.split()[1]}"]
    verb, _, rest = words.partition(" ")
    if verb == "at":
        return [f"area:{rest}"]
    if verb == "choose":
        return [player_key(rest), slug(rest), rest, f"card:{slug(rest)}"]
    if verb in VERBS and rest:
        return [beginning + slug(rest) for beginning in VERBS[verb]]
    return [slug(words)]


def player_key(words: str) -> str:
    if words == "you":
        return "player:0"
    words = "red" if words == "opponent" else words
    return f"player:{COLOURS.index(words)}" if words in COLOURS[1:] else words


def keep_choosing(game: Game, beginning: str) -> None:
    """Take options of such keys as long as there are some, in this generation."""
    generation = game.generation
    while (decision := game.decision) is not None and game.generation == generation:
        option = next((o for o in decision.options if o.key.startswith(beginning)), None)
        if option is None:
            return
        game.choose(option.index)
