"""Words of steps. In: what an author writes for a choice. Out: the keys it may stand for; and the words for an option."""

import re

from cardwright_runtime.kernel.decision import Option
from cardwright_runtime.terraforming_mars.labels import COLOURS
from cardwright_tools.stories.words import YOU, plain, slug, slug_of_area

# The verb an author writes, and the beginnings of the keys it may stand for.
VERBS = {
    "play": ("play:",),
    "use": ("action:",),
    "project": ("project:",),
    "claim": ("milestone:",),
    "fund": ("award:",),
    "convert": (),
    "at": ("area:",),
    "buy": ("buy:",),
    "leave": ("discard:",),
    "keep": ("keep:", "card:"),
    "corporation": ("corporation:",),
    "first action": ("first_action:",),
    "pay": ("pay:",),
    "choose": ("card:", "player:", "option:", "amount:", ""),
}
# Verbs with a name behind them, and how keys of such rules begin.
NAMED = {
    "play": "",
    "use": "",
    "project": "project.",
    "convert": "project.",
    "claim": "milestone.",
    "fund": "award.",
    "buy": "",
    "leave": "",
    "keep": "",
    "corporation": "",
    "first action": "",
}
FIXED = ("sell patents", "convert plants", "convert heat", "pass", "end turn", "stop")
# In the keys of effects that wait, one of them to be the first: `pets:40:player:0`.
WAITING = ":player:"
# They answer a question of their own, and are no words of an effect.
ANSWERS = ("yes", "no")
MINUS = "−"
MONEY = "m€"


def keys_for(words: str) -> list[str]:
    """Keys that these words may stand for: `pay 2 steel` is `pay:steel:2`."""
    if paid := re.fullmatch(r"pay (\d+) (.+)", words):
        return [f"pay:{slug(paid[2])}:{paid[1]}"]
    if re.fullmatch(r"choose \d+", words):
        return [f"amount:{words.split()[1]}", f"option:{words.split()[1]}"]
    verb, rest = split(words)
    if verb == "at":
        return [f"area:{slug_of_area(rest)}"]
    if verb == "convert":
        return [slug(words), slug(rest)]
    if verb == "choose":
        return [player_key(rest), slug(rest), rest, f"card:{slug(rest)}"]
    if verb in VERBS and rest:
        return [beginning + slug(rest) for beginning in VERBS[verb]]
    return [slug(words)]


def split(words: str) -> tuple[str, str]:
    """A verb of one word or two, and what stands behind it."""
    for verb in VERBS:
        if words.startswith(verb + " "):
            return verb, words[len(verb) + 1 :]
    return words, ""


def player_key(words: str) -> str:
    if words == YOU:
        return "player:0"
    words = "red" if words == "opponent" else words
    return f"player:{COLOURS.index(words)}" if words in COLOURS[1:] else words


def has_words(option: Option, words: str) -> bool:
    """Whether an option is worded so: `choose 3 plants` of `Gain 3 plants`; or is an effect of the card named, or one so worded."""
    if WAITING in option.key and option.key.startswith(slug(words) + ":"):
        return True
    if words in ANSWERS or not (WAITING in option.key or option.key.startswith("option:")):
        return False
    return re.search(rf"(?<!\w){re.escape(spoken(words))}", spoken(option.label)) is not None


def _effect(label: str) -> str:
    """`Comet (Place an ocean tile)`, up to a comma, which would part phrases of a story."""
    words = label.partition("(")[2].rpartition(")")[0]
    return words.partition(",")[0].removesuffix(".")


def spoken(words: str) -> str:
    """As it is typed: small letters, a plain minus, no sign of a currency, single spaces."""
    return " ".join(words.lower().replace(MINUS, "-").replace(MONEY, "megacredits").split())


def exact_words(option: Option) -> str:
    """Words for this option that fit no other: its number among options, or else its key."""
    return f"choose {option.key.removeprefix('option:')}"


def words_for(option: Option) -> str:
    """The words with which a story takes this option."""
    kind, _, rest = option.key.partition(":")
    if kind == "player":
        return f"choose {COLOURS[int(rest)]}" if rest != "0" else f"choose {YOU}"
    if kind == "pay":
        gauge, _, amount = rest.partition(":")
        return f"pay {amount} {plain(gauge)}"
    if kind == "option":
        return f"choose {spoken(option.label)}"
    if WAITING in option.key:
        return f"choose {spoken(_effect(option.label)) or plain(kind)}"
    if kind in ("amount", "card"):
        return f"choose {plain(rest)}"
    for verb, beginnings in VERBS.items():
        if kind + ":" in beginnings:
            return f"{verb} {plain(rest)}"
    if kind in map(slug, FIXED):
        return plain(kind)
    # What has neither a verb nor a colon is a conversion of a pack.
    return f"choose {option.key}" if rest else f"convert {plain(kind)}"
