"""What frames keep besides what every frame does. In: the rules that ask. Out: for each the class of its frames and their fields."""

from typing import Final

from cardwright_runtime.kernel.fields import (
    AMOUNT,
    ANY,
    CARD,
    FLAG,
    FRAME,
    LIST,
    MASK,
    NUMBER,
    PLAYER,
    RULE,
    TOLD,
    Field,
    Fields,
)
from cardwright_runtime.terraforming_mars.fields import (
    AREA,
    EFFECT,
    GAUGE,
    PAYER,
    PIECE,
    TILE,
    TOKEN,
    TRACK,
)
from cardwright_runtime.terraforming_mars.numbers import (
    ADD_TO_CARD,
    AFTERMATH,
    AGENDA,
    ASK_WHETHER,
    BUY_CARDS,
    CHOOSE_AMOUNT,
    CHOOSE_AREAS,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CHOOSE_TILE,
    COMING,
    DECREASE_ANY,
    FIRST_OPTION,
    GAIN_ANY,
    KEEP_SOME,
    MOVE_TILE,
    PAY_FROM_CARD,
    PAY_PRICE,
    PLACE_MARKER,
    PLACE_TILE,
    PLAY_FROM_HAND,
    RECALL_PIECE,
    REMOVE_STOCK,
    REMOVE_TOKENS,
    REPEAT_CARD,
    REPLACE_PIECE,
    RESERVE_AREA,
    SEND_PIECES,
    TAKE_BACK,
    TAKE_TILE,
    TRANSFER_AT_RANDOM,
    TRANSFER_CARD,
    USE_ACTION,
)
from cardwright_runtime.terraforming_mars.phases.numbers import GENERATIONS


class FrameKind:
    """The class of the frames of some rules; what their `items` and the answers to their question stand for, what they keep besides."""

    def __init__(
        self, name: str, rules: tuple[int, ...], items: str, answers: str = ANY, own: Fields = ()
    ) -> None:
        self.name = name
        self.rules = rules
        self.answers = answers
        self.own = own
        fields = [_with_items(field, items) for field in FRAME] + list(own)
        # Those that are told come first, as parameters do.
        fields.sort(key=lambda field: field.start != TOLD)
        self.fields = tuple(fields)


def _with_items(field: Field, items: str) -> Field:
    if field.name == "items":
        return Field("items", LIST, items, field.says, field.start)
    if field.name == "area":
        return Field("area", NUMBER, AREA, field.says, field.start)
    return field


# Blocks of cards, and all rules that are not named below.
BLOCKS: Final = FrameKind("Frame", (), CARD)
FRAME_KINDS: Final[tuple[FrameKind, ...]] = (
    BLOCKS,
    FrameKind("Frame", (CHOOSE_AMOUNT,), ANY),
    FrameKind("Frame", (CHOOSE_PLAYER, TRANSFER_CARD, TRANSFER_AT_RANDOM), PLAYER, PLAYER),
    FrameKind(
        "Frame",
        (RESERVE_AREA, PLACE_MARKER, TAKE_TILE, CHOOSE_AREAS, CHOOSE_TILE, MOVE_TILE),
        AREA,
        AREA,
    ),
    FrameKind("Frame", (GAIN_ANY,), GAUGE, GAUGE),
    FrameKind("Frame", (SEND_PIECES, REPLACE_PIECE), CARD, CARD),
    FrameKind("Frame", (RECALL_PIECE,), PIECE, PIECE),
    FrameKind("Frame", (AGENDA, AFTERMATH, GENERATIONS), EFFECT, EFFECT),
    FrameKind(
        "Frame",
        (PAY_FROM_CARD, ADD_TO_CARD, REPEAT_CARD, PLAY_FROM_HAND, USE_ACTION, TAKE_BACK),
        CARD,
        RULE,
    ),
    FrameKind("Frame", (KEEP_SOME, BUY_CARDS), CARD),
    FrameKind(
        "Choice",
        (CHOOSE_OPTION, ASK_WHETHER, FIRST_OPTION),
        ANY,
        own=(Field("asked_at", NUMBER, AMOUNT, "The step of the block that asks.", TOLD),),
    ),
    FrameKind(
        "Placing",
        (PLACE_TILE,),
        AREA,
        AREA,
        (
            Field("tile", NUMBER, TILE, "What is placed.", TOLD),
            Field("gained", MASK, GAUGE, "Resources gained from the area."),
            Field("for_nobody", FLAG, ANY, "It belongs to nobody, and nobody gains by it."),
        ),
    ),
    FrameKind(
        "Taking",
        (REMOVE_STOCK, DECREASE_ANY),
        PLAYER,
        own=(
            Field("gauge", NUMBER, GAUGE, "What is taken, `amount` of it.", TOLD),
            Field("how", NUMBER, AMOUNT, "Exactly so much or up to it; stolen or not."),
        ),
    ),
    FrameKind(
        "Coming",
        (COMING,),
        EFFECT,
        EFFECT,
        (
            Field(
                "gauge",
                NUMBER,
                GAUGE,
                "What changes, `amount` of it; -1 where no gauge does.",
                "-1",
            ),
            Field("track", NUMBER, TRACK, "The track that moves; -1 where none does.", "-1"),
            Field("why", NUMBER, AMOUNT, "Why it changes."),
            Field("how", NUMBER, AMOUNT, "Up or down; stolen or not; for nobody or not."),
        ),
    ),
    FrameKind(
        "TokenTaking",
        (REMOVE_TOKENS,),
        CARD,
        own=(
            Field("token", NUMBER, TOKEN, "What is taken; `amount` is left to take.", TOLD),
            Field("owner", NUMBER, PLAYER, "From whose cards; -1 before one is chosen.", "-1"),
        ),
    ),
    FrameKind(
        "Payment",
        (PAY_PRICE,),
        PAYER,
        own=(Field("smallest", NUMBER, AMOUNT, "The least worth of a unit given; 0 if none."),),
    ),
)
KIND_OF_RULE: Final[dict[int, FrameKind]] = {
    rule: kind for kind in FRAME_KINDS for rule in kind.rules
}


def kind_of(rule: int) -> FrameKind:
    return KIND_OF_RULE.get(rule, BLOCKS)
