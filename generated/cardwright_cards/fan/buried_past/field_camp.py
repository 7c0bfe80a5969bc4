"""Written by the compiler from cards/fan/buried_past/field_camp.card: change that file instead."""

from cardwright_cards.fan.buried_past.nouns import BONUS_BEACON, BONUS_BURIED_ICE, BONUS_DIG_SITE
from cardwright_runtime.terraforming_mars.names import *


@final
class FieldCamp(ProjectCard):
    """Requires 1 free land area with a placement bonus of dig site. Effect: When anyone gains buried ice as a placement bonus, gain 1 plant. Action: Spend 3 energy to place a city tile on a land area with a placement bonus of dig site or beacon, disregarding normal placement restrictions."""

    def __init__(self) -> None:
        super().__init__("field_camp", "Field Camp", "D02", 11, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_GAINS_BONUS,)
        self.touches = {
            ACTION: (FACET_TILES, 1 << RESOURCE_ENERGY, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            number_of_areas(free_areas(game, player, AREA_LAND) & with_bonus(game, BONUS_DIG_SITE))
            >= 1
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 3) and can_place(
            game,
            player,
            TILE_CITY,
            areas(game, player, AREA_LAND)
            & (with_bonus(game, BONUS_DIG_SITE) | with_bonus(game, BONUS_BEACON)),
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 3)
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND)
                & (with_bonus(game, BONUS_DIG_SITE) | with_bonus(game, BONUS_BEACON)),
            )
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains_bonus(owner, event, EVERYONE, (BONUS_BURIED_ICE,)),
        )
