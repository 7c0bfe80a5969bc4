"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "moss_gardens": (
        ("cardwright_cards.fan.moss_gardens.biomass_contract", "BiomassContract"),
        ("cardwright_cards.fan.moss_gardens.garden_press", "GardenPress"),
        ("cardwright_cards.fan.moss_gardens.general_studies", "GeneralStudies"),
        ("cardwright_cards.fan.moss_gardens.hempcrete_works", "HempcreteWorks"),
        ("cardwright_cards.fan.moss_gardens.mixed_garden", "MixedGarden"),
        ("cardwright_cards.fan.moss_gardens.moss_nursery", "MossNursery"),
        ("cardwright_cards.fan.moss_gardens.peat_works", "PeatWorks"),
        ("cardwright_cards.fan.moss_gardens.seed_bank", "SeedBank"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"moss_gardens": ("base", "corporate_era")}
