"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "turning_seasons": (
        ("cardwright_cards.fan.turning_seasons.harvest_festival", "HarvestFestival"),
        ("cardwright_cards.fan.turning_seasons.levee", "Levee"),
        ("cardwright_cards.fan.turning_seasons.night_market", "NightMarket"),
        ("cardwright_cards.fan.turning_seasons.night_watch", "NightWatch"),
        ("cardwright_cards.fan.turning_seasons.steady_hands", "SteadyHands"),
        ("cardwright_cards.fan.turning_seasons.storm_shelter", "StormShelter"),
        ("cardwright_cards.fan.turning_seasons.winter_garden", "WinterGarden"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"turning_seasons": ("base",)}
