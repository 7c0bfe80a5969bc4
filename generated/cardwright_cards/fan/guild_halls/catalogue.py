"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "guild_halls": (
        ("cardwright_cards.fan.guild_halls.apprentice_contract", "ApprenticeContract"),
        ("cardwright_cards.fan.guild_halls.encore", "Encore"),
        ("cardwright_cards.fan.guild_halls.full_order_book", "FullOrderBook"),
        ("cardwright_cards.fan.guild_halls.grand_opening", "GrandOpening"),
        ("cardwright_cards.fan.guild_halls.jubilee", "Jubilee"),
        ("cardwright_cards.fan.guild_halls.lost_and_found", "LostAndFound"),
        ("cardwright_cards.fan.guild_halls.master_builders", "MasterBuilders"),
        ("cardwright_cards.fan.guild_halls.master_class", "MasterClass"),
        ("cardwright_cards.fan.guild_halls.night_shift", "NightShift"),
        ("cardwright_cards.fan.guild_halls.overtime", "Overtime"),
        ("cardwright_cards.fan.guild_halls.public_works", "PublicWorks"),
        ("cardwright_cards.fan.guild_halls.scouting_party", "ScoutingParty"),
        ("cardwright_cards.fan.guild_halls.seasonal_workers", "SeasonalWorkers"),
        ("cardwright_cards.fan.guild_halls.second_season", "SecondSeason"),
        ("cardwright_cards.fan.guild_halls.touring_exhibition", "TouringExhibition"),
        ("cardwright_cards.fan.guild_halls.travelling_crew", "TravellingCrew"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"guild_halls": ("base",)}
