"""What a story changed. In: two states of a game. Out: phrases in the words of stories, so that a story can be compared and mended."""

from dataclasses import dataclass
from itertools import product

from cardwright_runtime.terraforming_mars.game import Game, area_of, bonus_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.noun_facts import AREAS, NONE
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_tools.nouns import noun_names
from cardwright_tools.stories.automa import add_automa
from cardwright_tools.stories.politics import add_politics
from cardwright_tools.stories.words import (
    counted,
    gauge_word,
    gauges,
    marker_names,
    plain,
    subject_of,
)


@dataclass(frozen=True, slots=True)
class State:
    """Numbers that may rise and fall, and facts that may come true, each in words after its subject."""

    numbers: dict[tuple[str, str], int]
    facts: frozenset[tuple[str, str]]


def state_of(game: Game) -> State:
    numbers: dict[tuple[str, str], int] = {("", "generation"): game.generation}
    for track in game.table.tracks:
        name = plain(track.key.rpartition(".")[2])
        numbers["", name] = game.track_level(track.track)
    facts = {
        ("", f"ocean at {plain(game.table.board.area_name(a))}") for a in areas_of(game.oceans)
    }
    # What may go back is none where it was.
    for piece, area, player in product(game.table.returning_tiles, _many(), game.players):
        where = plain(game.table.board.area_name(area))
        numbers[subject_of(player.index), f"{noun_names('tile')[piece]} at {where}"] = 0
    for packed in game.placed:
        where = plain(game.table.board.area_name(area_of(packed)))
        who, tile = subject_of(owner_of(packed)), noun_names("tile")[tile_of(packed)]
        if holds_many(area_of(packed)):
            key = (who, f"{tile} at {where}")
            numbers[key] = numbers.get(key, 0) + 1
        else:
            facts.add((who, f"{tile} at {where}"))
    for marker in game.markers:
        where = plain(game.table.board.area_name(area_of(marker)))
        facts.add(("", f"{marker_names()[bonus_of(marker)]} at {where}"))
    for claims, verb in ((game.milestones, "claimed"), (game.awards, "funded")):
        for claim in claims:
            name = game.table.rules[claim // PLAYERS].key.rpartition(".")[2].replace("_", " ")
            facts.add((subject_of(claim % PLAYERS), f"{name} {verb}"))
    add_politics(game, numbers, facts)
    add_automa(game, facts)
    for player in game.players:
        _add_player(game, player, numbers, facts)
    return State(numbers, frozenset(facts))


def hidden_facts(game: Game) -> frozenset[tuple[str, str]]:
    """What markers hide: no change that a story has to tell, but what it may look at."""
    found = set()
    for marker, below in zip(game.markers, game.below_markers):
        if below >= 0:
            where = plain(game.table.board.area_name(area_of(marker)))
            name, hidden = marker_names()[bonus_of(marker)], marker_names()[below]
            found.add(("", f"{name} at {where} hiding {hidden}"))
    return frozenset(found)


def _many() -> list[int]:
    """Areas off the map with room for several tiles."""
    return [kind.place for kind in AREAS if kind.place != NONE and kind.room != 1]


def holds_many(area: int) -> bool:
    return area in _many()


def _add_player(
    game: Game,
    player: Player,
    numbers: dict[tuple[str, str], int],
    facts: set[tuple[str, str]],
) -> None:
    who = subject_of(player.index)
    for gauge in set(gauges(game.table).values()):
        numbers[who, gauge_word(gauge)] = player.gauge(gauge)
    # A card that goes from the hand to the table is no card lost.
    played = len(player.tableau) + len(player.events) - (player.corporation >= 0)
    numbers[who, "card"] = len(player.hand) + played
    for card, held in zip(player.holders, player.held):
        rule = game.table.cards[card]
        token = noun_names("token")[rule.holds]
        numbers[who, f"{token} on {rule.key.replace('_', ' ')}"] = held
    for card, on in zip(player.beneath, player.lies_beneath):
        names = [game.table.rules[each].key.replace("_", " ") for each in (card, on)]
        facts.add((who, " beneath ".join(names)))
    for area in areas_of(player.reserved):
        facts.add((who, f"{plain(game.table.board.area_name(area))} reserved"))


def changes(before: State, after: State) -> set[str]:
    """`you: +2 plants`, `you: city at 3-4`."""
    found = set()
    for key, number in after.numbers.items():
        if number != before.numbers.get(key, 0):
            found.add(said(key[0], counted(number - before.numbers.get(key, 0), key[1])))
    for who, fact in after.facts - before.facts:
        found.add(said(who, fact))
    for who, fact in before.facts - after.facts:
        found.add(said(who, f"no {fact}"))
    return found


def said(who: str, words: str) -> str:
    return f"{who}: {words}" if who else words
