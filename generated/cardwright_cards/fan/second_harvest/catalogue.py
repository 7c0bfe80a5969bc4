"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "second_harvest": (
        ("cardwright_cards.fan.second_harvest.grove_keepers", "GroveKeepers"),
        ("cardwright_cards.fan.second_harvest.hall_of_records", "HallOfRecords"),
        ("cardwright_cards.fan.second_harvest.hanging_grove", "HangingGrove"),
        ("cardwright_cards.fan.second_harvest.old_survey", "OldSurvey"),
        ("cardwright_cards.fan.second_harvest.prize_committee", "PrizeCommittee"),
        ("cardwright_cards.fan.second_harvest.relic_hunters", "RelicHunters"),
        ("cardwright_cards.fan.second_harvest.relic_market", "RelicMarket"),
        ("cardwright_cards.fan.second_harvest.site_office", "SiteOffice"),
        ("cardwright_cards.fan.second_harvest.vocabulary.finds", "Relic"),
        ("cardwright_cards.fan.second_harvest.weather_desk", "WeatherDesk"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"second_harvest": ("base",)}
