"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "archives": (
        ("cardwright_cards.fan.archives.card_index", "CardIndex"),
        ("cardwright_cards.fan.archives.culled_cultures", "CulledCultures"),
        ("cardwright_cards.fan.archives.lending_desk", "LendingDesk"),
        ("cardwright_cards.fan.archives.rare_prints", "RarePrints"),
        ("cardwright_cards.fan.archives.sealed_letter", "SealedLetter"),
        ("cardwright_cards.fan.archives.seed_catalogue", "SeedCatalogue"),
        ("cardwright_cards.fan.archives.surplus_yard", "SurplusYard"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"archives": ("base",)}
