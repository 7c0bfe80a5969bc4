"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "colony_councils": (
        ("cardwright_cards.fan.colony_councils.canal_guild", "CanalGuild"),
        ("cardwright_cards.fan.colony_councils.council_clerk", "CouncilClerk"),
        ("cardwright_cards.fan.colony_councils.council_election", "CouncilElection"),
        ("cardwright_cards.fan.colony_councils.councils", "Councils"),
        ("cardwright_cards.fan.colony_councils.court_gazette", "CourtGazette"),
        ("cardwright_cards.fan.colony_councils.ice_theft", "IceTheft"),
        ("cardwright_cards.fan.colony_councils.opinion_poll", "OpinionPoll"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"colony_councils": ("base", "turmoil")}
