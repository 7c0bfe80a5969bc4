"""What a state consists of, said once for each field. In: nothing. Out: rows that constructors, saves, views and digests are made from.

`python -m cardwright_tools.state` writes the constructors and the clones; the rest reads these rows while it runs.
"""

from typing import Final

# Shapes. The numbers in a list, the keys of a map, the bits of a mask and the places of counts are what `means` says.
NUMBER: Final = "number"
FLAG: Final = "flag"
LIST: Final = "list"
LISTS: Final = "lists"
MAP: Final = "map"
MASK: Final = "mask"
COUNTS: Final = "counts"
# Things that are no plain data: their class is what `means` says. Those of a clone are clones too, or shared with it.
CLONED: Final = "cloned"
SHARED: Final = "shared"
# Whether a list may be changed in place: nobody else has it since it was made. After a clone neither may.
OWNED: Final = "owned"

# What numbers stand for in every game; a game adds words of its own.
ANY: Final = "any number"
# What is no count of anything: it may be of any size.
SEED: Final = "seed"
# A state of chance, which is a word of the machine.
CHANCE: Final = "state of chance"
# Never below zero.
AMOUNT: Final = "amount"
# Numbers of rules and of players; -1 is none.
RULE: Final = "rule"
PLAYER: Final = "player"
# Rules that lie in a list: there is no -1 among them.
CARD: Final = "card"

# What a field of a shape starts with, where it does not say itself. Lists and maps are replaced, never changed in place.
# Each field has an empty list of its own: a clone counts one more reference to each list, and waits where they are the same.
STARTS: Final = {NUMBER: "0", MASK: "0", FLAG: "False", LIST: "[]", MAP: "{}", OWNED: "False"}
# Whoever makes the state says it.
TOLD: Final = "told"

# Who sees it.
OPEN: Final = "open"
# The others see how many there are.
OWN: Final = "own"
# As `OWN`; the others do not even see how many before all have chosen.
SECRET: Final = "secret"
# Everybody sees how many there are, nobody which.
COUNTED: Final = "counted"
# Not shown: the engine keeps it for itself, or something shown says the same.
UNSEEN: Final = "unseen"


class Field:
    """`start` is the Python expression of what it starts with, or `TOLD`.

    `begins` names the field that says where a list begins: what lies before is over, and stays out of view and digest.
    `came_later` is a list or a map of which earlier releases know nothing: as long as it is empty, saves and digests do not speak of it either.
    """

    def __init__(
        self,
        name: str,
        shape: str,
        means: str,
        says: str,
        start: str = "",
        seen: str = OPEN,
        digested: bool = True,
        begins: str = "",
        came_later: bool = False,
    ) -> None:
        self.name = name
        self.shape = shape
        self.means = means
        self.says = says
        self.start = start or STARTS.get(shape, TOLD)
        self.seen = seen
        self.digested = digested
        self.begins = begins
        self.came_later = came_later
        self.is_data = shape not in (CLONED, SHARED, OWNED)


Fields = tuple[Field, ...]


FRAME: Final[Fields] = (
    Field("rule", NUMBER, RULE, "What runs.", TOLD),
    Field("block", NUMBER, AMOUNT, "Which block of the rule.", TOLD),
    Field("player", NUMBER, PLAYER, "For whom it runs; -1 for nobody.", TOLD),
    Field(
        "cause", NUMBER, RULE, "The rule that changes are due to: a question is asked for it.", TOLD
    ),
    Field("step", NUMBER, AMOUNT, "Where it goes on."),
    Field("card", NUMBER, RULE, "The card that it speaks of; in a block, that of the event.", "-1"),
    Field("spoken", NUMBER, RULE, "The card that a step of the block was about last.", "-1"),
    Field("whom", NUMBER, PLAYER, "The player whom a step of the block was about last.", "-1"),
    Field("area", NUMBER, ANY, "The area chosen; in a block, that of the tile placed last.", "-1"),
    Field("amount", NUMBER, ANY, "How much; in a block, the chosen x."),
    Field("chosen", NUMBER, ANY, "The player or the option chosen."),
    Field(
        "actor",
        NUMBER,
        PLAYER,
        "Who set the block off, or whose card it is where others act; -1 is nobody.",
        "-1",
    ),
    Field("items", LIST, ANY, "What there is to choose from, or is revealed.", "NO_ITEMS"),
)

STATE: Final[Fields] = (
    Field("stack", CLONED, "Frame", "What runs: each frame was pushed by the one below it.", "[]"),
    Field("asked_player", NUMBER, PLAYER, "Who is asked; -1 is nobody.", "-1", UNSEEN),
    Field("question", NUMBER, RULE, "The rule that asks.", seen=UNSEEN),
    Field("option_values", LIST, ANY, "What can be answered.", seen=UNSEEN),
    Field("decision_number", NUMBER, AMOUNT, "How many decisions there were.", seen=UNSEEN),
    Field("reveals", NUMBER, AMOUNT, "How often something hidden was seen.", seen=UNSEEN),
    Field("logging", FLAG, ANY, "Whether changes are noted.", seen=UNSEEN, digested=False),
    Field("log", SHARED, "Entry | None", "The last change that was noted.", "None"),
)
