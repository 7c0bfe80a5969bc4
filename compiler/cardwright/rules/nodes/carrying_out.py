"""Another rule carried out within a step, or a card that leaves: a class for each verb. In: nothing. Out: nodes."""

from typing import Annotated

from cardwright.rules.nodes.amounts import Amount
from cardwright.rules.nodes.cards import CardKind
from cardwright.rules.nodes.owner import Owner
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class Play(Node):
    """play event card from hand, 5 less: within this step; as ever, but for what is said. `revealed`: one of those just revealed;
    `beneath`: one of those beneath this card.
    """

    cards: CardKind
    less: Amount | None = None
    free: Annotated[bool, Written("at_no_cost")] = False
    ignoring: bool = False
    revealed: bool = False
    beneath: bool = False


@dataclass(frozen=True, slots=True)
class UseAction(Node):
    """use action of your card: of one in play, whether it was used in this generation or not; also of one of other players.

    `it`: the card that was spoken of last.
    """

    cards: CardKind = CardKind()
    owner: Owner = "yours"
    it: Annotated[bool, Written("the_card")] = False


@dataclass(frozen=True, slots=True)
class UseEffect(Node):
    """use effect of your event card: what a card does when it is played, once more, for whoever says so. `it`: the card that was
    spoken of last.
    """

    cards: CardKind = CardKind()
    owner: Owner = "yours"
    it: Annotated[bool, Written("the_card")] = False


@dataclass(frozen=True, slots=True)
class UseProject(Node):
    """use aquifer, free: a project of the board, within this step"""

    project: Annotated[Noun, of("project")]
    less: Amount | None = None
    free: Annotated[bool, Written("at_no_cost")] = False


CARRIES_OUT = (Play, UseAction, UseProject)
"""What a rule says that is itself used by none."""


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    """repeat production of your building card: its played steps that change a gauge of that family, once more"""

    family: Annotated[Noun, of("family")]
    cards: CardKind


@dataclass(frozen=True, slots=True)
class PutBeneath(Node):
    """put 1 card beneath this card: out of the hand, face down. `it`: the card that was spoken of last, out of the hand or revealed"""

    amount: Amount | None = None
    cards: CardKind = CardKind()
    it: Annotated[bool, Written("the_card")] = False


@dataclass(frozen=True, slots=True)
class TakeFromBeneath(Node):
    """take 1 card from beneath this card: into the hand"""

    amount: Amount
    cards: CardKind


@dataclass(frozen=True, slots=True)
class TakeBack(Node):
    """return event card to hand: another of one's own cards in play, an event that lies face down too"""

    cards: CardKind


@dataclass(frozen=True, slots=True)
class DiscardPlayed(Node):
    """discard your card with plant tag: another of one's own cards in play, an event that lies face down too"""

    cards: CardKind


@dataclass(frozen=True, slots=True)
class DiscardThis(Node):
    """discard this card: out of play"""


@dataclass(frozen=True, slots=True)
class DiscardIt(Node):
    """discard it: the card that was spoken of last, out of play or out of the hand"""


@dataclass(frozen=True, slots=True)
class TakeCard(Node):
    """take it: the card that was spoken of last, into the hand, one that is revealed or lies in play; else this card"""

    it: Annotated[bool, Written("the_card")] = False
