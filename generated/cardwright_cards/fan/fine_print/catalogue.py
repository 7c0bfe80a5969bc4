"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "fine_print": (
        ("cardwright_cards.fan.fine_print.exchange_clerk", "ExchangeClerk"),
        ("cardwright_cards.fan.fine_print.field_guide", "FieldGuide"),
        ("cardwright_cards.fan.fine_print.land_registry", "LandRegistry"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"fine_print": ("base",)}
