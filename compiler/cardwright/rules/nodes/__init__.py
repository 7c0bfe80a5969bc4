"""What a rule can consist of: one class per rule of the grammar, named alike. In: built by `rules`. Out: read by all later passes."""

from cardwright.rules.nodes.amounts import (
    Addend,
    All,
    Amount,
    Cap,
    Fixed,
    Half,
    Per,
    Plus,
    Sum,
    ValueOf,
    Variable,
)
from cardwright.rules.nodes.card import Allow, Card, Printed, Stock
from cardwright.rules.nodes.changes import (
    CHANGES,
    Change,
    Decreases,
    Gains,
    Increases,
    Loses,
    Lowers,
    Pays,
    Raises,
    Removes,
    Who,
)
from cardwright.rules.nodes.clauses import (
    Action,
    Clause,
    FirstAction,
    Lies,
    Most,
    Score,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    Whenever,
)
from cardwright.rules.nodes.conditions import (
    AllConditions,
    AnyCondition,
    Comparison,
    Condition,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    NotSo,
    PlacedOnBonus,
    RevealedCard,
    RevealedHas,
    asked_together,
)
from cardwright.rules.nodes.cards import (
    CardKind,
    Costing,
    HoldingSome,
    NotKind,
    Trait,
    WithNoTag,
    WithRequirement,
    WithTag,
)
from cardwright.rules.nodes.counts import (
    CardCount,
    Count,
    DifferentTags,
    Owner,
    TagCount,
    ThingCount,
    Total,
    Where,
)
from cardwright.rules.nodes.events import (
    CustomEvent,
    Event,
    GainsBonus,
    Moment,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
)
from cardwright.rules.nodes.gauge import Gauge
from cardwright.rules.nodes.lasting import Discount, Lasting, PaysFor, Protect, ValueIs
from cardwright.rules.nodes.places import Area, AreaRule, Holder
from cardwright.rules.nodes.steps import (
    Add,
    ByPlayers,
    Choose,
    Decrease,
    Discard,
    Draw,
    DrawSome,
    DrawToBuy,
    FirstPossible,
    ForNextCard,
    Gain,
    If,
    Increase,
    Lose,
    Lower,
    May,
    Afterwards,
    Option,
    Pay,
    Perform,
    Place,
    Players,
    Price,
    Raise,
    Remove,
    Repeat,
    Reserve,
    Reveal,
    Steal,
    Step,
)
from cardwright.source import Node
from cardwright.vocabulary.noun import Field, Noun
