"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "chosen_paths": (
        ("cardwright_cards.fan.chosen_paths.echo_chamber", "EchoChamber"),
        ("cardwright_cards.fan.chosen_paths.foster_farm", "FosterFarm"),
        ("cardwright_cards.fan.chosen_paths.heat_debt", "HeatDebt"),
        ("cardwright_cards.fan.chosen_paths.night_foreman", "NightForeman"),
        ("cardwright_cards.fan.chosen_paths.salt_flats", "SaltFlats"),
        ("cardwright_cards.fan.chosen_paths.split_crew", "SplitCrew"),
        ("cardwright_cards.fan.chosen_paths.standing_order", "StandingOrder"),
        ("cardwright_cards.fan.chosen_paths.toll_on_towns", "TollOnTowns"),
        ("cardwright_cards.fan.chosen_paths.trade_school", "TradeSchool"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"chosen_paths": ("base",)}
