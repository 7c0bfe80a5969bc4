"""What other players carry out, planned. In: a step that names players, or a step of theirs. Out: its parts of a block."""

from cardwright.plan.asked import asked
from cardwright.plan.canonical import of_each
from cardwright.plan.expressions import TRUE, Expression
from cardwright.plan.needs import possible
from cardwright.plan.roles import role
from cardwright.plan.scope import ACTOR, PLAYER_OF_BLOCK, Scope
from cardwright.plan.segments import Plain, Question, SegmentLabel, Track
from cardwright.plan.statements import Branch, Case, Do
from cardwright.plan.steps import lowering, test_of
from cardwright.rules.nodes import ByPlayers, Step


def by_players(step: ByPlayers, scope: Scope, track: Track) -> None:
    """The block has a number of its own, under which each of the players carries it out."""
    assert scope.numbered is not None
    number = scope.numbered.block_of(step, scope.of_others)
    players = asked(of_each(step.players), scope)
    if step.players.kind == "any_one":
        track.add(Question(role("choose_player", step, scope, players)))
        players = role("chosen_player", step, scope)
    track.add(Question(role("by_players", step, scope, number, players, _owner(scope))))


def _owner(scope: Scope) -> Expression:
    """Whose card it is: those who act on his behalf remember it."""
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
