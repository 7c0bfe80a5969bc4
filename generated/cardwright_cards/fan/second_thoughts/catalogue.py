"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "second_thoughts": (
        ("cardwright_cards.fan.second_thoughts.climate_brake", "ClimateBrake"),
        ("cardwright_cards.fan.second_thoughts.cold_frames", "ColdFrames"),
        ("cardwright_cards.fan.second_thoughts.culture_cellar", "CultureCellar"),
        ("cardwright_cards.fan.second_thoughts.planning_office", "PlanningOffice"),
        ("cardwright_cards.fan.second_thoughts.quiet_diplomacy", "QuietDiplomacy"),
        ("cardwright_cards.fan.second_thoughts.reserve_turbine", "ReserveTurbine"),
        ("cardwright_cards.fan.second_thoughts.seed_presses", "SeedPresses"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"second_thoughts": ("base",)}
