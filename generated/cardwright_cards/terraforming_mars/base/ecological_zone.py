"""Written by the compiler from cards/terraforming_mars/base/ecological_zone.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EcologicalZone(ProjectCard):
    """Requires that you have a greenery tile. Place this tile adjacent to a greenery tile. Effect: When you play an animal or plant tag, including these, add an animal to this card. 1 VP per 2 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "ecological_zone",
            "Ecological Zone",
            "128",
            12,
            QUALITY_ACTIVE,
            (TAG_ANIMAL, TAG_PLANT),
            TOKEN_ANIMAL,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER: (FACET_TOKENS, 0, 0),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_ECOLOGICAL_ZONE, AREA_LAND),)}
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_GREENERY, YOURS) >= 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_ECOLOGICAL_ZONE,
            areas(game, player, AREA_LAND) & beside(game, TILE_GREENERY),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_ECOLOGICAL_ZONE,
                areas(game, player, AREA_LAND) & beside(game, TILE_GREENERY),
            )
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_ANIMAL)
            + plays_tag(game, owner, event, YOURS, TAG_PLANT),
        )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 2
