"""What holds in every state of every game. In: a game at a decision, or over. Out: sentences about what is broken, else none."""

from typing import Any

from cardwright_runtime.kernel.fields import CARD, LIST, RULE
from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars.board import neighbours_of
from cardwright_runtime.terraforming_mars.changes import GAUGE_CHANGED
from cardwright_runtime.terraforming_mars.effects_in_force import broken_effects
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.labels import gauge_name
from cardwright_runtime.terraforming_mars.noun_facts import LEAST, OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.numbers import DISCARD_CARDS
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_FREE_CARDS,
    COUNTER_RATING,
    PRODUCTION,
    PRODUCTION_MEGACREDIT,
    QUALITY_EVENT,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.payment import money
from cardwright_runtime.terraforming_mars.phases.numbers import (
    CHOOSE_FIRST_CARDS,
    PHASE_ACTION,
    PHASE_SETUP,
)
from cardwright_runtime.terraforming_mars.phases.payment_trial import can_still_pay
from cardwright_runtime.terraforming_mars.player import LEAST_MEGACREDIT_PRODUCTION, Player
from cardwright_runtime.terraforming_mars.automa.invariants import broken_automa
from cardwright_runtime.terraforming_mars.political_invariants import broken_politics
from cardwright_runtime.terraforming_mars.rule import FIRST_ACTION
from cardwright_runtime.terraforming_mars.setup import start_player


def broken(game: Game) -> list[str]:
    found: list[str] = []
    found.extend(broken_decision(game))
    found.extend(broken_cards(game))
    found.extend(broken_tracks(game))
    found.extend(broken_map(game))
    found.extend(broken_accounts(game))
    found.extend(broken_politics(game))
    found.extend(broken_debts(game))
    found.extend(broken_offices(game))
    for player in game.players:
        found.extend(broken_stocks(player))
        found.extend(broken_tableau(game, player))
        found.extend(broken_beneath(player))
    return found


def broken_decision(game: Game) -> list[str]:
    if game.asked_player < 0:
        return [] if not game.stack else ["Nobody is asked, but rules are still running."]
    found = []
    if not game.option_values:
        found.append("A decision has no option.")
    if len(set(game.option_values)) < len(game.option_values):
        found.append(f"A decision offers the same option twice: {game.option_values}.")
    if game.responses:
        found.append("Responses are left over at a decision.")
    return found


def broken_stocks(player: Player) -> list[str]:
    """Nothing is negative but the money production, which goes down to -5."""
    found = []
    for gauge in range(2 * PRODUCTION):
        least = LEAST_MEGACREDIT_PRODUCTION if gauge == PRODUCTION_MEGACREDIT else 0
        if player.gauge(gauge) < least:
            found.append(f"Player {player.index} has {player.gauge(gauge)} of gauge {gauge}.")
    for gauge, amount in player.more_gauges.items():
        if amount < LEAST.get(gauge, 0):
            found.append(f"Player {player.index} has {amount} {gauge_name(gauge)}.")
    for card, held in zip(player.holders, player.held):
        if held < 0:
            found.append(f"Player {player.index} has {held} resources on rule {card}.")
    if player.rating < 0:
        found.append(f"Player {player.index} has rating {player.rating}.")
    return found


def broken_debts(game: Game) -> list[str]:
    """Owed is what the action under way may still bring the money for (002 p. 6)."""
    return [
        f"Player {player.index} owes {player.owed} and cannot pay it."
        for player in game.players
        if player.owed > money(player)
        and not (player.index == game.active_player and can_still_pay(game, player))
    ]


def broken_accounts(game: Game) -> list[str]:
    """Each gauge is what it began with and every change that the log gives a cause for; only where a log is kept."""
    if not game.logging:
        return []
    accounts = [_begun_with(game, player.index) for player in game.players]
    for entry in entries(game.log):
        if entry.what == GAUGE_CHANGED:
            caused = accounts[entry.player]
            caused[entry.subject] = caused.get(entry.subject, 0) + entry.amount
    found = []
    for player, caused in zip(game.players, accounts):
        for gauge in sorted({*caused, *player.more_gauges}):
            have, due = player.gauge(gauge), caused.get(gauge, 0)
            if have != due:
                name = "rating" if gauge == COUNTER_RATING else gauge_name(gauge)
                found.append(f"Player {player.index} has {name} {have}, its causes make {due}.")
    return found


