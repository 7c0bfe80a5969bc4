"""Written by the compiler from cards/fan/claim_stakes/weather_mast.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WeatherMast(ProjectCard):
    """Place 1 city tile. Action: Spend 1 energy to gain the placement bonus printed where this tile lies. Effect: When you gain steel or titanium as a placement bonus, either gain 1 steel if there is at least 1 steel printed there, or gain 1 titanium if there is at least 1 titanium printed there."""

    def __init__(self) -> None:
        super().__init__(
            "weather_mast", "Weather Mast", "ST10", 10, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_GAINS_BONUS,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            ACTION: (FACET_EVERYTHING, 1 << RESOURCE_ENERGY, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_STEEL | 1 << RESOURCE_TITANIUM, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 1)
            return not gain_placement_bonus(game, frame, area_of_this_tile(game, self.index))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 3
            if (
                count_bonuses(game, RESOURCE_STEEL, area_of_that_tile(frame)) >= 1
                or count_bonuses(game, RESOURCE_TITANIUM, area_of_that_tile(frame)) >= 1
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            options: list[int] = []
            if count_bonuses(game, RESOURCE_STEEL, area_of_that_tile(frame)) >= 1:
                options.append(0)
            if count_bonuses(game, RESOURCE_TITANIUM, area_of_that_tile(frame)) >= 1:
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 2:
            frame.step = 3
            if frame.chosen == 0:
                gain(game, frame, RESOURCE_STEEL, 1)
            elif frame.chosen == 1:
                gain(game, frame, RESOURCE_TITANIUM, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains_bonus(owner, event, YOURS, (RESOURCE_STEEL, RESOURCE_TITANIUM)),
        )
