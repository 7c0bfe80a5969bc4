"""What a rule can consist of: one class per rule of the grammar, named alike. In: built by `rules`. Out: read by all later passes."""

from cardwright.rules.nodes.amounts import *
from cardwright.rules.nodes.card import *
from cardwright.rules.nodes.cards import *
from cardwright.rules.nodes.carrying_out import *
from cardwright.rules.nodes.changes import *
from cardwright.rules.nodes.clauses import *
from cardwright.rules.nodes.conditions import *
from cardwright.rules.nodes.counts import *
from cardwright.rules.nodes.events import *
from cardwright.rules.nodes.gauge import *
from cardwright.rules.nodes.lasting import *
from cardwright.rules.nodes.on_areas import *
from cardwright.rules.nodes.owner import *
from cardwright.rules.nodes.pieces import *
from cardwright.rules.nodes.places import *
from cardwright.rules.nodes.steps import *
from cardwright.source import Node as Node
from cardwright.vocabulary.noun import Field as Field, Noun as Noun
