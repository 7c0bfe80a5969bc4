"""All that a generated class names. In: nothing. Out: types, base classes, constants and steps, by name.

A generated module takes everything from here. Like every `__init__` it is never compiled: native code goes to where a name
comes from.
"""

from typing import final as final

from cardwright_runtime.kernel.frame import Frame as Frame
from cardwright_runtime.terraforming_mars.automa.kinds import (
    AutomaAward as AutomaAward,
    AutomaCorporation as AutomaCorporation,
    AutomaEnd as AutomaEnd,
    AutomaLevel as AutomaLevel,
    AutomaMilestone as AutomaMilestone,
    AutomaTrack as AutomaTrack,
    BonusCard as BonusCard,
    Placement as Placement,
)
from cardwright_runtime.terraforming_mars.awaited import *
from cardwright_runtime.terraforming_mars.board import Board as Board
from cardwright_runtime.terraforming_mars.cards import (
    Award as Award,
    Body as Body,
    Bonus as Bonus,
    Card as Card,
    CommonRule as CommonRule,
    Corporation as Corporation,
    GlobalEvent as GlobalEvent,
    Milestone as Milestone,
    Project as Project,
    OpeningCard as OpeningCard,
    Phase as Phase,
    ProjectCard as ProjectCard,
    Track as Track,
)
from cardwright_runtime.terraforming_mars.deeds import *
from cardwright_runtime.terraforming_mars.events import *
from cardwright_runtime.terraforming_mars.facets import *
from cardwright_runtime.terraforming_mars.game import Game as Game
from cardwright_runtime.terraforming_mars.nouns import *
from cardwright_runtime.terraforming_mars.player import Player as Player
from cardwright_runtime.terraforming_mars.rule import (
    ACTION as ACTION,
    FIRST_ACTION as FIRST_ACTION,
    REACHES as REACHES,
    REPEATED as REPEATED,
    UNITS as UNITS,
    WHENEVER as WHENEVER,
    WHEN_NAMED as WHEN_NAMED,
    WHEN_PLAYED as WHEN_PLAYED,
    Rule as Rule,
)
from cardwright_runtime.terraforming_mars.spoken_of import *
from cardwright_runtime.terraforming_mars.steps import *
