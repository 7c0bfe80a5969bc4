"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/polyphemos.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TAG_EVENT_SYMBOL
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPolyphemos(AutomaCorporation):
    """Gain 25 M€. Effect: When the action phase comes, discard the project card with the fewest tags from the action deck."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_polyphemos",
            "MarsBot: Polyphemos",
            "C32",
            -1,
            (TAG_SPACE, TAG_SPACE, TAG_SPACE, TAG_EVENT_SYMBOL, TAG_EVENT_SYMBOL, TAG_EVENT_SYMBOL),
        )
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0), WHENEVER: (0, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 25)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_DROP_FEWEST_TAGS, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_DROP_FEWEST_TAGS, "")
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, action_phase(event))
