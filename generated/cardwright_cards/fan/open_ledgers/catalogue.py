"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "open_ledgers": (
        ("cardwright_cards.fan.open_ledgers.bulk_power", "BulkPower"),
        ("cardwright_cards.fan.open_ledgers.city_waterworks", "CityWaterworks"),
        ("cardwright_cards.fan.open_ledgers.damage_claims", "DamageClaims"),
        ("cardwright_cards.fan.open_ledgers.first_pick", "FirstPick"),
        ("cardwright_cards.fan.open_ledgers.old_acquaintance", "OldAcquaintance"),
        ("cardwright_cards.fan.open_ledgers.ore_exchange", "OreExchange"),
        ("cardwright_cards.fan.open_ledgers.patient_builders", "PatientBuilders"),
        ("cardwright_cards.fan.open_ledgers.pest_control", "PestControl"),
        ("cardwright_cards.fan.open_ledgers.quiet_season", "QuietSeason"),
        ("cardwright_cards.fan.open_ledgers.small_claims", "SmallClaims"),
        ("cardwright_cards.fan.open_ledgers.soil_bank", "SoilBank"),
        ("cardwright_cards.fan.open_ledgers.talent_scouts", "TalentScouts"),
        ("cardwright_cards.fan.open_ledgers.trade_register", "TradeRegister"),
        ("cardwright_cards.fan.open_ledgers.works_guard", "WorksGuard"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"open_ledgers": ("base",)}
