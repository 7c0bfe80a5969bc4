"""The position before a play example. In: its `given`. Out: a game with an automa, as the example has it, nothing on its way."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.automa.decks import (
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
from cardwright_runtime.terraforming_mars.noun_facts import TILES
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.setup import undealt_game
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
# Where a tile of the human touches nothing that an example is about.
AWAY: Final = ("2-1", "2-3", "2-5", "3-3", "3-5", "4-2", "4-4", "4-6", "1-1", "1-3")


class CannotRun(Exception):
    """What the example needs is not here."""


@dataclass
class Stage:
    """`cards` are those that the example turns over or reveals, in order, made for it alone."""

    game: Game
    cards: list[int] = field(default_factory=list)
    revealed: int = -1


def stage(given: Given, event: Given) -> Stage:
    known = {"difficulty", "generation", "bot", "globals", "tiles", "milestones_claimed"}
    known |= {"awards_funded", "corporation", "human", "project_deck_top", "bonus_deck"}
    known |= {"bonus_discard", "destroyed", "bonus_deck_top", "action_deck", "no_legal_space"}
    known |= {"bank", "card_resource", "delegates_in_reserve", "modules", "totals"}
    known |= {"played_pile_vp", "tally"}
    if strange := sorted(set(given) - known):
        raise CannotRun(f"`{strange[0]}` cannot be put into a position")
    turned = given.get("project_deck_top", [])
    revealed = [event["reveal_project"]] if "reveal_project" in event else []
    pile = given.get("played_pile_vp", [])
    extra = [_card(number, one) for number, one in enumerate([*turned, *revealed])]
    extra += [_pile_card(len(extra) + number, points) for number, points in enumerate(pile)]
    game = _game(given, event, extra)
    numbers = [game.table.numbers[card.key] for card in extra]
    staged = Stage(game, numbers[: len(turned)])
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


def _card(number: int, said: Given) -> ProjectCard:
    """Only what an automa looks at: cost and tags; the event tag is the type."""
    tags = [tag for tag in said["tags"] if tag != "event"]
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
    seat_automa(game, [given.get("difficulty", "normal")], given.get("corporation") or "")
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
    numbers = {card.number: card.index for card in game.table.automa_rules.bonus_cards}
    if "bonus_deck" in given:
        cards = [card.index for card in game.table.automa_rules.bonus_cards if not card.brought_by]
        game.automa_cards = [[] for _ in game.automa_cards]
        put_cards(game, BONUS, cards[: given["bonus_deck"]])
    if "bonus_discard" in given:
        put_cards(game, DISCARDS, [numbers[number] for number in given["bonus_discard"]])
    if "bonus_deck_top" in given:
        first = [numbers[number] for number in given["bonus_deck_top"]]
        for card in first:
            put_away(game, card)
        put_cards(game, BONUS, first + game.automa_cards[BONUS])
    if given.get("action_deck") == []:
        put_cards(game, 0, [])


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
    places = iter(("9-1", "7-1", "5-1", "6-3", "3-1", "9-3"))
    for tile, number in said.get("tile_counts", {}).items():
        for _ in range(number):
            put_tile(game, BOT, TILE_NAMES[tile], area(game, next(places)), -1)


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
    own = [p.tile for p in game.table.automa_rules.placements if p.key == f"placement.{name}"]
    return own[0]


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
    stocks = {"plants": "plants", "steel": "steel", "megacredits": "megacredits", "heat": "heat"}
    stocks["heat_production"] = "heat_production"
    for name, value in said.items():
        if name in stocks:
            setattr(human, stocks[name], value)
        elif name in ("plants_protected", "resources_protected"):
            human.protected |= 1 << nouns.RESOURCE_PLANT
            human.protected_tokens |= 1 << nouns.TOKEN_ANIMAL | 1 << nouns.TOKEN_MICROBE
        elif name == "card_resources":
            for one in value:
                _hold(game, one)
        elif name.endswith("_tags"):
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
    else:
        tile = nouns.TILE_CITY if milestone == "Mayor" else nouns.TILE_GREENERY
        _lay_away(game, tile, reached)


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
    return next(area(game, name) for name in AWAY if not game.tiles >> area(game, name) & 1)


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


def is_ocean(tile: int) -> bool:
    return bool(TILES[tile].also >> nouns.TILE_OCEAN & 1)
