"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "moon_harbours": (
        ("cardwright_cards.fan.moon_harbours.harbour_office", "HarbourOffice"),
        ("cardwright_cards.fan.moon_harbours.harbour_trade", "HarbourTrade"),
        ("cardwright_cards.fan.moon_harbours.ice_dock", "IceDock"),
        ("cardwright_cards.fan.moon_harbours.lighthouse", "Lighthouse"),
        ("cardwright_cards.fan.moon_harbours.new_settlement", "NewSettlement"),
        ("cardwright_cards.fan.moon_harbours.ore_dock", "OreDock"),
        ("cardwright_cards.fan.moon_harbours.vocabulary.harbours", "IceStore"),
        ("cardwright_cards.fan.moon_harbours.vocabulary.harbours", "OreStore"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"moon_harbours": ("base",)}
