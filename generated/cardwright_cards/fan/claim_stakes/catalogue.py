"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "claim_stakes": (
        ("cardwright_cards.fan.claim_stakes.border_market", "BorderMarket"),
        ("cardwright_cards.fan.claim_stakes.claims_office", "ClaimsOffice"),
        ("cardwright_cards.fan.claim_stakes.deep_quarter", "DeepQuarter"),
        ("cardwright_cards.fan.claim_stakes.flooded_valley", "FloodedValley"),
        ("cardwright_cards.fan.claim_stakes.gate_house", "GateHouse"),
        ("cardwright_cards.fan.claim_stakes.greenbelt_survey", "GreenbeltSurvey"),
        ("cardwright_cards.fan.claim_stakes.harvest_home", "HarvestHome"),
        ("cardwright_cards.fan.claim_stakes.old_borders", "OldBorders"),
        ("cardwright_cards.fan.claim_stakes.rebuilding", "Rebuilding"),
        ("cardwright_cards.fan.claim_stakes.resettlement", "Resettlement"),
        ("cardwright_cards.fan.claim_stakes.roaming_survey", "RoamingSurvey"),
        ("cardwright_cards.fan.claim_stakes.terraced_plant", "TerracedPlant"),
        ("cardwright_cards.fan.claim_stakes.town_meeting", "TownMeeting"),
        ("cardwright_cards.fan.claim_stakes.twin_foundation", "TwinFoundation"),
        ("cardwright_cards.fan.claim_stakes.weather_mast", "WeatherMast"),
        ("cardwright_cards.fan.claim_stakes.wheeled_town", "WheeledTown"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"claim_stakes": ("base",)}
