"""Written by the compiler from cards/fan/passing_hands/dress_rehearsal.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DressRehearsal(ProjectCard):
    """Effect: Once per generation, when you play an event, you may spend 4 M€ to take that card into your hand."""

    def __init__(self) -> None:
        super().__init__(
            "dress_rehearsal", "Dress Rehearsal", "PH06", 10, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHENEVER: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_TOKENS | FACET_OPEN,
                FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_TOKENS
                | FACET_OPEN
                | FACET_CHOICE,
            )
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 4) and can_be_taken(
                game, frame, frame.card
            ):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 4):
                return False
        if frame.step == 3:
            frame.step = 4
            take_it(game, frame, frame.card)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, YOURS, self.index, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
