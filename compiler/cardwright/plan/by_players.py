"""What several players carry out, or one player for each of several cards or tiles. In: a step that says who. Out: a block with a number of its own, and the call that begins it."""

from cardwright.plan.amounts_and_areas import asked
from cardwright.plan.block_segments import Question, Track
from cardwright.plan.canonical import all_to_choose_from, is_of_cards, is_of_tiles
from cardwright.plan.expressions import Expression, Number
from cardwright.plan.offers import role
from cardwright.plan.scope import ACTOR, PLAYER_OF_BLOCK, Scope, Unplayable
from cardwright.rules.nodes import ByPlayers


def by_players(step: ByPlayers, scope: Scope, track: Track) -> None:
    """The block has a number of its own, under which each of the players carries it out."""
    assert scope.numbered is not None
    if is_of_cards(step.players):
        _one_by_one(step, scope, scope.of_each_card, "cards", track)
        return
    if is_of_tiles(step.players):
        _one_by_one(step, scope, scope.of_each_tile, "tiles", track)
        return
    if step.players.kind == "any_of":
        raise Unplayable(step.players, "`for any` with what is neither cards nor tiles")
    number = scope.numbered.block_of(step, scope.of_others)
    players = asked(step.players, scope)
    if step.players.kind == "any_one":
        track.add(Question(role("choose_player", step, scope, players)))
        players = role("chosen_player", step, scope)
    track.add(Question(role("by_players", step, scope, number, players, _owner(scope))))


def _one_by_one(step: ByPlayers, scope: Scope, inside: Scope, what: str, track: Track) -> None:
    """For each of them, or for so many as the player chooses."""
    assert scope.numbered is not None
    block = scope.numbered.block_of(step, inside)
    there = asked(all_to_choose_from(step.players), scope)
    if step.players.kind == "any_of":
        said = (block, there, _owner(scope), Number(step.players.number))
        track.add(Question(role(f"for_any_{what}", step, scope, *said)))
        return
    one = f"for_each_{what.removesuffix('s')}"
    track.add(Question(role(one, step, scope, block, there, _owner(scope))))


def _owner(scope: Scope) -> Expression:
    """Whose card it is: those who act on his behalf remember it."""
    return ACTOR if ByPlayers.__name__ in scope.settled else PLAYER_OF_BLOCK
