"""A new game (000 p. 7 and 13). In: players, sets, options, a seed. Out: a game at its first decision.

game = new_game(players=2, sets=("base", "corporate_era"), seed=7)
while (decision := game.decision) is not None:
    game.choose(pick(decision))
"""

from collections.abc import Sequence
from typing import Final

from cardwright_runtime.kernel.chance import below, next_state, shuffle, stream_start
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.automa.setup import LESS_WITH_POLITICS, seat_automa
from cardwright_runtime.terraforming_mars.catalogue import shared_table
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.game import new_game as empty_game
from cardwright_runtime.terraforming_mars.packs import with_needed
from cardwright_runtime.terraforming_mars.phases.neutral_tiles import place_neutral_tiles
from cardwright_runtime.terraforming_mars.phases.numbers import (
    GENERATIONS,
    PREPARATION,
)
from cardwright_runtime.terraforming_mars.phases.politics import set_up_politics, shuffled_events
from cardwright_runtime.terraforming_mars.phases.preparation import is_for_beginners
from cardwright_runtime.terraforming_mars.phases.reveal import note_what_is_given
from cardwright_runtime.terraforming_mars.phases.seats import check_seat
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps.drawing import offer_cards
from cardwright_runtime.terraforming_mars.table import Table

CORPORATE_ERA: Final = "corporate_era"
MOST_PLAYERS: Final = 5
CORPORATIONS_DEALT: Final = 2
CARDS_DEALT: Final = 10
SOLO_RATING: Final = 14
# 002, solo game: a rating of 63 may be the goal instead of the parameters.
SOLO_RATING_GOAL: Final = 63
AUTOMA_SET: Final = "marsbot"
AUTOMA_PLAYERS: Final = 2


def new_game(
    players: int = 2,
    sets: Sequence[str] = ("base", "corporate_era"),
    seed: int = 7,
    board: str = "tharsis",
    draft: bool = False,
    corporate_era: bool | None = None,
    beginners: Sequence[int] = (),
    goal_63: bool = False,
    packs: Sequence[str] = (),
    logging: bool = False,
    first_player: int | None = 0,
    most_generations: int = 0,
    automa: str = "",
    automa_corporation: str = "",
) -> Game:
    """A game at its first decision. Seats count from 0; `first_player=None` leaves it to chance who begins.

    A pack is named by its id, its folder or its package, and is in play with all its cards.
    `automa` names the level of an automa in the last seat, or several with commas; its corporation by number, or `random`.
    It ends with generation `most_generations` at the latest, even if Mars is not terraformed; 0 is no limit.
    `corporate_era` says whether the Corporate Era is played; where it is not given, its set decides. Alone it always is.
    """
    table = table_for(
        players, sets, board, draft, corporate_era, goal_63, packs, most_generations, bool(automa)
    )
    check_seats(table, beginners, first_player)
    game = undealt_game(table, seed, logging, first_player)
    if automa:
        seat_automa(game, [level.strip() for level in automa.split(",")], automa_corporation)
    deal(game, beginners)
    begin(game)
    return game


def check_seats(table: Table, beginners: Sequence[int], first_player: int | None) -> None:
    for seat in beginners:
        check_seat(table, seat)
    if first_player is not None:
        check_seat(table, first_player)
    if len(table.corporations) <= CORPORATIONS_DEALT * (table.player_count - 1):
        raise GameError(
            f"The sets in play have {len(table.corporations)} corporations, too few to deal: name more sets."
        )
    for deck in table.opening_decks:
        if len(deck.cards) < deck.deal.dealt * table.player_count:
            raise GameError(
                f"Of the cards such as {table.rules[deck.cards[0]].name} there are {len(deck.cards)}, too few"
                f" to deal {deck.deal.dealt} to each of {table.player_count} players: name more packs."
            )


def table_for(
    players: int,
    sets: Sequence[str],
    board: str = "tharsis",
    draft: bool = False,
    corporate_era: bool | None = None,
    goal_63: bool = False,
    packs: Sequence[str] = (),
    most_generations: int = 0,
    automa: bool = False,
) -> Table:
    """The rules in play, shared by all games of this kind."""
    if not 1 <= players <= MOST_PLAYERS:
        raise GameError(f"{players} players cannot play: there must be 1 to {MOST_PLAYERS}.")
    if automa and (players != AUTOMA_PLAYERS or AUTOMA_SET not in sets):
        raise GameError(f"The automa plays in the set `{AUTOMA_SET}`, as one of two players.")
    if most_generations < 0:
        raise GameError(f"A game cannot end after {most_generations} generations.")
    era = played_era(players, sets, corporate_era)
    goal = SOLO_RATING_GOAL if goal_63 and players == 1 else 0
    brought = with_needed(packs)
    official = sets_in_play([set_id for set_id in sets if set_id not in brought], era)
    return shared_table(
        players, official + brought, board, brought, draft, era, goal, most_generations, automa
    )


