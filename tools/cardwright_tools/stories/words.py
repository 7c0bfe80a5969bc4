"""Words of the game in stories. In: words of an author. Out: numbers of gauges, tiles, players, rules; and the way back."""

from functools import cache

from cardwright import pipeline
from cardwright_runtime.terraforming_mars.noun_facts import AREAS, OFF_MAP
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import COLOURS, gauge_name
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_RATING,
    PRODUCTION,
    number_at,
    packs_of,
)
from cardwright_runtime.terraforming_mars.numbers import FIRST_SET_RULE
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.near import unknown
from cardwright_tools.nouns import noun_names
from cardwright_tools.project import find_project, sources_of
from cardwright_tools.stories.story import StoryMistake

# Nouns that are the same for one and for many; so is every production and every track.
WITHOUT_PLURAL = ("steel", "titanium", "energy", "heat", "science", "rating", "stored money")
# With what stories say of a rule that is no card that it is used.
VERB_OF = {"milestone": "claim", "award": "fund"}
# Nouns of which a story says how many.
COUNTED = ("token", "resource", "counter", "tile")
NEUTRAL = "neutral"
YOU = "you"


def slug(words: str) -> str:
    """`Somebody's Plan` -> `somebodys_plan`."""
    plain_words = words.strip().lower().replace("'", "").replace("’", "")
    return plain_words.replace(" ", "_").replace("-", "_")


def plain(key: str) -> str:
    return key.replace("_", " ")


def seat_of(subject: str) -> int:
    """`you` is the first seat, the others go by the colour of theirs; -1 is nobody."""
    if subject in ("", YOU):
        return 0
    if subject == NEUTRAL:
        return -1
    if subject in COLOURS[1:]:
        return COLOURS.index(subject)
    raise StoryMistake(unknown("player", subject, (YOU, *COLOURS[1:])))


def subject_of(seat: int) -> str:
    if seat < 0:
        return NEUTRAL
    return YOU if seat == 0 else COLOURS[seat]


def gauges(table: Table | None = None) -> dict[str, int]:
    """Every word for a gauge, singular and plural; with a table, of the packs that are in play there."""
    numbers = list(range(2 * PRODUCTION)) + [COUNTER_RATING]
    for resource in _of_packs("resource", table):
        numbers += [resource, resource + PRODUCTION]
    numbers += _of_packs("counter", table)
    found = {gauge_name(number): number for number in numbers}
    found.update({name + "s": number for name, number in tuple(found.items())})
    found["rating"] = COUNTER_RATING
    return found


def _of_packs(category: str, table: Table | None) -> list[int]:
    return [
        number_at(category, place)
        for place, pack in enumerate(packs_of(category))
        if table is None or table.is_in_play(pack)
    ]


def gauge_word(gauge: int) -> str:
    return "rating" if gauge == COUNTER_RATING else gauge_name(gauge)


def noun_number(category: str, words: str) -> int:
    known = {slug(name): number for number, name in noun_names(category).items()}
    if slug(words) not in known:
        raise StoryMistake(unknown(category, words, map(plain, known)))
    return known[slug(words)]


def counted(number: int, noun: str) -> str:
    """`+2 plants`, `-1 card`, `+3 heat`: a change as a story says it."""
    return f"{number:+d} {noun if abs(number) == 1 else plural(noun)}"


def parted(noun: str) -> tuple[str, str, str]:
    """`microbe on ants`, `station at orbit`: what, and where it is."""
    between = next((word for word in (" at ", " in ") if word in noun), " on ")
    return noun.partition(between)


def plural(noun: str) -> str:
    """Of `microbe on ants` the first word; what has no plural stays."""
    what, on, where = parted(noun)
    same = what in WITHOUT_PLURAL or what.endswith("production")
    same = same or what in noun_names("track").values()
    return (what if same else _many_of(what)) + on + where


# What ends so has hardly ever a plural with a plain `s`.
ODD_ENDINGS = ("s", "x", "y", "z", "f", "ch", "sh", "man")


def _many_of(noun: str) -> str:
    return own_plurals().get(noun, noun + "s") if noun.endswith(ODD_ENDINGS) else noun + "s"


@cache
def own_plurals() -> dict[str, str]:
    """How the nouns around the user call many of them, as they are declared; asked only for words that need it."""
    entries = pipeline.Project(sources_of(find_project())).language.vocabulary.entries
    return {plain(e.noun.id): e.many for e in entries if e.noun.category in COUNTED}


def singular(noun: str) -> str:
    """The other way, for every noun."""
    if noun in gauges():
        return gauge_word(gauges()[noun])
    what, on, where = parted(noun)
    what = what if plural(what) == what else _one_of(what)
    return what + on + slug(where).replace("_", " ")


def _one_of(many: str) -> str:
    one = many.removesuffix("s")
    known = {plain(name) for category in COUNTED for name in noun_names(category).values()}
    if {one, many} & known or many in gauges():
        return one if one in known or many in gauges() else many
    return next((one for one, said in own_plurals().items() if said == many), one)


def slug_of_area(words: str) -> str:
    """`3-4` and `off-1` stay; a name is that of its noun; on a board beside the map both: `polar caverns-2-1`."""
    return words.replace(" ", "_") if words[-1:].isdigit() else slug(words)


def area_number(game: Game, words: str) -> int:
    board = game.table.board
    numbers = list(range(board.size)) + [area.place for area in AREAS if area.place >= OFF_MAP]
    names = [board.area_name(number) for number in numbers]
    if slug_of_area(words) in names:
        return numbers[names.index(slug_of_area(words))]
    near = unknown("area", words, names)
    raise StoryMistake(f"{near} An area is called by its row and its place in it, as `3-4`.")


def _wanted(game: Game, words: str, prefix: str) -> tuple[str, str, list[str]]:
    """What was looked for, and the names it could have been."""
    rules = game.table.rules[FIRST_SET_RULE:]
    keys = [
        rule.key
        for rule in rules
        if rule.key.startswith(prefix) and ("." in rule.key) == bool(prefix)
    ]
    names = [plain(key.removeprefix(prefix)) for key in keys]
    return prefix.removesuffix(".") or "card", words, names


def rule_number(game: Game, words: str, prefix: str = "") -> int:
    key = prefix + slug(words)
    if not prefix and f"body.{key}" in game.table.numbers:
        # What a party lets everybody do is used like what a card does.
        key = f"body.{key}"
    if key not in game.table.numbers:
        for rule in game.table.rules[FIRST_SET_RULE:]:
            if rule.key.startswith(prefix) and slug(rule.name) == slug(words):
                id = plain(rule.key.removeprefix(prefix))
                kind, _, alone = id.partition(".")
                if alone and not prefix:
                    raise StoryMistake(
                        f"`{words}` is no card: say `{VERB_OF.get(kind, kind)} {alone}` of it."
                    )
                raise StoryMistake(f"Stories call `{words}` by its id: `{id}`.")
        raise StoryMistake(unknown(*_wanted(game, words, prefix)))
    return game.table.numbers[key]


def marker_names() -> dict[int, str]:
    """What can lie on an area and is no tile: bonuses, and resources."""
    stocks = {number: gauge_name(number) for number in range(PRODUCTION)}
    return {**stocks, **noun_names("bonus")}


def laid_number(words: str) -> int | None:
    """The number of a tile; None of a marker. What is neither is near to some of them."""
    if slug(words) in {slug(name) for name in marker_names().values()}:
        return None
    return noun_number("tile", words)
