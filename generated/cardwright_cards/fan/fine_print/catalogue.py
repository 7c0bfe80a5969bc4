"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "fine_print": (
        ("cardwright_cards.fan.fine_print.barter_table", "BarterTable"),
        ("cardwright_cards.fan.fine_print.early_bird_stall", "EarlyBirdStall"),
        ("cardwright_cards.fan.fine_print.exchange_clerk", "ExchangeClerk"),
        ("cardwright_cards.fan.fine_print.field_guide", "FieldGuide"),
        ("cardwright_cards.fan.fine_print.game_reserve", "GameReserve"),
        ("cardwright_cards.fan.fine_print.land_registry", "LandRegistry"),
        ("cardwright_cards.fan.fine_print.quiet_study", "QuietStudy"),
        ("cardwright_cards.fan.fine_print.side_contract", "SideContract"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"fine_print": ("base",)}
