"""What a story says of the end. In: a game, a phrase. Out: what is otherwise, or nothing."""

import re

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.scoring import Score, score, winners
from cardwright_tools.near import unknown
from cardwright_tools.stories.story import Phrase, StoryMistake
from cardwright_tools.stories.words import rule_number, seat_of, slug, subject_of

SOURCES = (
    "everything",
    "rating",
    "milestones",
    "awards",
    "greeneries",
    "cities",
    "offices",
    "cards",
)
# Of an automa these come in the place of cards, each under its own name.
SOURCES_OF_AUTOMA = ("money", "neural instance", "played pile", "corporation")


def points(game: Game, phrase: Phrase) -> str:
    """`3 points on fish`, `5 points from awards`, `56 points`."""
    found = re.fullmatch(r"(-?\d+) points?(?: (from|on) (.+))?", phrase.words)
    assert found is not None
    result = score(game, seat_of(phrase.subject))
    have = on_card(game, result, found[3]) if found[2] == "on" else points_from(result, found[3])
    return "" if have == int(found[1]) else f"it is {have}."


def points_from(result: Score, source: str | None) -> int:
    if source is None:
        return result.total
    if source in SOURCES_OF_AUTOMA:
        return dict(result.by_card).get(slug(source), 0)
    if source not in SOURCES:
        raise StoryMistake(unknown("source of points", source, SOURCES))
    kinds = {
        "everything": result.total,
        "rating": result.rating,
        "milestones": result.milestones,
        "awards": result.awards,
        "greeneries": result.greeneries,
        "cities": result.cities,
        "offices": result.offices,
        "cards": result.cards,
    }
    return kinds[source]


def on_card(game: Game, result: Score, words: str) -> int:
    rule_number(game, words)
    return dict(result.by_card).get(slug(words), 0)


def wins(game: Game, phrase: Phrase) -> str:
    ahead = winners(game)
    if seat_of(phrase.subject) in ahead:
        return ""
    return f"ahead: {', '.join(subject_of(seat) for seat in ahead) or 'nobody'}."


def loses(game: Game, phrase: Phrase) -> str:
    return "" if seat_of(phrase.subject) not in winners(game) else "the game is won."