def undealt_game(
    table: Table, seed: int, logging: bool = False, first_player: int | None = 0
) -> Game:
    """Players in their seats, the deck shuffled, no card dealt."""
    game = empty_game(
        table, seed, [start_player(table, seat) for seat in range(table.player_count)]
    )
    game.logging = logging
    game.first_player = drawn_first_player(table, seed) if first_player is None else first_player
    game.active_player = game.first_player
    shuffle_deck(game)
    if table.bodies:
        set_up_politics(game, shuffled_events(game))
    if table.opening_decks:
        shuffle_own_decks(game)
    if table.common:
        begin_common_rules(game)
    return game


def begin_common_rules(game: Game) -> None:
    """What holds for everybody is in force before anything is dealt."""
    for player in game.players:
        for rule in game.table.common:
            before = player.clone()
            rule.start(game, player)
            if game.logging:
                note_what_is_given(game, rule.index, before, player)
            rule.enter(game, player)
            if rule.has_action:
                player.action_cards = player.action_cards + [rule.index]


def played_era(players: int, sets: Sequence[str], corporate_era: bool | None) -> bool:
    # 000 p. 13: the solo game is always played with the Corporate Era.
    if players == 1:
        return True
    return CORPORATE_ERA in sets if corporate_era is None else corporate_era


def sets_in_play(sets: Sequence[str], era: bool) -> tuple[str, ...]:
    """Each once, and in the same order however they were named: the same seed then gives the same game."""
    others = [set_id for set_id in sets if set_id != CORPORATE_ERA]
    return tuple(sorted({*others, CORPORATE_ERA} if era else set(others)))


def start_player(table: Table, seat: int) -> Player:
    player = table.blank_player.clone()
    player.index = seat
    if table.solo:
        player.rating = SOLO_RATING
    if seat == table.automa:
        player.rating -= LESS_WITH_POLITICS if table.bodies else 0
        return player
    if not table.corporate_era:
        # 000 p. 7: in the standard game each production starts at 1.
        player.megacredit_production = 1
        player.steel_production = 1
        player.titanium_production = 1
        player.plant_production = 1
        player.energy_production = 1
        player.heat_production = 1
        player.more_gauges = {production: 1 for production in table.more_productions}
    return player


def drawn_first_player(table: Table, seed: int) -> int:
    return below(next_state(stream_start(seed, "first player")), table.player_count)


def shuffle_deck(game: Game) -> None:
    deck = game.table.project_cards.copy()
    game.deck_chance = shuffle(deck, stream_start(game.seed, "deck"))
    game.deck = deck
    game.deck_top = 0


def deal(game: Game, beginners: Sequence[int] = ()) -> None:
    """Corporations and projects for everybody; alone, the neutral tiles come first."""
    if game.table.solo:
        place_neutral_tiles(game)
    simple = [card for card in game.table.corporations if is_for_beginners(game, card)]
    corporations = corporations_to_deal(game)
    for player in game.players:
        if player.index == game.table.automa:
            continue
        if player.index in beginners and simple:
            offered = simple[:1]
        else:
            offered = corporations[:CORPORATIONS_DEALT]
            corporations = corporations[CORPORATIONS_DEALT:]
        player.offered = offered + offer_cards(game, player, CARDS_DEALT, PREPARATION)
    deal_openings(game)


def corporations_to_deal(game: Game) -> list[int]:
    """In the order in which they are dealt; those for beginners are not among them."""
    found = [card for card in game.table.corporations if not is_for_beginners(game, card)]
    shuffle(found, stream_start(game.seed, "corporations"))
    return found


def deal_openings(game: Game) -> None:
    """From each deck of its own; nobody sees what the others have, or what is left."""
    decks = game.own_decks.copy()
    for place in range(len(game.table.opening_decks)):
        dealt = game.table.opening_decks[place].deal.dealt
        for player in game.players:
            player.offered = player.offered + decks[place][:dealt]
            decks[place] = decks[place][dealt:]
    game.own_decks = decks


def shuffle_own_decks(game: Game) -> None:
    decks: list[list[int]] = []
    for place in range(len(game.table.opening_decks)):
        cards = game.table.opening_decks[place].cards.copy()
        shuffle(cards, stream_start(game.seed, f"opening deck {place}"))
        decks.append(cards)
    game.own_decks = decks


def begin(game: Game) -> None:
    """To the first decision: everybody chooses from what is offered."""
    game.push(GENERATIONS, 0, game.first_player, -1)
    game.advance()
