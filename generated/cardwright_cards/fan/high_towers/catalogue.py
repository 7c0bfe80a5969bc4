"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "high_towers": (
        ("cardwright_cards.fan.high_towers.great_merger", "GreatMerger"),
        ("cardwright_cards.fan.high_towers.roof_terrace", "RoofTerrace"),
        ("cardwright_cards.fan.high_towers.sea_gardens", "SeaGardens"),
        ("cardwright_cards.fan.high_towers.steel_tower", "SteelTower"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"high_towers": ("base",)}
