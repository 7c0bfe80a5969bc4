"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "polar_stations": (
        ("cardwright_cards.fan.polar_stations.glacier_laboratory", "GlacierLaboratory"),
        ("cardwright_cards.fan.polar_stations.ice_core_drill", "IceCoreDrill"),
        ("cardwright_cards.fan.polar_stations.meltwater_channels", "MeltwaterChannels"),
        ("cardwright_cards.fan.polar_stations.polar_survey", "PolarSurvey"),
        ("cardwright_cards.fan.polar_stations.snow_crawlers", "SnowCrawlers"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"polar_stations": ("base",)}
