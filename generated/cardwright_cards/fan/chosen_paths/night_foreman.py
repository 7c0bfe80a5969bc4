"""Written by the compiler from cards/fan/chosen_paths/night_foreman.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NightForeman(ProjectCard):
    """Effect: Once per generation, when you use the action of a card with a building tag, you may spend 3 M€ to use the action of that card once more if you can."""

    def __init__(self) -> None:
        super().__init__("night_foreman", "Night Foreman", "CP4", 8, QUALITY_ACTIVE)
        self.listens = (EVENT_USES,)
        self.touches = {
            WHENEVER: (
                FACET_EVERYTHING,
                1 << RESOURCE_MEGACREDIT | FACET_EVERYTHING,
                FACET_IN_FORCE
                | FACET_EVERYTHING
                | FACET_OPEN
                | FACET_CHOICE
                | FACET_ANYBODY
                | 1 << RESOURCE_MEGACREDIT,
            )
        }
        self.carries_out = True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 3):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 3):
                return False
        if frame.step == 3:
            frame.step = 4
            return not use_action_of_it(game, frame, frame.card)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            uses_action(game, owner, event, YOURS, self.index, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