def _begun_with(game: Game, seat: int) -> dict[int, int]:
    player = start_player(game.table, seat)
    gauges = [*range(COUNTER_RATING + 1), COUNTER_FREE_CARDS, *player.more_gauges]
    return {gauge: player.gauge(gauge) for gauge in gauges}


def broken_tracks(game: Game) -> list[str]:
    found = []
    for track in game.table.tracks:
        level = game.track_level(track.track)
        if not track.start <= level <= track.goal or (level - track.start) % track.unit:
            found.append(f"Track {track.key} stands at {level}.")
    return found


def broken_cards(game: Game) -> list[str]:
    """Every project card of the table lies in exactly one place; what a running effect holds lies in its frame."""
    places: dict[int, int] = {}
    for cards in [
        game.deck[game.deck_top :],
        game.discards,
        *game.own_decks,
        *game.automa_cards,
        *_cards_of_players(game),
    ]:
        for card in cards:
            places[card] = places.get(card, 0) + 1
    found = [
        f"{game.table.rules[card].key} lies in {count} places."
        for card, count in places.items()
        if count > 1
    ]
    in_frames = _numbers_in_frames(game)
    for frame in game.stack:
        if frame.rule == DISCARD_CARDS and not_in(frame.items, game.players[frame.player].hand):
            found.append(f"Player {frame.player} is to discard what is not in his hand.")
        if frame.rule == CHOOSE_FIRST_CARDS:
            if not_in(frame.items, game.players[frame.player].offered):
                found.append(f"Player {frame.player} is to buy what nobody offers him.")
    for card in game.table.project_cards:
        if card not in places and card not in in_frames:
            found.append(f"{game.table.rules[card].key} is nowhere.")
    return found


def not_in(cards: list[int], others: list[int]) -> list[int]:
    return [card for card in cards if card not in others]


def _cards_of_players(game: Game) -> list[list[int]]:
    found = []
    for player in game.players:
        found.append(player.hand)
        found.append([card for card in player.tableau if card != player.corporation])
        found.append(player.events)
        found.append(player.beneath)
        looked_at = player.offered + [card for card in player.picked if card not in player.offered]
        found.append([card for card in looked_at if card in game.table.project_cards])
    return found


def _numbers_in_frames(game: Game) -> set[int]:
    """What frames say of rules, cards among them."""
    numbers: set[int] = set()
    for frame in game.stack:
        for field in kind_of(frame.rule).fields:
            if field.means in (RULE, CARD):
                value: Any = getattr(frame, field.name)
                numbers.update(value if field.shape == LIST else [value])
    return numbers


def _oceans_alone(game: Game) -> int:
    """Areas with an ocean tile, but not those with another tile that counts as one."""
    others = 0
    for packed in game.placed:
        if counts_as(tile_of(packed), TILE_OCEAN):
            others |= 1 << area_of(packed)
    return game.oceans & ~others


class Masks:
    """Where tiles lie on the map, counted from the list of them."""

    def __init__(self, game: Game) -> None:
        self.tiles = _oceans_alone(game)
        self.oceans = self.tiles
        self.greeneries = 0
        self.cities = 0
        self.owned = [0] * len(game.players)

    def add(self, packed: int) -> None:
        tile, owner, bit = tile_of(packed), owner_of(packed), 1 << area_of(packed)
        self.tiles |= bit
        if counts_as(tile, TILE_OCEAN):
            self.oceans |= bit
        if counts_as(tile, TILE_GREENERY):
            self.greeneries |= bit
        if counts_as(tile, TILE_CITY):
            self.cities |= bit
        if owner >= 0:
            self.owned[owner] |= bit


