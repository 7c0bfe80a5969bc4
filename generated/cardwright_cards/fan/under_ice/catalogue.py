"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "under_ice": (
        ("cardwright_cards.fan.under_ice.deep_lift", "DeepLift"),
        ("cardwright_cards.fan.under_ice.grand_opening", "GrandOpening"),
        ("cardwright_cards.fan.under_ice.ice_market", "IceMarket"),
        ("cardwright_cards.fan.under_ice.open_hall", "OpenHall"),
        ("cardwright_cards.fan.under_ice.polar_caverns", "PolarCaverns"),
        ("cardwright_cards.fan.under_ice.water_pumps", "WaterPumps"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"under_ice": ("base",)}
