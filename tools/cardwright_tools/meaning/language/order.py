"""In which order steps may come. In: the steps of a block. Out: stages one behind the other, each of groups of steps in any order.

A player carries out the effects of a card in whatever order he likes (000 p. 9). Only what speaks of an earlier step stays behind
it; what follows a price comes after it, and so does what stands below `afterwards`; what others carry out comes where it is
written.
"""

from cardwright.rules.nodes import (
    Afterwards,
    ByPlayers,
    Decrease,
    Discard,
    Lose,
    Node,
    Pay,
    Place,
    PlacedOnBonus,
    Remove,
    Reveal,
    RevealedCard,
    RevealedHas,
    Step,
    Chosen,
    Variable,
    Where,
)

Group = tuple[Step, ...]
Stage = list[Group]


def stages(steps: tuple[Step, ...], bargain: bool = False) -> list[Stage]:
    """`bargain`: what an action gives first is its price."""
    found: list[Stage] = [[]]
    at_head = bargain
    for step in steps:
        at_head = at_head and is_given(step)
        if isinstance(step, Afterwards):
            found += [list(stage) for stage in stages(step.steps)] + [[]]
            continue
        if isinstance(step, ByPlayers):
            found += [[(step,)], []]
            continue
        if bargain and not at_head:
            bargain = False
            found.append([])
        add(step, found)
        if isinstance(step, Pay):
            found.append([])
    return [stage for stage in found if stage]


def is_given(step: Step) -> bool:
    own = not (isinstance(step, Decrease) and step.any_player)
    return own and isinstance(step, Pay | Lose | Discard | Decrease)


def add(step: Step, found: list[Stage]) -> None:
    """To the steps that it speaks of, with all that stands between, or as a group of its own."""
    for stage in range(len(found)):
        for place in range(len(found[stage])):
            if any(speaks_of(step, earlier) for earlier in found[stage][place]):
                between = [s for group in found[stage][place:] for s in group]
                later = [s for one in found[stage + 1 :] for group in one for s in group]
                found[stage][place:] = [(*between, *later, step)]
                del found[stage + 1 :]
                return
    found[-1].append((step,))


def speaks_of(step: Step, earlier: Step) -> bool:
    said, done = list(step.walk()), list(earlier.walk())
    if any(has(said, x) for x in (Variable, Chosen)) and has(done, Variable):
        return True
    if (has(said, RevealedHas) or has(said, RevealedCard)) and has(done, Reveal):
        return True
    return has(done, Place) and any(map(is_about_a_tile, said))


def is_about_a_tile(node: Node) -> bool:
    """The one that the block places."""
    if isinstance(node, Remove):
        return node.holder.kind == "its_neighbour"
    return isinstance(node, PlacedOnBonus) or (
        isinstance(node, Where) and node.kind == "beside_this"
    )


def has(nodes: list[Node], kind: type[Node]) -> bool:
    return any(isinstance(node, kind) for node in nodes)
