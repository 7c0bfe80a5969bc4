"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "trading_houses": (
        ("cardwright_cards.fan.trading_houses.energy_exchange", "EnergyExchange"),
        ("cardwright_cards.fan.trading_houses.frontier_survey", "FrontierSurvey"),
        ("cardwright_cards.fan.trading_houses.harbour_tolls", "HarbourTolls"),
        ("cardwright_cards.fan.trading_houses.harvest_ledger", "HarvestLedger"),
        ("cardwright_cards.fan.trading_houses.merchant_fleet", "MerchantFleet"),
        ("cardwright_cards.fan.trading_houses.settlers_court", "SettlersCourt"),
        ("cardwright_cards.fan.trading_houses.twin_domes", "TwinDomes"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"trading_houses": ("base",)}
