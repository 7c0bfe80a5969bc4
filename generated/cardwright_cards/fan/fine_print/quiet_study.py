"""Written by the compiler from cards/fan/fine_print/quiet_study.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class QuietStudy(ProjectCard):
    """Effect: When you play a card with a cost of at most the number of science tags you have plus 5, you gain 1 M€. Action: Spend 1 M€ for each time this game that you used the action of this card to draw a card."""

    def __init__(self) -> None:
        super().__init__("quiet_study", "Quiet Study", "FP05", 5, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.listens = (EVENT_PLAYS_CARD,)
        self.remembers = (EVENT_USES,)
        self.touches = {
            ACTION: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_DECK,
                FACET_IN_FORCE | FACET_EVERYTHING | FACET_OPEN | FACET_TRIGGERS,
            ),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(
            game, player, RESOURCE_MEGACREDIT, times_done(player, self.index, 0, PERIOD_GAME)
        ) and can_draw(game, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(
                game, frame, RESOURCE_MEGACREDIT, times_done(player, self.index, 0, PERIOD_GAME)
            ):
                return False
        draw(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GAME,
            uses_own_action(owner, event, YOURS, self.index),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return costs_at_most(card, count_tags(game, player, TAG_SCIENCE, YOURS) + 5)
