"""Positions in the engine. In: a position as dictionaries. Out: a game in that state; and the position that a game is in."""

from dataclasses import dataclass

from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    body_of,
    holder_of,
    piece_of,
)
from cardwright_runtime.terraforming_mars.catalogue import (
    Catalogue,
    board_of,
    rules_in_play,
    table_of,
)
from cardwright_runtime.terraforming_mars.game import (
    Game,
    area_of,
    bonus_of,
    owner_of,
    rule_of,
    tile_of,
)
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.noun_facts import METALS, OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import TILE_OCEAN
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.player import Player as EnginePlayer
from cardwright_runtime.terraforming_mars.rule import WHENEVER, Rule
from cardwright_runtime.terraforming_mars.setup import undealt_game
from cardwright_runtime.terraforming_mars.steps.beneath import lay_beneath
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile
from cardwright_runtime.terraforming_mars.steps.effects import amount_of, much_of, period_of
from cardwright_runtime.terraforming_mars.table import Table, pays_for
from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import (
    NEUTRAL,
    NOBODY,
    Player,
    Politics,
    Position,
    Tile,
)
from cardwright_runtime.terraforming_mars.numbers import PLAYERS
from cardwright_tools.nouns import noun_names
from cardwright_tools.meaning.language.tiles import area_key, area_of_key

SEED = 1


def number_of(category: str, id: str) -> int:
    """The engine's number of a noun."""
    number = getattr(nouns, f"{category}_{id}".upper())
    assert isinstance(number, int)
    return number


def gauge_number(name: str) -> int:
    noun, _, family = name.partition(" ")
    if family:
        return number_of(family, noun)
    return number_of("resource" if noun in RESOURCES else "counter", noun)


PERIODS = ("generation", "game")
RESOURCES = ("megacredit", "steel", "titanium", "plant", "energy", "heat")


