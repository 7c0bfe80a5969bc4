"""A game as a scenario describes it. In: a setup. Out: a game in exactly that state, with nobody asked yet."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.setup import undealt_game
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile
from cardwright_tools.conformance.names import (
    OCEAN,
    PLAIN_TILES,
    RESOURCES,
    Names,
    area_of_space,
    is_event,
)
from cardwright_tools.conformance.politics import stage_politics
from cardwright_tools.conformance.scenario import Json

_START_RATING = 20
_NOBODY = -1


def colours_of(setup: Json) -> tuple[str, ...]:
    return tuple(setup.get("players", ("blue", "red")))


def stage(setup: Json, names: Names, acting: str) -> Game:
    """`played` cards are in force, but what they did when they were played is in the numbers already."""
    colours = colours_of(setup)
    game = undealt_game(names.table, 0)
    game.generation = setup.get("gen", 1)
    game.temperature = setup.get("temp", -30)
    game.oxygen = setup.get("oxy", 0)
    game.phase = PHASE_ACTION
    game.first_player = colours.index(
        setup.get("first", "blue" if "blue" in colours else colours[0])
    )
    game.active_player = colours.index(acting)
    for player in game.players:
        _set_player(game, player, setup.get(colours[player.index], {}), names)
    if "turmoil" in setup:
        stage_politics(game, setup["turmoil"], names, colours)
    _set_map(game, setup, names, colours)
    _set_prizes(game, setup, names, colours)
    for colour, name in setup.get("last_played", {}).items():
        _hold_for_next_card(game, game.players[colours.index(colour)], names.card(name))
    _set_deck(game, setup.get("deck", ()), names)
    return game


def _set_player(game: Game, player: Player, facts: Json, names: Names) -> None:
    if "corp" in facts:
        player.corporation = names.card(facts["corp"])
        lay_open(game, player, player.corporation)
    for entry in facts.get("played", ()):
        name, held = (entry, 0) if isinstance(entry, str) else entry
        _put_played(game, player, names.card(name), held)
    player.hand = [names.card(name) for name in facts.get("hand", ())]
    player.used = [names.card(name) for name in facts.get("used", ())]
    for number, resource in enumerate(RESOURCES):
        _set_gauge(player, number, facts.get("res", {}).get(resource, 0))
        _set_gauge(player, number + PRODUCTION, facts.get("prod", {}).get(resource, 0))
    player.rating = facts.get("tr", _START_RATING)
    player.rating_raised = facts.get("raised_tr", False)


def _put_played(game: Game, player: Player, number: int, held: int) -> None:
    card = game.table.cards[number]
    if is_event(card):
        player.events = player.events + [number]
        return
    if number not in player.tableau:
        lay_open(game, player, number)
    if held:
        player.add_tokens(number, held)


def _set_gauge(player: Player, gauge: int, value: int) -> None:
    player.add_gauge(gauge, value - player.gauge(gauge))


def _set_map(game: Game, setup: Json, names: Names, colours: tuple[str, ...]) -> None:
    for space, tile, *owners in setup.get("tiles", ()):
        owner = colours.index(owners[0]) if owners and owners[0] else _NOBODY
        rule = names.card(tile) if tile not in PLAIN_TILES else _NOBODY
        put_tile(
            game,
            owner if tile != OCEAN else _NOBODY,
            names.tile(tile),
            area_of_space(space),
            rule,
        )
    for space, colour in setup.get("claims", ()):
        game.players[colours.index(colour)].reserved |= 1 << area_of_space(space)


def _set_prizes(game: Game, setup: Json, names: Names, colours: tuple[str, ...]) -> None:
    game.milestones = [
        names.milestone(name) * PLAYERS + colours.index(colour)
        for name, colour in setup.get("milestones", ())
    ]
    game.awards = [
        names.award(name) * PLAYERS + colours.index(colour)
        for name, colour in setup.get("awards", ())
    ]


def _hold_for_next_card(game: Game, player: Player, number: int) -> None:
    card = game.table.cards[number]
    if type(card).enter_for_next_card is not Rule.enter_for_next_card:
        player.next_card_rules = player.next_card_rules + [number]
        card.enter_for_next_card(game, player)


def _set_deck(game: Game, drawn_first: list[str], names: Names) -> None:
    """The cards named come first; all others that nobody has lie below them."""
    top = [names.card(name) for name in drawn_first]
    taken = set(top)
    for player in game.players:
        taken.update(player.hand, player.tableau, player.events)
    game.deck = top + [card for card in game.table.project_cards if card not in taken]
    game.deck_top = 0
    game.discards = []
