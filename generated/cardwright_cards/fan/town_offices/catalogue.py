"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "town_offices": (
        ("cardwright_cards.fan.town_offices.city_treasury", "CityTreasury"),
        ("cardwright_cards.fan.town_offices.farewell_speech", "FarewellSpeech"),
        ("cardwright_cards.fan.town_offices.harbour_licence", "HarbourLicence"),
        ("cardwright_cards.fan.town_offices.old_guard", "OldGuard"),
        ("cardwright_cards.fan.town_offices.town_election", "TownElection"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"town_offices": ("base",)}
