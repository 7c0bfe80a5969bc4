"""Written by the compiler from cards/fan/turning_seasons/night_market.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NightMarket(ProjectCard):
    """Action: Spend 1 energy. For the rest of this generation, each titanium you have is worth 1 M€ extra and once per generation, when an opponent plays a card, gain 1 M€. Effect: When you play an event, you gain 1 energy. Effect: When an opponent places a greenery tile, from now on, when you gain heat, gain 1 steel; this ends when you spend at least 8 M€."""

    def __init__(self) -> None:
        super().__init__("night_market", "Night Market", "S04", 7, QUALITY_ACTIVE)
        self.listens = (EVENT_PLAYS_CARD, EVENT_PLACES_TILE, EVENT_GAUGE_UP, EVENT_GAUGE_DOWN)
        self.touches = {
            ACTION: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES,
                1 << RESOURCE_ENERGY,
                FACET_EVERYTHING,
            ),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_ENERGY, 0, 0),
            WHENEVER
            + 2: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES,
                0,
                1 << RESOURCE_HEAT | 1 << RESOURCE_MEGACREDIT,
            ),
            WHENEVER + 3: (1 << RESOURCE_STEEL, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_ENERGY, 1)
        hold_for(game, frame, 0, PERIOD_GENERATION)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_ENERGY, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        hold_until(game, frame, 1)
        return True

    def whenever_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        if frame.block == WHENEVER + 3:
            return self.whenever_4(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, OPPONENTS, self.index, 0)
            * held_for(owner, self.index, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            plays_card(game, owner, event, YOURS, self.index, 2) * in_play(owner, self.index),
        )
        respond(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            places_tile(owner, event, OPPONENTS, TILE_GREENERY) * in_play(owner, self.index),
        )
        respond(
            game,
            self,
            WHENEVER + 3,
            owner,
            event,
            gains(owner, event, YOURS, RESOURCE_HEAT, 0) * held_for(owner, self.index, 1),
        )
        if pays(owner, event, YOURS, RESOURCE_MEGACREDIT, 8) > 0:
            end_held(game, owner, self.index, 1)

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            change_value(player, VALUE_TITANIUM_VALUE, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            change_value(player, VALUE_TITANIUM_VALUE, -1)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return True
        return is_of_type(card, QUALITY_EVENT)
