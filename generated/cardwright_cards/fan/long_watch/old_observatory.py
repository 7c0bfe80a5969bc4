"""Written by the compiler from cards/fan/long_watch/old_observatory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OldObservatory(ProjectCard):
    """Action: Once per game, draw 3 cards. Or: Once per game, gain 6 M€. Effect: Once per generation, when you gain plants, gain 2 M€. Effect: Twice per game, when any ocean tile is placed, if you have at least 2 science tags, draw a card."""

    def __init__(self) -> None:
        super().__init__(
            "old_observatory",
            "Old Observatory",
            "L07",
            9,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_BUILDING),
        )
        self.listens = (EVENT_GAUGE_UP, EVENT_PLACES_TILE)
        self.touches = {
            ACTION: (FACET_HAND | 1 << RESOURCE_MEGACREDIT, FACET_DECK, FACET_DECK | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (FACET_HAND, FACET_DECK, FACET_DECK),
        }
        self.action_times = 1
        self.action_period = PERIOD_GAME

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_draw(game, 3):
                options.append(0)
            options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            draw(game, frame, 3)
        elif frame.chosen == 1:
            gain(game, frame, RESOURCE_MEGACREDIT, 6)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains(owner, event, YOURS, RESOURCE_PLANT, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
        if count_tags(game, owner, TAG_SCIENCE, YOURS) >= 2:
            respond_limited(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                places_tile(owner, event, EVERYONE, TILE_OCEAN),
                2,
                PERIOD_GAME,
                WHENEVER + 1,
            )
