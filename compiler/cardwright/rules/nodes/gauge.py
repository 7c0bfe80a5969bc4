"""What has a number. In: nothing. Out: Gauge."""

from cardwright.source import Node
from cardwright.values import dataclass
from cardwright.vocabulary.noun import Noun


@dataclass(frozen=True, slots=True)
class Gauge(Node):
    """A number that somebody or something has: plants, plant production, the rating, a track, a resource on cards.

    `family` is set where the noun stands for one of a family of gauges: in `plant production` it is `production`.
    """

    noun: Noun
    family: Noun | None = None
