"""Changes that a `whenever` can wait for: each has the verb of the step that makes it, and `x` is how much it was."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

from cardwright.rules.nodes.owner import Owner
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.places import Holder
from cardwright.rules.nodes.roles import Written, of
from cardwright.source import Node
from cardwright.vocabulary.noun import Noun

Who: TypeAlias = Literal["you", "anyone", "opponent"]


@dataclass(frozen=True, slots=True)
class Gains(Node):
    """you gain 2 or more plants"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Loses(Node):
    """opponent loses plants: by a step of anybody, but not by paying"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Pays(Node):
    """you pay heat"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Removes(Node):
    """opponent removes plants of yours; `who` removes or steals them, also what lies on cards"""

    who: Who
    resources: Annotated[tuple[Noun, ...], of("resource", also=("token",))]
    least: Annotated[int, Written("at_least")] = 0
    owner: Owner = "everyone"


@dataclass(frozen=True, slots=True)
class Increases(Node):
    """you increase plant production"""

    who: Who
    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Decreases(Node):
    """opponent decreases plant production of yours"""

    who: Who
    gauge: Annotated[Gauge, of("resource", also=("counter",))]
    least: Annotated[int, Written("at_least")] = 0
    owner: Owner = "everyone"


@dataclass(frozen=True, slots=True)
class Raises(Node):
    """anyone raises temperature"""

    who: Who
    track: Annotated[Noun, of("track")]
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Adds(Node):
    """you add microbe to any card with plant tag"""

    who: Who
    resource: Annotated[Noun, of("token")]
    holder: Holder
    least: Annotated[int, Written("at_least")] = 0


@dataclass(frozen=True, slots=True)
class Lowers(Node):
    """anyone lowers temperature 2 or more"""

    who: Who
    track: Annotated[Noun, of("track")]
    least: Annotated[int, Written("at_least")] = 0


Change: TypeAlias = Gains | Loses | Pays | Removes | Increases | Decreases | Raises | Lowers | Adds
CHANGES: tuple[type[Node], ...] = get_args(Change)
