"""Forms of phrases. In: a phrase. Out: nothing, or a complaint that shows the form it may have been meant in."""

import re
from collections.abc import Iterable

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.stories import automa
from cardwright_tools.stories.changes import State
from cardwright_tools.near import nearest, unknown
from cardwright_tools.stories.politics import office_number
from cardwright_tools.stories.story import Phrase, StoryMistake
from cardwright_tools.stories.words import area_number, laid_number, rule_number, singular

GIVEN = (
    "10 megacredits",
    "2 plant production",
    "20 rating",
    "rating raised",
    "5 oceans",
    "temperature -10",
    "oxygen 5",
    "generation 3",
    "algae in hand",
    "algae beneath ants",
    "4 cards in hand",
    "algae in play",
    "ants in play with 2 microbes",
    "ants used",
    "project aquifer used",
    "city at 3-4",
    "3-4 reserved",
    "offered algae",
    "next card algae",
    "deck of 1 card",
    "deck of 1 venture card",
    "algae discarded",
    "mayor claimed",
    "banker funded",
    "first action due",
    "passed",
    "3 players",
    "solo",
    "standard game",
    "on hellas",
    "draft",
    "new game",
    "with pack polar_stations",
    "2 delegates in greens",
    "reds rules",
    "chairman",
    "office harbour master",
    "nobody in the lobby",
    "event riots",
    "next event riots",
    "against marsbot",
    "building track 5",
    "marsbot credicor in play",
    "lobbyists in the action deck",
    "lobbyists aside",
)
THEN = (
    "+2 plants",
    "-10 megacredits",
    "+1 plant production",
    "+2 temperature",
    "+1 card",
    "+1 microbe on ants",
    "city at 3-4",
    "no city at 3-4",
    "3-4 reserved",
    "mayor claimed",
    "banker funded",
    "have 5 plants",
    "can play algae",
    "cannot play algae",
    "cannot play algae because 5 ocean tiles",
    "offers area:3-4",
    "is asked",
    "there is city at 3-4",
    "algae in hand",
    "no algae in hand",
    "algae discarded",
    "algae beneath ants",
    "2 points on ants",
    "5 points from awards",
    "+1 delegate in greens",
    "greens rules",
    "chairman",
    "office harbour master",
    "no lobbyists in the bonus deck",
    "the game is over",
    "wins",
    "loses",
    "nothing changes",
    "and more",
)
LIKE = 45
MOST_FORMS = 6
# Forms of what may come true, and the kind of name each has.
TILE = re.compile(r"(?:no )?(.+) at (.+)")
BENEATH = re.compile(r"(?:no )?(.+) beneath (.+)")
RESERVED = re.compile(r"(?:no )?(\S+) reserved")
PRIZES = {"claimed": "milestone.", "funded": "award."}


def misfit(words: str, forms: Iterable[str], what: str) -> str:
    forms = list(forms)
    like = nearest(words, forms, LIKE)
    how = "It may be meant like" if like else "There is, for example,"
    shown = ", ".join(f"`{form}`" for form in like or forms[:MOST_FORMS])
    return f"`{words}` is nothing that {what}. {how} {shown}."


def known_change(game: Game, after: State, phrase: Phrase) -> None:
    """A change of a word that nothing is called by could never happen."""
    words = phrase.words
    if number := re.fullmatch(r"[+-]\d+ (.+)", words):
        names = {noun for _, noun in after.numbers}
        on_cards = " on " in number[1]
        if singular(number[1]) not in names and not on_cards:
            raise StoryMistake(unknown("number that changes", number[1], sorted(names)))
        if on_cards:
            rule_number(game, number[1].partition(" on ")[2])
    elif tile := TILE.fullmatch(words):
        laid_number(tile[1])
        area_number(game, tile[2])
    elif lying := automa.LYING_THERE.fullmatch(words):
        automa.card_named(game, lying[1])
    elif area := RESERVED.fullmatch(words):
        area_number(game, area[1])
    elif beneath := BENEATH.fullmatch(words):
        rule_number(game, beneath[1])
        rule_number(game, beneath[2])
    elif words in ("chairman", "no chairman"):
        return
    elif words.removeprefix("no ").startswith("office "):
        office_number(words.removeprefix("no ").removeprefix("office "))
    elif words.endswith(" rules"):
        rule_number(game, words.removeprefix("no ").removesuffix(" rules"), "body.")
    elif (prefix := PRIZES.get(words.rpartition(" ")[2])) is not None:
        rule_number(game, words.rpartition(" ")[0], prefix)
    else:
        raise StoryMistake(misfit(words, THEN, "a story can end with"))
