"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "daily_gazette": (
        ("cardwright_cards.fan.daily_gazette.bookbinders", "Bookbinders"),
        ("cardwright_cards.fan.daily_gazette.court_pages", "CourtPages"),
        ("cardwright_cards.fan.daily_gazette.evening_edition", "EveningEdition"),
        ("cardwright_cards.fan.daily_gazette.first_headline", "FirstHeadline"),
        ("cardwright_cards.fan.daily_gazette.founding_party", "FoundingParty"),
        ("cardwright_cards.fan.daily_gazette.ice_brokers", "IceBrokers"),
        ("cardwright_cards.fan.daily_gazette.lending_service", "LendingService"),
        ("cardwright_cards.fan.daily_gazette.paper_recycling", "PaperRecycling"),
        ("cardwright_cards.fan.daily_gazette.reading_room", "ReadingRoom"),
        ("cardwright_cards.fan.daily_gazette.shift_report", "ShiftReport"),
        ("cardwright_cards.fan.daily_gazette.town_crier", "TownCrier"),
        ("cardwright_cards.fan.daily_gazette.water_board", "WaterBoard"),
        ("cardwright_cards.fan.daily_gazette.works_council", "WorksCouncil"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"daily_gazette": ("base",)}
