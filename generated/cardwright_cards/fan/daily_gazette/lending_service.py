"""Written by the compiler from cards/fan/daily_gazette/lending_service.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LendingService(ProjectCard):
    """From now on, cards cost you 2 M€ less; this ends when you draw a card. For the rest of this generation, when you use the action of a card, draw a card."""

    def __init__(self) -> None:
        super().__init__("lending_service", "Lending Service", "GA07", 3, QUALITY_EVENT)
        self.listens = (EVENT_USES, EVENT_HAND)
        self.touches = {
            WHEN_PLAYED: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES,
                0,
                FACET_HAND | FACET_EVERYTHING,
            ),
            WHENEVER: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        hold_until(game, frame, 0)
        hold_for(game, frame, 1, PERIOD_GENERATION)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            uses_action(game, owner, event, YOURS, self.index, -1) * held_for(owner, self.index, 1),
        )
        if draws(game, owner, event, YOURS, self.index, -1) > 0:
            end_held(game, owner, self.index, 0)

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_cards(player, 2)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_cards(player, -2)
