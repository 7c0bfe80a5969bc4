"""Written by the compiler from cards/fan/guild_halls/public_works.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PublicWorks(ProjectCard):
    """Action: Use Aquifer for 6 M€ less if you can, or spend 3 steel to use Power Plant without paying for it if you can. Effect: Once per generation, when you place a city tile, play a card with an Earth tag from your hand without paying for it if you can."""

    def __init__(self) -> None:
        super().__init__("public_works", "Public Works", "K10", 12, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            ACTION: (
                FACET_EVERYTHING,
                FACET_EVERYTHING | 1 << RESOURCE_STEEL,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | 1 << RESOURCE_STEEL,
            ),
            WHENEVER: (
                FACET_EVERYTHING,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING
                | FACET_OPEN
                | FACET_IN_FORCE
                | FACET_CHOICE
                | FACET_HAND
                | 1 << RESOURCE_MEGACREDIT,
            ),
        }
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_pay(game, player, RESOURCE_STEEL, 3):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            return not use_project(game, frame, PROJECT_AQUIFER, 6, False)
        if frame.step == 3:
            frame.step = 4
            pay(game, frame, RESOURCE_STEEL, 3)
            return not use_project(game, frame, PROJECT_POWER_PLANT, 0, True)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not play_from_hand(game, frame, 0, 0, True, False)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile(owner, event, YOURS, TILE_CITY),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_EARTH) >= 1
