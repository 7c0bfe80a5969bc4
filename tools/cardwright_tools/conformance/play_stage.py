"""The position before a play example. In: its `given`. Out: a game with an automa, as the example has it, nothing on its way."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    BONUS,
    DISCARDS,
    PILE,
    put_away,
    put_cards,
)
from cardwright_runtime.terraforming_mars.automa.money import corporation_of
from cardwright_runtime.terraforming_mars.automa.setup import bring_into_play, seat_automa
from cardwright_runtime.terraforming_mars.automa.tracks import move
from cardwright_runtime.terraforming_mars.board import Board, areas_of
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.catalogue import Catalogue, rules_in_play, table_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.setup import undealt_game
from cardwright_runtime.terraforming_mars.steps.drawing import take_cards
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile
from cardwright_tools.conformance.play_tally import lay_out_tally

Given = dict[str, Any]

HUMAN: Final = 0
BOT: Final = 1
# Those of the cards, too, of which the rulebook speaks one by one.
SETS: Final = ("base", "corporate_era", "marsbot", "marsbot_guests")
OWNERS: Final = {"bot": BOT, "human": HUMAN}
TILE_NAMES: Final = {
    "city": nouns.TILE_CITY,
    "greenery": nouns.TILE_GREENERY,
    "ocean": nouns.TILE_OCEAN,
}
TAGS: Final = {
    name.removeprefix("TAG_").lower(): number
    for name, number in vars(nouns).items()
    if name.startswith("TAG_")
}
_TILES_OF_MILESTONES: Final = {"Mayor": nouns.TILE_CITY, "Gardener": nouns.TILE_GREENERY}
RESOURCES: Final = {
    "steel": nouns.RESOURCE_STEEL,
    "titanium": nouns.RESOURCE_TITANIUM,
    "megacredits": nouns.RESOURCE_MEGACREDIT,
    "energy": nouns.RESOURCE_ENERGY,
    "heat": nouns.RESOURCE_HEAT,
    "plants": nouns.RESOURCE_PLANT,
}
# What an example calls it, and the field of a player.
STOCKS: Final = {
    "tr": "rating",
    **{name: name for name in RESOURCES},
    **{f"{name}_production": f"{name}_production" for name in ("steel", "titanium", "energy")},
    "heat_production": "heat_production",
    "megacredits_production": "megacredit_production",
    "plants_production": "plant_production",
}
# Where a tile of the human touches nothing that an example is about.
AWAY: Final = ("2-1", "2-3", "2-5", "3-3", "3-5", "4-2", "4-4", "4-6", "1-1", "1-3")

# The same for the bot.
OWN_AWAY: Final = ("9-1", "7-1", "5-1", "6-3", "3-1", "9-3", "8-5", "7-5")


class CannotRun(Exception):
    """What the example needs is not here."""


@dataclass
class Stage:
    """`cards` are those that the example turns over or reveals, in order, made for it alone; `destroyed` bonus cards have left the game."""

    game: Game
    cards: list[int] = field(default_factory=list)
    revealed: int = -1
    destroyed: tuple[str, ...] = ()


def stage(given: Given, event: Given) -> Stage:
    known = {"difficulty", "generation", "bot", "globals", "tiles", "milestones_claimed"}
    known |= {"awards_funded", "corporation", "human", "project_deck_top", "bonus_deck"}
    known |= {"bonus_discard", "destroyed", "bonus_deck_top", "action_deck", "no_legal_space"}
    known |= {"bank", "card_resource", "delegates_in_reserve", "modules", "totals"}
    known |= {"played_pile_vp", "tally"}
    _only(given, known, "")
    _only(given.get("bot", {}), {"tr", "mc", "tracks", "highest", "tile_counts"}, " of the bot")
    _only(given.get("globals", {}), {"temperature", "oxygen", "oceans"}, " of the planet")
    turned = given.get("project_deck_top", [])
    revealed = [event["reveal_project"]] if "reveal_project" in event else []
    pile = given.get("played_pile_vp", [])
    extra = [_card(number, one) for number, one in enumerate([*turned, *revealed])]
    extra += [_pile_card(len(extra) + number, points) for number, points in enumerate(pile)]
    game = _game(given, event, extra)
    numbers = [game.table.numbers[card.key] for card in extra]
    staged = Stage(game, numbers[: len(turned)], destroyed=tuple(given.get("destroyed", ())))
    if revealed:
        staged.revealed = numbers[len(turned)]
    _set_decks(game, given, staged.cards, numbers[len(turned) + len(revealed) :])
    _set_bot(game, given)
    _set_map(game, given)
    _set_human(game, given.get("human", {}))
    _set_prizes(game, given)
    if "cathedral_in" in event:
        put_tile(game, OWNERS[event["cathedral_in"].split()[0]], nouns.TILE_CITY, _away(game), -1)
    if "tally" in given:
        lay_out_tally(game, given["tally"], BOT, HUMAN)
    return staged


def _only(said: Given, known: set[str], whose: str) -> None:
    if strange := sorted(set(said) - known):
        raise CannotRun(f"`{strange[0]}`{whose} cannot be put into a position")


def _card(number: int, said: Given) -> ProjectCard:
    """Only what an automa looks at: cost and tags; the event tag is the type."""
    tags = [tag for tag in said["tags"] if tag != "event"]
    _only(dict.fromkeys(tags), set(TAGS), " as a tag")
    quality = nouns.QUALITY_EVENT if "event" in said["tags"] else nouns.QUALITY_AUTOMATED
    key = f"example_card_{number}"
    return ProjectCard(key, key, "", said["cost"], quality, tuple(TAGS[tag] for tag in tags))


def _pile_card(number: int, points: int | str | None) -> ProjectCard:
    card = _card(number, {"tags": [], "cost": 0})
    card.scores = 0 if points is None else -1 if isinstance(points, int) and points < 0 else 1
    return card


def _game(given: Given, event: Given, extra: list[ProjectCard]) -> Game:
    turmoil = "turmoil" in given.get("modules", ()) or "delegates_in_reserve" in given
    sets = (*SETS, "turmoil") if turmoil else SETS
    if strange := set(given.get("modules", ())) - {"turmoil"}:
        raise CannotRun(f"the set `{sorted(strange)[0]}` is not here")
    rules = rules_in_play(Catalogue(), sets, "tharsis")
    board = next(rule for rule in rules if isinstance(rule, Board))
    table = table_of([*rules, *extra], board, 2, sets)
    table.corporate_era, table.automa = True, BOT
    table.draft = event.get("research") == "draft"
    table.project_cards = [card for card in table.project_cards if table.rules[card] not in extra]
    game = undealt_game(table, seed=3, logging=True)
    levels = given.get("difficulty", "normal")
    try:
        seat_automa(
            game, levels if isinstance(levels, list) else [levels], given.get("corporation") or ""
        )
    except GameError as problem:
        raise CannotRun(str(problem)) from None
    game.stack = [Frame(AFTERMATH, 0, HUMAN, -1)]
    game.generation = given.get("generation", 3)
    game.phase = PHASE_ACTION
    game.active_player = BOT
    if corporation_of(game) is not None and "corporation_setup" not in event:
        rule = corporation_of(game)
        assert rule is not None
        bring_into_play(game, rule)
    return game


def _set_decks(game: Game, given: Given, top: list[int], pile: list[int]) -> None:
    left = [card for card in game.deck if card not in top]
    game.deck, game.deck_top = top + left, 0
    put_cards(game, PILE, pile)
    if "bonus_deck" in given:
        cards = [card.index for card in game.table.automa_rules.bonus_cards if not card.brought_by]
        game.automa_cards = [[] for _ in game.automa_cards]
        put_cards(game, BONUS, cards[: given["bonus_deck"]])
    if "bonus_discard" in given:
        put_cards(game, DISCARDS, _taken_out(game, given["bonus_discard"]))
    if "bonus_deck_top" in given:
        first = _taken_out(game, given["bonus_deck_top"])
        put_cards(game, BONUS, first + game.automa_cards[BONUS])
    if "action_deck" in given:
        put_cards(game, ACTION, _taken_out(game, given["action_deck"]))
    _taken_out(game, given.get("destroyed", ()))


def bonus_card(game: Game, number: str) -> int:
    for card in game.table.automa_rules.bonus_cards:
        if card.number == number:
            return card.index
    raise CannotRun(f"the bonus card `{number}` is not here")


def _taken_out(game: Game, numbers: Iterable[str]) -> list[int]:
    """Of the decks in which they lay."""
    cards = [bonus_card(game, number) for number in numbers]
    for card in cards:
        put_away(game, card)
    return cards


def _set_bot(game: Game, given: Given) -> None:
    bot = game.players[BOT]
    said = given.get("bot", {})
    bot.rating = said.get("tr", bot.rating)
    bot.megacredits = said.get("mc", 0)
    bot.first_action_due = False
    for name, position in said.get("tracks", {}).items():
        _set_track(game, name, position, said.get("highest", {}).get(name, position))
    corporation = corporation_of(game)
    if corporation is not None:
        held = given.get("bank", next(iter(given.get("card_resource", {}).values()), 0))
        bot.add_tokens(corporation.index, held - bot.tokens_on(corporation.index))
    counted = [tile for tile, number in said.get("tile_counts", {}).items() for _ in range(number)]
    if len(counted) > len(OWN_AWAY):
        raise CannotRun(f"there is room for {len(OWN_AWAY)} tiles of the bot, not {len(counted)}")
    for tile, name in zip(counted, OWN_AWAY):
        put_tile(game, BOT, tile_named(game, tile), area(game, name), -1)


def track_named(game: Game, name: str) -> int:
    return next(t.track for t in game.table.tracks if t.key == f"track.{name}_track")


def _set_track(game: Game, name: str, position: int, highest: int) -> None:
    track = track_named(game, name)
    move(game, Frame(AFTERMATH, 0, BOT, -1), track, position)
    game.furthest = {**game.furthest, track: highest}


def area(game: Game, name: str) -> int:
    row, place = map(int, name.split("-"))
    return int(sum(game.table.board.rows[: row - 1])) + place - 1


def tile_named(game: Game, name: str) -> int:
    if name in TILE_NAMES:
        return TILE_NAMES[name]
    for way in game.table.automa_rules.placements:
        if way.key == f"placement.{name}":
            return way.tile
    raise CannotRun(f"the tile `{name}` is not here")


def _set_map(game: Game, given: Given) -> None:
    for said in given.get("tiles", ()):
        place, tile, *owner = said.split()
        seat = OWNERS[owner[0]] if owner else -1
        put_tile(game, seat, tile_named(game, tile), area(game, place), -1)
    levels = given.get("globals", {})
    game.temperature = levels.get("temperature", game.temperature)
    game.oxygen = levels.get("oxygen", game.oxygen)
    free = areas_of(game.table.board.ocean_areas & ~game.tiles)
    for _ in range(levels.get("oceans", 0) - game.oceans.bit_count()):
        put_tile(game, -1, nouns.TILE_OCEAN, free.pop(0), -1)
    for _ in given.get("no_legal_space", ()):
        for found in areas_of(game.table.board.map & ~game.tiles & ~game.table.board.ocean_areas):
            put_tile(game, HUMAN, nouns.TILE_GREENERY, found, -1)


def _set_human(game: Game, said: Given) -> None:
    human = game.players[HUMAN]
    for name, value in said.items():
        if name in STOCKS:
            setattr(human, STOCKS[name], value)
        elif name in ("plants_protected", "resources_protected"):
            human.protected |= 1 << nouns.RESOURCE_PLANT
            human.protected_tokens |= 1 << nouns.TOKEN_ANIMAL | 1 << nouns.TOKEN_MICROBE
        elif name == "card_resources":
            for one in value:
                _hold(game, one)
        elif name.removesuffix("_tags") in TAGS:
            _set_tags(game, TAGS[name.removesuffix("_tags")], value)
        elif name == "milestone_progress":
            for milestone, (reached, _) in value.items():
                _reach(game, milestone, reached)
        elif name == "award_values":
            for award, worth in value.items():
                _have(game, award, worth)
        else:
            raise CannotRun(f"`{name}` of the human cannot be put into a position")


def card_named(game: Game, name: str) -> int:
    """`St. Joseph` is `st_joseph`."""
    key = re.sub("[^a-z0-9]+", "_", name.lower()).strip("_")
    if key not in game.table.numbers:
        raise CannotRun(f"the card `{name}` is not here")
    return game.table.numbers[key]


def _hold(game: Game, said: Given) -> None:
    human = game.players[HUMAN]
    card = card_named(game, said["card"])
    lay_open(game, human, card)
    human.add_tokens(card, said["units"])


def _reach(game: Game, milestone: str, reached: int) -> None:
    human = game.players[HUMAN]
    if milestone == "Terraformer":
        human.rating = reached
    elif milestone == "Builder":
        _set_tags(game, nouns.TAG_BUILDING, reached)
    elif milestone == "Planner":
        human.hand = take_cards(game, reached)
    elif milestone in _TILES_OF_MILESTONES:
        _lay_away(game, _TILES_OF_MILESTONES[milestone], reached)
    else:
        raise CannotRun(f"the milestone `{milestone}` is not on this map")


def _have(game: Game, award: str, worth: int) -> None:
    human = game.players[HUMAN]
    if award == "Landlord":
        _lay_away(game, nouns.TILE_GREENERY, worth - human.tiles.bit_count())
    elif award == "Banker":
        human.megacredit_production = worth
    elif award == "Scientist":
        _set_tags(game, nouns.TAG_SCIENCE, worth)
    elif award == "Thermalist":
        human.heat = worth
    elif award == "Miner":
        human.steel = worth
    else:
        raise CannotRun(f"the award `{award}` is not on this map")


def _set_tags(game: Game, tag: int, number: int) -> None:
    human = game.players[HUMAN]
    tags = human.tags.copy()
    tags[tag] = number
    human.tags = tags


def _lay_away(game: Game, tile: int, number: int) -> None:
    for _ in range(number):
        put_tile(game, HUMAN, tile, _away(game), -1)


def _away(game: Game) -> int:
    for name in AWAY:
        if not game.tiles >> area(game, name) & 1:
            return area(game, name)
    raise CannotRun(f"there is room for {len(AWAY)} tiles out of the way, and more are needed")


def _set_prizes(game: Game, given: Given) -> None:
    """Claimed and funded by the human, whoever it was."""
    for name in given.get("milestones_claimed", ()):
        number = game.table.numbers[f"milestone.{name.lower()}"]
        game.milestones = game.milestones + [number * PLAYERS]
    for name in given.get("awards_funded", ()):
        number = game.table.numbers[f"award.{name.lower()}"]
        game.awards = game.awards + [number * PLAYERS]
    if "totals" in given:
        for side, seat in OWNERS.items():
            game.players[seat].rating = given["totals"][side]
