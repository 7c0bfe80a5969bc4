"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "river_markets": (
        ("cardwright_cards.fan.river_markets.canal_works", "CanalWorks"),
        ("cardwright_cards.fan.river_markets.deep_soil", "DeepSoil"),
        ("cardwright_cards.fan.river_markets.desert_inn", "DesertInn"),
        ("cardwright_cards.fan.river_markets.market_rights", "MarketRights"),
        ("cardwright_cards.fan.river_markets.poor_soil", "PoorSoil"),
        ("cardwright_cards.fan.river_markets.river_market", "RiverMarket"),
        ("cardwright_cards.fan.river_markets.spread_manure", "SpreadManure"),
        ("cardwright_cards.fan.river_markets.trade_legation", "TradeLegation"),
        ("cardwright_cards.fan.river_markets.vocabulary.markets", "Fertility"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"river_markets": ("base",)}
