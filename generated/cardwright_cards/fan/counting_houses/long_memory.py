"""Written by the compiler from cards/fan/counting_houses/long_memory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LongMemory(ProjectCard):
    """Requires that this generation you played an event at least once. Effect: When you use the Power Plant project, you pay 2 M€ less for it. 1 VP per 2 times this game that you used Convert Heat (minus 1 for each time this game that an opponent used Convert Heat)."""

    def __init__(self) -> None:
        super().__init__("long_memory", "Long Memory", "CH14", 4, QUALITY_ACTIVE, (TAG_EARTH,))
        self.remembers = (EVENT_PLAYS_CARD, EVENT_USES)
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return times_done(player, self.index, 0, PERIOD_GENERATION) >= 1

    def enter(self, game: Game, player: Player) -> None:
        discount_project(player, PROJECT_POWER_PLANT, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_project(player, PROJECT_POWER_PLANT, -2)

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GENERATION,
            plays_card(game, owner, event, YOURS, self.index, 0),
        )
        count_done(
            owner,
            event,
            self.index,
            1,
            PERIOD_GAME,
            uses_project(owner, event, YOURS, (PROJECT_CONVERT_HEAT,)),
        )
        count_done(
            owner,
            event,
            self.index,
            2,
            PERIOD_GAME,
            uses_project(owner, event, OPPONENTS, (PROJECT_CONVERT_HEAT,)),
        )

    def points(self, game: Game, player: Player) -> int:
        return max(
            0,
            times_done(player, self.index, 1, PERIOD_GAME) // 2
            - times_done(player, self.index, 2, PERIOD_GAME),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