def broken_map(game: Game) -> list[str]:
    """Masks say what the list of tiles says, no area has two tiles, and each marker knows what it hides."""
    found = []
    if len(game.markers) != len(game.below_markers):
        found.append("Markers lie there, and nobody knows what they hide.")
    masks = Masks(game)
    for packed in game.placed:
        area = area_of(packed)
        if area < OFF_MAP and not TILES[tile_of(packed)].marks:
            if masks.tiles & 1 << area and not TILES[tile_of(packed)].covers:
                found.append(f"Area {area} has two tiles.")
            masks.add(packed)
    found.extend(
        f"The mask of {name} is {kept:b}, the tiles say {counted:b}."
        for name, kept, counted in _kept_and_counted(game, masks)
        if kept != counted
    )
    return found


def _kept_and_counted(game: Game, masks: Masks) -> list[tuple[str, int, int]]:
    board = game.table.board
    beside_greeneries = neighbours_of(board, masks.greeneries)
    return [
        ("tiles", game.tiles, masks.tiles),
        ("oceans", game.oceans, masks.oceans),
        ("greeneries", game.greeneries, masks.greeneries),
        ("cities", game.cities, masks.cities),
        ("areas beside tiles", game.beside_tiles, neighbours_of(board, masks.tiles)),
        ("areas beside oceans", game.beside_oceans, neighbours_of(board, game.oceans)),
        ("areas beside cities", game.beside_cities, neighbours_of(board, masks.cities)),
        ("areas beside greeneries", game.beside_greeneries, beside_greeneries),
        *(
            (f"tiles of player {player.index}", player.tiles & board.all, masks.owned[player.index])
            for player in game.players
        ),
    ]


def broken_offices(game: Game) -> list[str]:
    """An office has one holder at most."""
    held = [office for player in game.players for office in player.offices]
    return [f"Office {office} is held twice." for office in set(held) if held.count(office) > 1]


def broken_beneath(player: Player) -> list[str]:
    """Each card that lies beneath another lies beneath one of this player's."""
    if len(player.beneath) != len(player.lies_beneath):
        return [f"Player {player.index} has other cards beneath cards than are said to lie there."]
    lying = player.tableau + player.events
    return [
        f"A card of player {player.index} lies beneath card {on}, which does not lie there."
        for on in player.lies_beneath
        if on not in lying
    ]


def broken_tableau(game: Game, player: Player) -> list[str]:
    """Counts and indexes over the played cards say what the cards say."""
    if player.index == game.table.automa:
        return broken_automa(game)
    found = []
    cards = [game.table.cards[card] for card in player.tableau]
    for tag in range(len(player.tags)):
        printed = sum(card.tags.count(tag) for card in cards)
        if player.tags[tag] != printed:
            found.append(
                f"Player {player.index} counts {player.tags[tag]} of tag {tag}, cards show {printed}."
            )
    if sorted(player.holders) != sorted(card.index for card in cards if card.holds >= 0):
        found.append(f"Player {player.index} keeps resources on other cards than can hold them.")
    acting = [card.index for card in cards + list(game.table.common) if card.has_action]
    if game.ruling in player.action_cards and game.phase == PHASE_ACTION:
        acting.append(game.ruling)
    if sorted(player.action_cards) != sorted(acting):
        found.append(f"Player {player.index} has another list of actions than of cards with one.")
    found.extend(broken_effects(game, player))
    if player.corporation < 0 and game.phase != PHASE_SETUP:
        found.append(f"Player {player.index} has no corporation.")
    corporation = game.table.rules[player.corporation] if player.corporation >= 0 else None
    if player.first_action_due and FIRST_ACTION not in getattr(corporation, "touches", ()):
        found.append(f"Player {player.index} owes a first action that no corporation of his has.")
    if len(player.holders) != len(player.held):
        found.append(f"Player {player.index} has other cards that hold resources than are counted.")
    if any(game.table.cards[card].quality != QUALITY_EVENT for card in player.events):
        found.append(f"Player {player.index} turned a card face down that is no event.")
    return found
