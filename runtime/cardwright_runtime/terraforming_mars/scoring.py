"""The final scoring (000 p. 12). In: a game. Out: each player's points by kind, the winners."""

from typing import Final

from cardwright_runtime.terraforming_mars.areas import count_bits
from cardwright_runtime.terraforming_mars.automa.ending import has_lost, parts_of_score
from cardwright_runtime.terraforming_mars.automa.prizes import has_in
from cardwright_runtime.terraforming_mars.board import OFF_MAP
from cardwright_runtime.terraforming_mars.cards import Award
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFFICES
from cardwright_runtime.terraforming_mars.nouns import TILE_CITY, TILE_GREENERY, YOURS
from cardwright_runtime.terraforming_mars.phases.generations import is_terraformed
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.standings import offices_held
from cardwright_runtime.terraforming_mars.tiles_counted import tiles_on

MILESTONE_POINTS: Final = 5
FIRST_PLACE: Final = 5
SECOND_PLACE: Final = 2
# 000 p. 11: with two players there is no second place.
PLAYERS_FOR_SECOND_PLACE: Final = 3


class Score:
    """Points of one player by kind; `by_card` names the cards that give or cost some."""

    def __init__(
        self,
        player: int,
        rating: int,
        milestones: int,
        awards: int,
        greeneries: int,
        cities: int,
        by_card: list[tuple[str, int]],
        megacredits: int,
        offices: int = 0,
    ) -> None:
        self.player = player
        self.rating = rating
        self.milestones = milestones
        self.awards = awards
        self.greeneries = greeneries
        self.cities = cities
        self.by_card = by_card
        self.cards = sum([points for _, points in by_card])
        self.megacredits = megacredits
        self.offices = offices
        self.total = rating + milestones + awards + greeneries + cities + self.cards + offices

    def __repr__(self) -> str:
        return (
            f"Score({self.total}: rating {self.rating}, milestones {self.milestones}, "
            f"awards {self.awards}, greeneries {self.greeneries}, cities {self.cities}, "
            f"cards {self.cards}, offices {self.offices})"
        )


def score(game: Game, player: int) -> Score:
    own = game.players[player]
    if player == game.table.automa:
        return automa_score(game)
    return Score(
        player,
        own.rating,
        milestone_points(game, player),
        award_points(game)[player],
        greenery_points(game, player),
        city_points(game, player),
        card_points(game, own),
        own.megacredits,
        office_points(game, player),
    )


def automa_score(game: Game) -> Score:
    """None for its cards, but for money, its special tile and what its level gives."""
    seat = game.table.automa
    return Score(
        seat,
        game.players[seat].rating,
        milestone_points(game, seat),
        award_points(game)[seat],
        greenery_points(game, seat),
        city_points(game, seat),
        parts_of_score(game),
        game.players[seat].megacredits,
        office_points(game, seat),
    )


def office_points(game: Game, player: int) -> int:
    """002 p. 6: for the head of the government, and for each body led."""
    return sum(
        office.points * offices_held(game, number, player) for number, office in enumerate(OFFICES)
    )


def scores(game: Game) -> list[Score]:
    return [score(game, player.index) for player in game.players]


def winners(game: Game) -> list[int]:
    """Most points, then most money; several where both are equal. Solo: nobody where the goal was missed."""
    if game.table.solo:
        return [0] if solo_goal_reached(game) else []
    if game.table.automa >= 0:
        return [winner_against_automa(game)]
    ranks = [(result.total, result.megacredits) for result in scores(game)]
    return [player for player, rank in enumerate(ranks) if rank == max(ranks)]


def winner_against_automa(game: Game) -> int:
    """The human needs more points; if the last generation was reached, there are none."""
    seat = game.table.automa
    if has_lost(game) or score(game, 1 - seat).total <= score(game, seat).total:
        return seat
    return 1 - seat


def solo_goal_reached(game: Game) -> bool:
    if game.table.rating_goal:
        return game.players[0].rating >= game.table.rating_goal
    return is_terraformed(game)


def milestone_points(game: Game, player: int) -> int:
    claimed = [claim for claim in game.milestones if claim % PLAYERS == player]
    return MILESTONE_POINTS * len(claimed)


def award_points(game: Game) -> list[int]:
    """Points of all players from all funded awards; who funded them does not matter."""
    total = [0] * len(game.players)
    for funded in game.awards:
        award = game.table.rules[funded // PLAYERS]
        assert isinstance(award, Award)
        for player, points in enumerate(points_of_award(award_tallies(game, award))):
            total[player] += points
    return total


def award_tallies(game: Game, award: Award) -> list[int]:
    """An automa has its own measure; of what is left the others count what lies there, as the last production has come."""
    automa = game.table.automa
    return [
        has_in(game, award) if player.index == automa else award.tally(game, player)
        for player in game.players
    ]


def points_of_award(tallies: list[int]) -> list[int]:
    """All who tie for first get its points and there is no second place; all who tie for second get its points."""
    first = max(tallies)
    points = [FIRST_PLACE if tally == first else 0 for tally in tallies]
    if tallies.count(first) > 1 or len(tallies) < PLAYERS_FOR_SECOND_PLACE:
        return points
    second = max([tally for tally in tallies if tally < first])
    return [SECOND_PLACE if tally == second else points[i] for i, tally in enumerate(tallies)]


def greenery_points(game: Game, player: int) -> int:
    own = game.players[player]
    if game.table.piles:
        return tiles_on(game, own, TILE_GREENERY, YOURS, game.table.board.all)
    return count_bits(game.greeneries & own.tiles)


def city_points(game: Game, player: int) -> int:
    """A point for each greenery beside a city, whoever owns it."""
    points = 0
    for packed in game.placed:
        area = area_of(packed)
        if owner_of(packed) == player and area < OFF_MAP and counts_as(tile_of(packed), TILE_CITY):
            points += count_bits(game.table.board.neighbours[area] & game.greeneries)
    return points


def card_points(game: Game, player: Player) -> list[tuple[str, int]]:
    """Cards lying open and events; the hand does not count."""
    found: list[tuple[str, int]] = []
    common = [rule.index for rule in game.table.common]
    for number in player.tableau + player.events + common:
        card = game.table.cards[number]
        points = card.points(game, player)
        if points:
            found.append((card.key, points))
    return found
