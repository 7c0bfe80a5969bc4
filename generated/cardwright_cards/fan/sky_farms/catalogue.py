"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "sky_farms": (
        ("cardwright_cards.fan.sky_farms.balloon_freight", "BalloonFreight"),
        ("cardwright_cards.fan.sky_farms.cloud_orchard", "CloudOrchard"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"sky_farms": ("base",)}
