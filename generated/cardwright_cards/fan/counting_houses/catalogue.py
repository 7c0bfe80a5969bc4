"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "counting_houses": (
        ("cardwright_cards.fan.counting_houses.bulk_buyers", "BulkBuyers"),
        ("cardwright_cards.fan.counting_houses.clearance_sale", "ClearanceSale"),
        ("cardwright_cards.fan.counting_houses.crowded_habitat", "CrowdedHabitat"),
        ("cardwright_cards.fan.counting_houses.guild_of_barter", "GuildOfBarter"),
        ("cardwright_cards.fan.counting_houses.heat_exchange_fair", "HeatExchangeFair"),
        ("cardwright_cards.fan.counting_houses.long_memory", "LongMemory"),
        ("cardwright_cards.fan.counting_houses.meltwater_lottery", "MeltwaterLottery"),
        ("cardwright_cards.fan.counting_houses.menagerie_inspectors", "MenagerieInspectors"),
        ("cardwright_cards.fan.counting_houses.neighbourhood_fund", "NeighbourhoodFund"),
        ("cardwright_cards.fan.counting_houses.overtime_ledger", "OvertimeLedger"),
        ("cardwright_cards.fan.counting_houses.reserve_fund", "ReserveFund"),
        ("cardwright_cards.fan.counting_houses.rumour_mill", "RumourMill"),
        ("cardwright_cards.fan.counting_houses.seed_auction", "SeedAuction"),
        ("cardwright_cards.fan.counting_houses.swap_meet", "SwapMeet"),
        ("cardwright_cards.fan.counting_houses.tax_office", "TaxOffice"),
        ("cardwright_cards.fan.counting_houses.year_in_review", "YearInReview"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"counting_houses": ("base",)}
