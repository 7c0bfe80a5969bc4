"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "neighbours": (
        ("cardwright_cards.fan.neighbours.border_town", "BorderTown"),
        ("cardwright_cards.fan.neighbours.census", "Census"),
        ("cardwright_cards.fan.neighbours.heat_exchange", "HeatExchange"),
        ("cardwright_cards.fan.neighbours.lending_library", "LendingLibrary"),
        ("cardwright_cards.fan.neighbours.northern_reserve", "NorthernReserve"),
        ("cardwright_cards.fan.neighbours.orchard_keepers", "OrchardKeepers"),
        ("cardwright_cards.fan.neighbours.poor_relief", "PoorRelief"),
        ("cardwright_cards.fan.neighbours.settlers_guild", "SettlersGuild"),
        ("cardwright_cards.fan.neighbours.toll_road", "TollRoad"),
        ("cardwright_cards.fan.neighbours.town_watch", "TownWatch"),
        ("cardwright_cards.fan.neighbours.water_rationing", "WaterRationing"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"neighbours": ("base",)}
