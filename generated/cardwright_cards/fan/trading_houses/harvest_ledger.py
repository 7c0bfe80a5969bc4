"""Written by the compiler from cards/fan/trading_houses/harvest_ledger.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HarvestLedger(ProjectCard):
    """Requires that somebody has a lower TR and 2 free land areas next to no city tile. Gain 2 plants for every 2 plant tags plus animal tags you have."""

    def __init__(self) -> None:
        super().__init__(
            "harvest_ledger", "Harvest Ledger", "M03", 6, QUALITY_AUTOMATED, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_PLANT, 0, FACET_OPEN)}
        self.required = 2

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return not gauge_lowest(game, player, COUNTER_RATING)
        return (
            number_of_areas(free_areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_PLANT,
            2
            * (
                (
                    count_tags(game, player, TAG_PLANT, YOURS)
                    + count_tags(game, player, TAG_ANIMAL, YOURS)
                )
                // 2
            ),
        )
        return True
