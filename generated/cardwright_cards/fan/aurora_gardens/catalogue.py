"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "aurora_gardens": (
        ("cardwright_cards.fan.aurora_gardens.core_archive", "CoreArchive"),
        ("cardwright_cards.fan.aurora_gardens.frozen_greenhouse", "FrozenGreenhouse"),
        ("cardwright_cards.fan.aurora_gardens.northern_lights", "NorthernLights"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"aurora_gardens": ("base", "polar_stations")}
