"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/pharmacy_union.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPharmacyUnion(AutomaCorporation):
    """Put Meteor Shower out of the game. Effect: When an opponent plays a microbe tag, do the first of these that is possible: lose 4 M€; otherwise lose all M€. Effect: When you play a card with a science tag, raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_pharmacy_union",
            "MarsBot: Pharmacy Union",
            "C21",
            -1,
            (TAG_SCIENCE,),
            (),
            (TAG_SCIENCE,),
            (),
            (),
            (),
            0,
            -1,
            TAG_SCIENCE,
            1,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHEN_PLAYED: (0, 0, 0),
            WHENEVER: (0, 1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_MEGACREDIT),
            WHENEVER + 1: (1 << COUNTER_RATING, 0, 0),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_DESTROY, "|bonus_card meteor_shower|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_DESTROY, "|bonus_card meteor_shower|")
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if can_lose(game, player, RESOURCE_MEGACREDIT, 4):
            lose(game, frame, RESOURCE_MEGACREDIT, 4)
        else:
            lose_all(game, frame, RESOURCE_MEGACREDIT)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_tag(game, owner, event, OPPONENTS, TAG_MICROBE),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            plays_card(game, owner, event, YOURS, self.index, 0),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_SCIENCE) >= 1
