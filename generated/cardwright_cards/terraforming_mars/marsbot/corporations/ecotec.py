"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/ecotec.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_STORED_PLANT, TRACK_PLANT_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotEcotec(AutomaCorporation):
    """Add 2 stored plants to this card. Effect: When you resolve a plant, a microbe, or an animal tag, add a stored plant to this card. Effect: When the action phase comes, if possible, remove 5 stored plants from this card to raise the plant track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_ecotec",
            "MarsBot: Ecotec",
            "C40",
            TOKEN_STORED_PLANT,
            (TAG_PLANT,),
            (),
            (TAG_PLANT, TAG_MICROBE, TAG_ANIMAL),
        )
        self.listens = (EVENT_PERFORMS, EVENT_ACTION_PHASE)
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, 0, 0),
            WHENEVER: (FACET_TOKENS, 0, 0),
            WHENEVER + 1: (FACET_TRACKS, FACET_TOKENS, FACET_TOKENS),
        }
        self.sets_off = {WHENEVER + 1: ((FACET_TRACKS, TRACK_PLANT_TRACK, 1),)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 2)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_pay_from_card(game, player, self.index, 5):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            pay_from_this_card(game, frame, 5)
            return not raise_track(game, frame, TRACK_PLANT_TRACK, 1)
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
            performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag plant|")
            + performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag microbe|")
            + performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag animal|"),
        )
        respond(game, self, WHENEVER + 1, owner, event, action_phase(event))
