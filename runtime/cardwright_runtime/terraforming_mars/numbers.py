"""Fixed numbers of the rules that stand in every table: the questions of the steps, then the flow of the game.

A table's rules are `step_rules()`, filled up to FIRST_FLOW_RULE, then the flow's, filled up to FIRST_SET_RULE, then the sets'.
"""

from typing import Final

CHOOSE_OPTION: Final = 0
ASK_WHETHER: Final = 1
CHOOSE_AMOUNT: Final = 2
PLACE_TILE: Final = 3
RESERVE_AREA: Final = 4
REMOVE_STOCK: Final = 5
DECREASE_ANY: Final = 6
REMOVE_TOKENS: Final = 7
PAY_FROM_CARD: Final = 8
ADD_TO_CARD: Final = 9
KEEP_SOME: Final = 10
BUY_CARDS: Final = 11
DISCARD_CARDS: Final = 12
REPEAT_CARD: Final = 13
PAY_PRICE: Final = 14
PLAY_CARD: Final = 15
AGENDA: Final = 16
OCEAN_BONUS: Final = 17
CHOOSE_PLAYER: Final = 18
AFTERMATH: Final = 19
DEAD_END: Final = 20
FIRST_OPTION: Final = 21
PLAY_FROM_HAND: Final = 22
USE_ACTION: Final = 23
TAKE_BACK: Final = 24
COMING: Final = 25
GAIN_ANY: Final = 26
TAKE_TILE: Final = 27
SEND_PIECES: Final = 28
RECALL_PIECE: Final = 29
REPLACE_PIECE: Final = 30
PLACE_MARKER: Final = 31
TAKE_MARKER: Final = 32
GAIN_BONUS: Final = 33
CHOOSE_PRIZE: Final = 34
TRANSFER_CARDS: Final = 35
CHOOSE_CARDS: Final = 36
CHOOSE_AREAS: Final = 37
TRANSFER_CARD: Final = 38
CARDS_BENEATH: Final = 39
TRANSFER_AT_RANDOM: Final = 40
CHOOSE_TILE: Final = 41
MOVE_TILE: Final = 42

# Of an agenda: one of its effects cannot be carried out without another; or somebody only looks ahead, and does not carry them out.
OWED: Final = 1
HELD: Final = 2

# How milestones and awards are packed with the player who has them.
PLAYERS: Final = 8

FIRST_FLOW_RULE: Final = 44
FIRST_SET_RULE: Final = 69
