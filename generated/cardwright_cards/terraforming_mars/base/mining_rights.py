"""Written by the compiler from cards/terraforming_mars/base/mining_rights.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MiningRights(ProjectCard):
    """Place this tile on a land area with a placement bonus of steel or titanium. Increase your steel production 1 step if its area gives steel, or increase your titanium production 1 step if its area gives titanium."""

    def __init__(self) -> None:
        super().__init__(
            "mining_rights", "Mining Rights", "067", 9, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES | 1 << PRODUCTION_STEEL | 1 << PRODUCTION_TITANIUM,
                0,
                FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_MINING_RIGHTS, AREA_LAND),)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_MINING_RIGHTS,
            areas(game, player, AREA_LAND)
            & (with_bonus(game, RESOURCE_STEEL) | with_bonus(game, RESOURCE_TITANIUM)),
        )

    def can_repeat(self, game: Game, player: Player) -> bool:
        return placed_on_bonus(game, self.index, RESOURCE_STEEL) or placed_on_bonus(
            game, self.index, RESOURCE_TITANIUM
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(
                game,
                frame,
                TILE_MINING_RIGHTS,
                areas(game, player, AREA_LAND)
                & (with_bonus(game, RESOURCE_STEEL) | with_bonus(game, RESOURCE_TITANIUM)),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            options: list[int] = []
            if area_of_that_tile(frame) & with_bonus(game, RESOURCE_STEEL) != 0:
                options.append(0)
            if area_of_that_tile(frame) & with_bonus(game, RESOURCE_TITANIUM) != 0:
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            increase(game, frame, PRODUCTION_STEEL, 1)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if placed_on_bonus(game, self.index, RESOURCE_STEEL):
                options.append(0)
            if placed_on_bonus(game, self.index, RESOURCE_TITANIUM):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            increase(game, frame, PRODUCTION_STEEL, 1)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True
