"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "buried_past": (
        ("cardwright_cards.fan.buried_past.blind_landing", "BlindLanding"),
        ("cardwright_cards.fan.buried_past.field_camp", "FieldCamp"),
        ("cardwright_cards.fan.buried_past.first_survey", "FirstSurvey"),
        ("cardwright_cards.fan.buried_past.ground_radar", "GroundRadar"),
        ("cardwright_cards.fan.buried_past.supply_drop", "SupplyDrop"),
        ("cardwright_cards.fan.buried_past.vocabulary.finds", "DigSite"),
        ("cardwright_cards.fan.buried_past.vocabulary.finds", "OldVault"),
        ("cardwright_cards.fan.buried_past.vocabulary.finds", "BuriedIce"),
        ("cardwright_cards.fan.buried_past.vocabulary.finds", "Beacon"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"buried_past": ("base",)}
