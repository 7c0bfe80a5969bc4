"""Steps that other players carry out, as far as they can. In: such a step. Out: the block that each of them runs; what of it is left out."""

from cardwright.contract.unplayable import Unplayable
from cardwright.plan.amounts_and_areas import asked
from cardwright.plan.block_segments import Plain, Question, SegmentLabel, Track
from cardwright.plan.expressions import TRUE, Expression, Number, Row
from cardwright.plan.needs import possible
from cardwright.plan.offers import CAN_ANSWER, IN_ANY_ORDER, role
from cardwright.plan.scope import ACTOR, LASTS_FOR_ANOTHER, PLAYER_OF_BLOCK, Scope
from cardwright.plan.single_steps import lowering, test_of
from cardwright.plan.statements import Branch, Case, Do
from cardwright.plan.tangled import is_tangled
from cardwright.rewriting.canonical import all_to_choose_from, is_of_cards, is_of_tiles
from cardwright.rules.nodes import Afterwards, ByPlayers, If, Pay, Step


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
        what = "`for any` with what is neither cards nor tiles"
        raise Unplayable(
            step.players, what, "Say `for each`, or name cards or tiles behind `for any`."
        )
    number = scope.numbered.block_of(step, scope.of_others)
    players = _who(step, scope)
    if step.players.kind == "any_one":
        track.add(Question(role("choose_player", step, scope, players)))
        players = role("chosen_player", step, scope)
    track.add(Question(role("by_players", step, scope, number, players, _owner(step, scope))))


def _one_by_one(step: ByPlayers, scope: Scope, inside: Scope, what: str, track: Track) -> None:
    """For each of them, or for so many as the player chooses."""
    assert scope.numbered is not None
    block = scope.numbered.block_of(step, inside)
    there = asked(all_to_choose_from(step.players), scope)
    if step.players.kind == "any_of":
        said = (block, there, _owner(step, scope), Number(step.players.number))
        track.add(Question(role(f"for_any_{what}", step, scope, *said)))
        return
    one = f"for_each_{what.removesuffix('s')}"
    track.add(Question(role(one, step, scope, block, there, _owner(step, scope))))


def _who(step: ByPlayers, scope: Scope) -> Expression:
    if step.players.kind == "its_owner" and LASTS_FOR_ANOTHER in scope.settled:
        return role("whoever_has_the_card", step, scope)
    return asked(step.players, scope)


def _owner(step: ByPlayers, scope: Scope) -> Expression:
    """Whose card it is: those who act on his behalf remember it."""
    if LASTS_FOR_ANOTHER in scope.settled:
        return role("who_has_the_card", step, scope)
    return ACTOR if ByPlayers.__name__ in scope.settled else PLAYER_OF_BLOCK


def test_for_others(step: Step, scope: Scope) -> Expression:
    """Others leave out what they cannot do; of their hands, as of their stocks, they give what there is."""
    if not scope.as_far_as_possible:
        return TRUE
    taken = lowering(step, scope)
    of_nobody = taken is not None and scope.player not in taken.stock
    return possible((step,), scope) if of_nobody else test_of(step, scope)


def if_possible(call: Expression, test: Expression, asks: bool, track: Track) -> None:
    """Left out by whoever cannot do it in full."""
    if asks:
        skip = SegmentLabel()
        track.add(Question(call, guard=test, skip=skip))
        track.add(skip)
    else:
        track.add(Plain(Branch((Case(test, (Do(call),)),))))


def is_tried_alone(step: Step, scope: Scope) -> bool:
    """Only a trial can tell whether they can carry it out in full: each of four tiles may take the area of the next."""
    if not scope.as_far_as_possible or CAN_ANSWER not in scope.contract.roles:
        return False
    if isinstance(step, Afterwards | If | ByPlayers | Pay):
        return False
    return is_tangled((((step,),),), scope)


def tried_alone(step: Step, scope: Scope, track: Track) -> None:
    """A block of its own, which is left out where nothing carries all of it out."""
    assert scope.numbered is not None
    unit, skip = Row((scope.numbered.trial_of(step, scope),)), SegmentLabel()
    run = role(IN_ANY_ORDER, step, scope, unit)
    track.add(Question(run, guard=role(CAN_ANSWER, step, scope, unit), skip=skip))
    track.add(skip)
