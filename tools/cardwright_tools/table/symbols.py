"""Signs and colours for nouns. In: numbers of resources, tags, tiles, areas. Out: one-column glyphs, names, Rich styles."""

from dataclasses import dataclass
from typing import Final

from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.labels import gauge_name


@dataclass(frozen=True, slots=True)
class Sign:
    """`plain` stands in where a terminal has nothing but ASCII."""

    glyph: str
    plain: str
    style: str
    name: str


# Each is one column wide in every font, which rules out what terminals draw as pictures.
RESOURCES: Final = (
    Sign("€", "M", "rgb(255,225,100)", "M€"),
    Sign("■", "S", "rgb(200,150,95)", "steel"),
    Sign("★", "T", "rgb(235,235,240)", "titanium"),
    Sign("♣", "P", "rgb(150,235,110)", "plants"),
    Sign("ϟ", "E", "rgb(225,130,255)", "energy"),
    Sign("☼", "H", "rgb(255,130,60)", "heat"),
)
CARD: Final = Sign("▤", "C", "rgb(150,225,255)", "card")
UNKNOWN: Final = Sign("●", "*", "white", "")

PLAYER_STYLES: Final = (
    "rgb(90,160,255)",
    "rgb(255,95,95)",
    "rgb(250,210,70)",
    "rgb(110,220,110)",
    "rgb(200,200,210)",
)
PLAYER_GROUNDS: Final = ((25, 80, 190), (185, 30, 40), (205, 160, 10), (15, 110, 40), (45, 45, 52))
QUALITY_STYLES: Final = {
    "automated": "rgb(110,200,110)",
    "active": "rgb(95,160,255)",
    "event": "rgb(255,110,80)",
    "corporation": "rgb(220,190,120)",
}
TAG_STYLES: Final = {
    "building": "rgb(200,150,95)",
    "space": "rgb(240,220,120)",
    "science": "rgb(235,235,240)",
    "power": "rgb(225,130,255)",
    "earth": "rgb(110,170,255)",
    "jovian": "rgb(255,160,90)",
    "plant": "rgb(150,235,110)",
    "microbe": "rgb(160,210,90)",
    "animal": "rgb(120,190,110)",
    "city": "rgb(190,190,200)",
    "event": "rgb(255,110,80)",
}


_COUNTED: Final = ("plant", "free card")


def player_style(player: int) -> str:
    return PLAYER_STYLES[player % len(PLAYER_STYLES)]


def bonus_sign(bonus: int) -> Sign:
    if bonus < len(RESOURCES):
        return RESOURCES[bonus]
    return CARD if bonus == nouns.BONUS_CARD else UNKNOWN


def gauge_words(gauge: int, amount: int) -> str:
    """`M€`, `plants`, `steel production`: what stands behind an amount."""
    name = gauge_name(gauge).replace("megacredit", "M€").replace("terraform rating", "rating")
    return name + "s" if name in _COUNTED and abs(amount) != 1 else name


def short_label(words: str) -> str:
    """The engine's words, with the money's sign for its name."""
    return words.replace("megacredits", "M€").replace("megacredit", "M€")
