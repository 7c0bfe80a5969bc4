"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/sagitta_frontier_services.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TAG_EVENT_SYMBOL
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotSagittaFrontierServices(AutomaCorporation):
    """Gain 8 M€. Effect: When you play a card with at least 1 tag, if it is not a card with at least 2 tags, gain 1 M€. Effect: For you, the compensation for a card without tags is 10 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_sagitta_frontier_services",
            "MarsBot: Sagitta Frontier Services",
            "C44",
            -1,
            (TAG_POWER, TAG_EVENT_SYMBOL),
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 8)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_TAGLESS_ACTION, 10)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_TAGLESS_ACTION, 10)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if not it_is(game, owner, event.card, self.index, 2):
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                plays_card(game, owner, event, YOURS, self.index, 0),
            )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return all_symbols(game, player, card) >= 1
        return all_symbols(game, player, card) >= 2
