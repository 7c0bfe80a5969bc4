"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "field_notes": (
        ("cardwright_cards.fan.field_notes.border_levy", "BorderLevy"),
        ("cardwright_cards.fan.field_notes.field_office", "FieldOffice"),
        ("cardwright_cards.fan.field_notes.flagship_breed", "FlagshipBreed"),
        ("cardwright_cards.fan.field_notes.guided_tours", "GuidedTours"),
        ("cardwright_cards.fan.field_notes.open_excavation", "OpenExcavation"),
        ("cardwright_cards.fan.field_notes.pedigree_office", "PedigreeOffice"),
        ("cardwright_cards.fan.field_notes.ration_levy", "RationLevy"),
        ("cardwright_cards.fan.field_notes.waste_paper_mill", "WastePaperMill"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"field_notes": ("base",)}
