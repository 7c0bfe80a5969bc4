"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/spire.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotSpire(AutomaCorporation):
    """Effect: When you play a card with at least 2 tags, add a science resource to this card. Effect: When the action phase comes, if there are at least 10 science resources on this card, remove 10 science resources from this card to place a city tile and raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_spire",
            "MarsBot: Spire",
            "C45",
            TOKEN_SCIENCE,
            (TAG_EARTH,),
            (CRITERION_MOST_TAGS,),
        )
        self.listens = (EVENT_PLAYS_CARD, EVENT_ACTION_PHASE)
        self.touches = {
            WHENEVER: (FACET_TOKENS, 0, 0),
            WHENEVER
            + 1: (
                FACET_TILES | 1 << COUNTER_RATING,
                FACET_TOKENS,
                FACET_TILES | FACET_CHOICE | FACET_TOKENS,
            ),
        }
        self.sets_off = {WHENEVER + 1: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_pay_from_card(game, player, self.index, 10) and can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            pay_from_this_card(game, frame, 10)
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            increase(game, frame, COUNTER_RATING, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )
        if count_on_card(game, owner, self.index) >= 10:
            respond(game, self, WHENEVER + 1, owner, event, action_phase(event))

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return all_symbols(game, player, card) >= 2
