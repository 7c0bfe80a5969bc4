"""Fixed numbers of the flow's rules, the phases a game can be in, and how moves are numbered."""

from typing import Final

from cardwright_runtime.terraforming_mars.numbers import FIRST_FLOW_RULE

GENERATIONS: Final = FIRST_FLOW_RULE
PREPARATION: Final = FIRST_FLOW_RULE + 1
CHOOSE_CORPORATION: Final = FIRST_FLOW_RULE + 2
REVEAL_CORPORATIONS: Final = FIRST_FLOW_RULE + 3
CHOOSE_FIRST_CARDS: Final = FIRST_FLOW_RULE + 4
RESEARCH: Final = FIRST_FLOW_RULE + 5
DRAFT: Final = FIRST_FLOW_RULE + 6
ACTION_PHASE: Final = FIRST_FLOW_RULE + 7
CLAIM_MILESTONE: Final = FIRST_FLOW_RULE + 8
FUND_AWARD: Final = FIRST_FLOW_RULE + 9
PRODUCTION_PHASE: Final = FIRST_FLOW_RULE + 10
LAST_GREENERIES: Final = FIRST_FLOW_RULE + 11
CHOOSE_OPENINGS: Final = FIRST_FLOW_RULE + 12
PLAY_OPENINGS: Final = FIRST_FLOW_RULE + 13
POLITICS: Final = FIRST_FLOW_RULE + 14
# What the game does by itself in a phase, by the numbers of the deeds.
DEEDS: Final = FIRST_FLOW_RULE + 15
SETTLE: Final = FIRST_FLOW_RULE + 18
# What an automa does.
AUTOMA_SETUP: Final = FIRST_FLOW_RULE + 19
AUTOMA_TURN: Final = FIRST_FLOW_RULE + 20
RESOLVE_PROJECT: Final = FIRST_FLOW_RULE + 21
RESOLVE_BONUS: Final = FIRST_FLOW_RULE + 22
ADVANCE: Final = FIRST_FLOW_RULE + 23
AUTOMA_GREENERIES: Final = FIRST_FLOW_RULE + 24

# Values of `game.phase`.
PHASE_SETUP: Final = 0
PHASE_RESEARCH: Final = 1
PHASE_ACTION: Final = 2
PHASE_PRODUCTION: Final = 3
PHASE_LAST_GREENERIES: Final = 4
PHASE_OVER: Final = 5
PHASE_POLITICS: Final = 6

SOLO_GENERATIONS: Final = 14

# A move is its kind and the number of the rule it concerns; to play a card is the card's own number.
RULE_BITS: Final = 16
RULE_MASK: Final = 0xFFFF
MOVE_PLAY: Final = 0
MOVE_PROJECT: Final = 1 << RULE_BITS
MOVE_MILESTONE: Final = 2 << RULE_BITS
MOVE_AWARD: Final = 3 << RULE_BITS
MOVE_ACTION: Final = 4 << RULE_BITS
MOVE_CONVERSION: Final = 5 << RULE_BITS
MOVE_FIRST_ACTION: Final = 6 << RULE_BITS
MOVE_END_TURN: Final = 7 << RULE_BITS
MOVE_PASS: Final = 8 << RULE_BITS
