"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "sky_harbour": (
        ("cardwright_cards.fan.sky_harbour.first_dock", "FirstDock"),
        ("cardwright_cards.fan.sky_harbour.harbour_master", "HarbourMaster"),
        ("cardwright_cards.fan.sky_harbour.landing_fields", "LandingFields"),
        ("cardwright_cards.fan.sky_harbour.wide_basin", "WideBasin"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"sky_harbour": ("base",)}
