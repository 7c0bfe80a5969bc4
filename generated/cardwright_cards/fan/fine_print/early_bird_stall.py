"""Written by the compiler from cards/fan/fine_print/early_bird_stall.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EarlyBirdStall(ProjectCard):
    """Effect: When you play an event, you pay 3 M€ less for it (only the first time each generation). Effect: A standard project costs you 4 M€ less (only the first 2 times each game). Effect: When you use the Power Plant project, you pay 5 M€ less for it (only the first time each generation)."""

    def __init__(self) -> None:
        super().__init__(
            "early_bird_stall", "Early Bird Stall", "FP04", 7, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.remembers = (EVENT_PLAYS_CARD, EVENT_PAYS)
        self.has_conditions = True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)
        hold_while(game, player, self.index, 1)
        hold_while(game, player, self.index, 2)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)
        stop_while(game, player, self.index, 1)
        stop_while(game, player, self.index, 2)

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
            pays_for(owner, event, YOURS, KIND_STANDARD_PROJECT, 0, ()),
        )
        count_done(
            owner,
            event,
            self.index,
            2,
            PERIOD_GENERATION,
            pays_for_named(owner, event, YOURS, PROJECT_POWER_PLANT, 0, ()),
        )

    def times_held(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return times_done(player, self.index, 0, PERIOD_GENERATION) <= 0
        elif number == 1:
            return times_done(player, self.index, 1, PERIOD_GAME) <= 1
        return times_done(player, self.index, 2, PERIOD_GENERATION) <= 0

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_quality(player, QUALITY_EVENT, 3)
        elif number == 1:
            discount_projects(player, 4)
        elif number == 2:
            discount_project(player, PROJECT_POWER_PLANT, 5)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_quality(player, QUALITY_EVENT, -3)
        elif number == 1:
            discount_projects(player, -4)
        elif number == 2:
            discount_project(player, PROJECT_POWER_PLANT, -5)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
