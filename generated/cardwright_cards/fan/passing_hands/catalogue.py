"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "passing_hands": (
        ("cardwright_cards.fan.passing_hands.brain_drain", "BrainDrain"),
        ("cardwright_cards.fan.passing_hands.building_inspection", "BuildingInspection"),
        ("cardwright_cards.fan.passing_hands.copied_blueprints", "CopiedBlueprints"),
        ("cardwright_cards.fan.passing_hands.double_feeding", "DoubleFeeding"),
        ("cardwright_cards.fan.passing_hands.dress_rehearsal", "DressRehearsal"),
        ("cardwright_cards.fan.passing_hands.farewell_concert", "FarewellConcert"),
        ("cardwright_cards.fan.passing_hands.garden_suburb", "GardenSuburb"),
        ("cardwright_cards.fan.passing_hands.licence_fees", "LicenceFees"),
        ("cardwright_cards.fan.passing_hands.open_tender", "OpenTender"),
        ("cardwright_cards.fan.passing_hands.paper_mill", "PaperMill"),
        ("cardwright_cards.fan.passing_hands.poisoned_gift", "PoisonedGift"),
        ("cardwright_cards.fan.passing_hands.relief_fund", "ReliefFund"),
        ("cardwright_cards.fan.passing_hands.retired_fleet", "RetiredFleet"),
        ("cardwright_cards.fan.passing_hands.seed_library", "SeedLibrary"),
        ("cardwright_cards.fan.passing_hands.surplus_stall", "SurplusStall"),
        ("cardwright_cards.fan.passing_hands.twin_towns", "TwinTowns"),
        ("cardwright_cards.fan.passing_hands.wandering_fair", "WanderingFair"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"passing_hands": ("base",)}
