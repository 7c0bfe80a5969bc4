"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "long_winter": (
        ("cardwright_cards.fan.long_winter.cold_spell", "ColdSpell"),
        ("cardwright_cards.fan.long_winter.ice_stall", "IceStall"),
        ("cardwright_cards.fan.long_winter.long_feud", "LongFeud"),
        ("cardwright_cards.fan.long_winter.money_lender", "MoneyLender"),
        ("cardwright_cards.fan.long_winter.sworn_patron", "SwornPatron"),
        ("cardwright_cards.fan.long_winter.vocabulary.winter", "Frost"),
        ("cardwright_cards.fan.long_winter.winter_fair", "WinterFair"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"long_winter": ("base",)}
