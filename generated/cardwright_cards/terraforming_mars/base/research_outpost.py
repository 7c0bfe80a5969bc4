"""Written by the compiler from cards/terraforming_mars/base/research_outpost.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ResearchOutpost(ProjectCard):
    """Place a city tile NEXT TO NO OTHER TILE. Effect: When you play a card, you pay 1 M€ less for it."""

    def __init__(self) -> None:
        super().__init__(
            "research_outpost",
            "Research Outpost",
            "020",
            18,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_CITY, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game, frame, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE)
            )
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_cards(player, 1)

    def leave(self, game: Game, player: Player) -> None:
        discount_cards(player, -1)
