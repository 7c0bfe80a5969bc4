"""Steps that move the pieces of players and of a neutral role between pools, bodies and offices."""

from typing import Annotated

from cardwright.rules.nodes.roles import of
from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class Send(Node):
    """send 2 delegates from supply: all of them into one body of the player's choice"""

    number: int
    piece: Annotated[Noun, of("piece")]
    pool: Annotated[Noun, of("pool")]


@dataclass(frozen=True, slots=True)
class Recall(Node):
    """recall delegate: anybody's, but not one that leads a body"""

    piece: Annotated[Noun, of("piece")]


@dataclass(frozen=True, slots=True)
class Replace(Node):
    """replace neutral delegate: one that leads no body, or the holder of an office, by one of one's own from the reserve"""

    what: Annotated[Noun, of("piece", "office")]
