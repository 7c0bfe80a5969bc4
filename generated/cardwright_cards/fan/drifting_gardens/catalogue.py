"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "drifting_gardens": (("cardwright_cards.fan.drifting_gardens.sky_kelp", "SkyKelp"),)
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "drifting_gardens": ("base", "turmoil", "turmoil_promos")
}
