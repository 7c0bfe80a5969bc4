"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "long_watch": (
        ("cardwright_cards.fan.long_watch.brood_shelter", "BroodShelter"),
        ("cardwright_cards.fan.long_watch.climate_archive", "ClimateArchive"),
        ("cardwright_cards.fan.long_watch.culture_register", "CultureRegister"),
        ("cardwright_cards.fan.long_watch.double_shift", "DoubleShift"),
        ("cardwright_cards.fan.long_watch.duty_roster", "DutyRoster"),
        ("cardwright_cards.fan.long_watch.emergency_fund", "EmergencyFund"),
        ("cardwright_cards.fan.long_watch.greenhouse_guild", "GreenhouseGuild"),
        ("cardwright_cards.fan.long_watch.heat_sink", "HeatSink"),
        ("cardwright_cards.fan.long_watch.insurance_broker", "InsuranceBroker"),
        ("cardwright_cards.fan.long_watch.old_observatory", "OldObservatory"),
        ("cardwright_cards.fan.long_watch.seed_vault", "SeedVault"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"long_watch": ("base",)}
