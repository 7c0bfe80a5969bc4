"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/lakefront_resorts.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_WHITE_CUBE, TRACK_BUILDING_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotLakefrontResorts(AutomaCorporation):
    """Add 1 white cube to this card. Effect: When any ocean tile is placed, do the first of these that is possible: remove a white cube from this card to raise the building track 1 step; otherwise add a white cube to this card. Effect: For you, the bonus for a tile adjacent to an ocean tile is 3 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_lakefront_resorts", "MarsBot: Lakefront Resorts", "C35", TOKEN_WHITE_CUBE
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, 0, 0),
            WHENEVER: (FACET_TRACKS | FACET_TOKENS, FACET_TOKENS, FACET_TOKENS),
        }
        self.sets_off = {WHENEVER: ((FACET_TRACKS, TRACK_BUILDING_TRACK, 1),)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_pay_from_card(game, player, self.index, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            pay_from_this_card(game, frame, 1)
            return not raise_track(game, frame, TRACK_BUILDING_TRACK, 1)
        if frame.step == 2:
            frame.step = 3
            add_to_this_card(game, frame, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_OCEAN_BONUS, 3)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_OCEAN_BONUS, 3)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_OCEAN))
