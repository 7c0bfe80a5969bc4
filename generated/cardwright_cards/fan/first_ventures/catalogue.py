"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "first_ventures": (
        ("cardwright_cards.fan.first_ventures.clean_slate", "CleanSlate"),
        ("cardwright_cards.fan.first_ventures.colony_archive", "ColonyArchive"),
        ("cardwright_cards.fan.first_ventures.early_harvest", "EarlyHarvest"),
        ("cardwright_cards.fan.first_ventures.field_notes", "FieldNotes"),
        ("cardwright_cards.fan.first_ventures.first_shaft", "FirstShaft"),
        ("cardwright_cards.fan.first_ventures.heat_trade", "HeatTrade"),
        ("cardwright_cards.fan.first_ventures.loan_from_home", "LoanFromHome"),
        ("cardwright_cards.fan.first_ventures.old_reactor", "OldReactor"),
        ("cardwright_cards.fan.first_ventures.survey_flight", "SurveyFlight"),
        ("cardwright_cards.fan.first_ventures.tent_town", "TentTown"),
        ("cardwright_cards.fan.first_ventures.venture_fund", "VentureFund"),
        ("cardwright_cards.fan.first_ventures.venture_scouts", "VentureScouts"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"first_ventures": ("base",)}
