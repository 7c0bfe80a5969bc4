"""Milestones and awards of an automa. In: what both sides have. Out: which it claims, funds, and helps itself in."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.kinds import AutomaAward
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.cards import Award, Milestone
from cardwright_runtime.terraforming_mars.changes import AWARD_FUNDED, MILESTONE_CLAIMED
from cardwright_runtime.terraforming_mars.deeds import EVENT_PRIZE
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    KIND_AWARD,
    KIND_MILESTONE,
    PRODUCTION,
    RESOURCE_MEGACREDIT,
    VALUE_AWARD_LEAD,
)
from cardwright_runtime.terraforming_mars.phases.prizes import (
    MILESTONE_LIMIT,
    PLAYERS,
    fundable,
    is_taken,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of

# Not met, however much there is.
NEARLY: Final = 0.999


def human_of(game: Game) -> Player:
    """The other side."""
    return game.players[1 - game.table.automa]


def meets(game: Game, milestone: Milestone) -> bool:
    """By what the set says of it; where it says nothing, as anybody."""
    player = automa_of(game)
    own = game.table.automa_rules.milestones.get(milestone.key)
    if own is None:
        return milestone.requirements_met(game, player)
    return own.requirements_met(game, player)


def met_milestones(game: Game) -> list[Milestone]:
    """Those that nobody has claimed yet."""
    if len(game.milestones) >= MILESTONE_LIMIT:
        return []
    return [
        milestone
        for milestone in game.table.milestones
        if not is_taken(game.milestones, milestone.index) and meets(game, milestone)
    ]


def wanted_milestone(game: Game) -> int:
    """One that the human meets as well, else the one he is closest to, else the leftmost; -1 where there is none."""
    human = human_of(game)
    best, most = -1, -1.0
    for milestone in met_milestones(game):
        close = 1.0 if milestone.requirements_met(game, human) else closeness(game, milestone)
        if close > most:
            best, most = milestone.index, close
    return best


def closeness(game: Game, milestone: Milestone) -> float:
    """The part of what is asked for that the human has (ruling `closest-milestone`)."""
    if milestone.asked <= 0:
        return 0.0
    return min(milestone.tally(game, human_of(game)) / milestone.asked, NEARLY)


def claim(game: Game, frame: Frame, milestone: int) -> None:
    game.milestones = game.milestones + [milestone * PLAYERS + game.table.automa]
    if game.logging:
        game.record(MILESTONE_CLAIMED, milestone, 1, game.table.automa, frame)
    tell_of(game, Event(EVENT_PRIZE, game.table.automa, thing=KIND_MILESTONE))


def own_award(game: Game, award: Award) -> AutomaAward | None:
    return game.table.automa_rules.awards.get(award.key)


def has_in(game: Game, award: Award) -> int:
    """What the automa has in an award."""
    player = automa_of(game)
    own = own_award(game, award)
    lead = player.value(VALUE_AWARD_LEAD)
    if own is None:
        return award.tally(game, player) + lead
    return own.tally(game, player) // max(own.divided_by, 1) + own.head_start + lead


def human_has_in(game: Game, award: Award) -> int:
    """While the game goes on: an award for what is left counts a stock and its production (ruling `standing-against-the-automa`)."""
    human = human_of(game)
    richer = human.clone()
    for gauge in range(RESOURCE_MEGACREDIT + 1, PRODUCTION):
        richer.add_gauge(gauge, richer.gauge(gauge + PRODUCTION))
    return award.tally(game, richer)


def wanted_award(game: Game) -> int:
    """The one in which it is farthest ahead, the leftmost of several; -1 where it leads in none."""
    best, most = -1, 0
    for number in fundable(game):
        lead = lead_in(game, number)
        if lead > most:
            best, most = number, lead
    return best


def lead_in(game: Game, number: int) -> int:
    award = game.table.rules[number]
    assert isinstance(award, Award)
    return has_in(game, award) - human_has_in(game, award)


def fund(game: Game, frame: Frame, award: int) -> None:
    game.awards = game.awards + [award * PLAYERS + game.table.automa]
    if game.logging:
        game.record(AWARD_FUNDED, award, 1, game.table.automa, frame)
    tell_of(game, Event(EVENT_PRIZE, game.table.automa, thing=KIND_AWARD))


def awards_by_closeness(game: Game) -> list[int]:
    """Those funded: first where the human leads or ties, by the least lead; then where the automa leads, by its least."""
    found: list[tuple[int, int, int]] = []
    for award in game.table.awards:
        if is_taken(game.awards, award.index):
            lead = lead_in(game, award.index)
            found.append((1 if lead > 0 else 0, abs(lead), award.index))
    ordered = sorted(found, key=lambda one: (one[0], one[1]))
    return [number for _, _, number in ordered]