@dataclass(frozen=True, slots=True)
class Names:
    """Ids and the engine's numbers, both ways."""

    book: Book
    table: Table

    def card(self, id: str) -> int:
        return self.table.numbers[id]

    def id_of(self, number: int) -> str:
        return self.table.rules[number].key

    def prize(self, kind: str, held: tuple[str, int]) -> int:
        return self.table.numbers[f"{kind}.{held[0]}"] * PLAYERS + held[1]

    def prize_of(self, packed: int) -> tuple[str, int]:
        return self.id_of(packed // PLAYERS).partition(".")[2], packed % PLAYERS

    def body(self, id: str) -> int:
        return self.table.numbers[f"body.{id}"]

    def body_id(self, number: int) -> str:
        return self.table.rules[number].key.removeprefix("body.")

    def area(self, name: str) -> int:
        key = area_key(name, self.book).removeprefix("area:")
        board = self.table.board
        return next(n for n in range(OFF_MAP + 9) if board.area_name(n) == key)

    def area_id(self, number: int) -> str:
        return area_of_key(self.table.board.area_name(number), self.book)


_TABLES: dict[tuple[str, str, int], Table] = {}


def table_of_cards(card: Card, board: str, players: int, sets: tuple[str, ...]) -> Table:
    """A table is made once for a board and so many players; a card of the same id takes the place of the last one."""
    kind = (card.key, board, players)
    if kind not in _TABLES:
        for other in [known for known in _TABLES if known[0] != card.key]:
            del _TABLES[other]
        _TABLES[kind] = table_with([card], board, players, sets)
    table = _TABLES[kind]
    table.remembering = [rule for rule in table.remembering if rule.key != card.key]
    table.number(card, len(table.rules) - 1)
    card.metals = tuple(metal.resource for metal in METALS if pays_for(metal, card))
    table.rules[card.index] = table.cards[card.index] = card
    return table


def table_with(rules: list[Rule], board: str, players: int, sets: tuple[str, ...]) -> Table:
    """The rules of these sets, and these, in the place of those that have their keys."""
    everything = rules_in_play(Catalogue(), sets, board)
    found = board_of(everything)
    assert found is not None
    anew = {rule.key for rule in rules}
    kept = [rule for rule in everything if rule.key not in anew]
    table = table_of(kept + rules, found, players, sets)
    table.corporate_era = True
    return table


def to_game(position: Position, names: Names) -> Game:
    game = undealt_game(names.table, SEED)
    game.stack = []
    game.phase = PHASE_ACTION
    game.active_player = position["active"]
    game.first_player = position["first"]
    game.generation = position["generation"]
    for track, level in position["tracks"].items():
        game.set_track(number_of("track", track), level)
    for player, said in zip(game.players, position["players"], strict=True):
        set_player(game, player, said, names)
    for tile in position["tiles"]:
        by = names.card(tile["placed_by"]) if tile["placed_by"] else -1
        area = names.area(tile["area"])
        put_tile(game, tile["owner"], number_of("tile", tile["tile"]), area, by)
    game.milestones = [names.prize("milestone", one) for one in position["milestones"]]
    game.awards = [names.prize("award", one) for one in position["awards"]]
    game.deck = [names.card(card) for card in position["deck"]]
    game.deck_top = 0
    game.discards = [names.card(card) for card in position["discards"]]
    set_politics(game, position["politics"], names)
    game.settle()
    return game


def set_politics(game: Game, said: Politics, names: Names) -> None:
    """No policy is in force: whoever rules is told alone."""
    game.pieces = [
        piece_of(names.body(body), holder_of_seat(seat)) for body, seat in said["pieces"]
    ]
    leaders = said["leaders"].items()
    game.leaders = [piece_of(names.body(body), holder_of_seat(seat)) for body, seat in leaders]
    game.ruling, game.dominant = names.body(said["ruling"]), names.body(said["dominant"])
    game.head = holder_of_seat(said["head"])
    game.lobby = sum(1 << seat for seat in said["lobby"])


def holder_of_seat(seat: int) -> int:
    return NEUTRAL_HOLDER if seat == NEUTRAL else seat


def seat_of_holder(holder: int) -> int:
    return NEUTRAL if holder == NEUTRAL_HOLDER else holder


def to_politics(game: Game, names: Names) -> Politics:
    told = [(names.body_id(body_of(p)), seat_of_holder(holder_of(p))) for p in game.pieces]
    return {
        "bodies": [names.body_id(body) for body in game.table.bodies],
        "pieces": told,
        "leaders": {names.body_id(body_of(p)): seat_of_holder(holder_of(p)) for p in game.leaders},
        "ruling": names.body_id(game.ruling),
        "dominant": names.body_id(game.dominant),
        "head": seat_of_holder(game.head),
        "lobby": areas_of(game.lobby),
    }


def set_player(game: Game, player: EnginePlayer, said: Player, names: Names) -> None:
    for card in said["tableau"]:
        lay_open(game, player, names.card(card))
        if card in said["resources"]:
            player.add_tokens(names.card(card), said["resources"][card])
    player.events = [names.card(card) for card in said["events"]]
    player.hand = [names.card(card) for card in said["hand"]]
    player.used = [names.card(card) for card in said["used"]]
    for name, level in said["gauges"].items():
        gauge = gauge_number(name)
        player.add_gauge(gauge, level - player.gauge(gauge))
    player.rating_raised = "rating" in said["raised"]
    for on, card in said["beneath"]:
        lay_beneath(player, names.card(on), [names.card(card)])
    player.offices = [office_number(office) for office in said["offices"]]
    for area in said["reserved"]:
        player.reserved |= 1 << names.area(area)


def to_position(game: Game, names: Names, like: Position) -> Position:
    """`like` says which gauges and tracks are told."""
    tracks = {track: game.track_level(number_of("track", track)) for track in like["tracks"]}
    return {
        "players": [
            to_player(player, said, names)
            for player, said in zip(game.players, like["players"], strict=True)
        ],
        "active": game.active_player,
        "first": game.first_player,
        "tracks": tracks,
        "generation": game.generation,
        "tiles": to_tiles(game, names),
        "markers": [to_marker(marker, names) for marker in game.markers],
        "milestones": [names.prize_of(prize) for prize in game.milestones],
        "awards": [names.prize_of(prize) for prize in game.awards],
        "deck": [names.id_of(card) for card in game.deck[game.deck_top :]],
        "discards": [names.id_of(card) for card in game.discards],
        "politics": to_politics(game, names),
        "aftermath": [],
        "coming": [],
        "held_back": [],
    }


def to_player(player: EnginePlayer, like: Player, names: Names) -> Player:
    held = zip(player.holders, player.held, strict=True)
    return {
        "gauges": {name: player.gauge(gauge_number(name)) for name in like["gauges"]},
        "raised": ["rating"] * player.rating_raised,
        "hand": [names.id_of(card) for card in player.hand],
        "tableau": [names.id_of(card) for card in player.tableau],
        "events": [names.id_of(card) for card in player.events],
        "resources": {names.id_of(card): number for card, number in held},
        "reserved": [names.area_id(area) for area in areas_of(player.reserved)],
        "taken": [bonus_name(bonus) for bonus in player.taken],
        "beneath": [
            (names.id_of(on), names.id_of(card))
            for card, on in zip(player.beneath, player.lies_beneath, strict=True)
        ],
        "offices": [office_name(office) for office in player.offices],
        "limited": limited(player, names),
        "done": done(player, names),
        "used": [names.id_of(card) for card in player.used],
        "next_card": [
            (names.id_of(held & 0xFFFF), amount_of(held) + 1) for held in player.next_card_rules
        ],
        "timed": timed(player, names),
    }


def timed(player: EnginePlayer, names: Names) -> list[tuple[str, int, str]]:
    """Which of those of its card, each side numbers in its own way."""
    periods = ("", *PERIODS)
    return [(names.id_of(held & 0xFFFF), 0, periods[amount_of(held)]) for held in player.timed]


def done(player: EnginePlayer, names: Names) -> list[tuple[str, int, str, int]]:
    """The engine keeps it with the limited answers, and how much it was behind the time."""
    return [
        (names.id_of(mark & 0xFFFF), mark >> 16 & 0xFF, PERIODS[period_of(mark)], much_of(mark))
        for mark in player.limited
        if (mark >> 16 & 0xFF) < WHENEVER
    ]


def limited(player: EnginePlayer, names: Names) -> list[tuple[str, int, str]]:
    return [
        (names.id_of(mark & 0xFFFF), (mark >> 16 & 0xFF) - WHENEVER, PERIODS[amount_of(mark)])
        for mark in player.limited
        if (mark >> 16 & 0xFF) >= WHENEVER
    ]


def to_marker(marker: int, names: Names) -> tuple[str, str]:
    return names.area_id(area_of(marker)), bonus_name(bonus_of(marker))


def office_number(name: str) -> int:
    return next(n for n, office in noun_names("office").items() if office == name.replace("_", " "))


def office_name(office: int) -> str:
    return noun_names("office")[office].replace(" ", "_")


def bonus_name(bonus: int) -> str:
    return {**noun_names("resource"), **noun_names("bonus")}[bonus].replace(" ", "_")


def to_tiles(game: Game, names: Names) -> list[Tile]:
    """Nobody looks who placed an ocean: the engine keeps no note of it."""
    oceans = game.oceans
    tiles: list[Tile] = []
    for packed in game.placed:
        oceans &= ~(1 << area_of(packed))
        by = rule_of(packed)
        tiles.append(
            {
                "tile": tile_name(tile_of(packed)),
                "area": names.area_id(area_of(packed)),
                "owner": owner_of(packed),
                "placed_by": names.id_of(by) if by >= 0 else "",
            }
        )
    for area in areas_of(oceans):
        tiles.append(
            {
                "tile": tile_name(TILE_OCEAN),
                "area": names.area_id(area),
                "owner": NOBODY,
                "placed_by": "",
            }
        )
    return tiles


def tile_name(number: int) -> str:
    found = (name for name in vars(nouns) if name.startswith("TILE_"))
    return next(n for n in found if getattr(nouns, n) == number).removeprefix("TILE_").lower()
