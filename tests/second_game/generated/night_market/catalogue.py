"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "market": (
        ("second_game.generated.night_market.market.fortune_teller", "FortuneTeller"),
        ("second_game.generated.night_market.market.guild_hall", "GuildHall"),
        ("second_game.generated.night_market.market.lantern_maker", "LanternMaker"),
        ("second_game.generated.night_market.market.night_watch", "NightWatch"),
        ("second_game.generated.night_market.market.noodle_cart", "NoodleCart"),
        ("second_game.generated.night_market.market.paper_moon", "PaperMoon"),
        ("second_game.generated.night_market.market.quiet_corner", "QuietCorner"),
        ("second_game.generated.night_market.market.silk_loom", "SilkLoom"),
        ("second_game.generated.night_market.market.street_band", "StreetBand"),
        ("second_game.generated.night_market.market.tea_house", "TeaHouse"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {}
