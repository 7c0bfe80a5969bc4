"""Written by the compiler from cards/terraforming_mars/turmoil/parties.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import (
    BODY_GREENS,
    BODY_KELVINISTS,
    BODY_MARS_FIRST,
    BODY_REDS,
    BODY_SCIENTISTS,
    BODY_UNITY,
    TAG_VENUS,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class Kelvinists(Body):
    """This party takes power: each player gains 1 M€ for each heat production they have. Action: Any number of times, spend 10 M€ to increase your energy production 1 step and your heat production 1 step."""

    def __init__(self) -> None:
        super().__init__("kelvinists", "Kelvinists", BODY_KELVINISTS)
        self.touches = {
            ACTION: (
                1 << PRODUCTION_ENERGY | 1 << PRODUCTION_HEAT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE,
            ),
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << PRODUCTION_HEAT | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 1 << PRODUCTION_HEAT),
        }
        self.unlimited_action = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 10)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 10):
                return False
        increase(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_HEAT, 1)
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, gauge(game, player, PRODUCTION_HEAT))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)


@final
class Reds(Body):
    """This party takes power: if the game is not a solo game, whoever has the lowest TR raises their TR 1 step; otherwise if you have at most 20 TR, raise your TR 1 step. Effect: For you, the price of each step of terraform rating is 3 M€."""

    def __init__(self) -> None:
        super().__init__("reds", "Reds", BODY_REDS)
        self.touches = {
            WHEN_NAMED: (
                1 << COUNTER_RATING,
                1 << COUNTER_RATING | FACET_ANYBODY,
                1 << COUNTER_RATING | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << COUNTER_RATING, 0, 0),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if is_played_with(game, "|module solo|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            if gauge(game, player, COUNTER_RATING) <= 20:
                increase(game, frame, COUNTER_RATING, 1)
        if frame.step == 2:
            frame.step = 3
            return not by_players(
                game, frame, UNITS, with_least(game, player, self, False, 0), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_RATING_PRICE, 3)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_RATING_PRICE, 3)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return gauge(game, player, COUNTER_RATING)


@final
class Greens(Body):
    """This party takes power: each player gains 1 M€ for each plant, microbe, or animal tag they have. Effect: When you place a greenery tile, gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("greens", "Greens", BODY_GREENS)
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            count_tags_of_any(game, player, (TAG_PLANT, TAG_MICROBE, TAG_ANIMAL), YOURS),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, YOURS, TILE_GREENERY))


@final
class Unity(Body):
    """This party takes power: each player gains 1 M€ for each Venus, Earth, or Jovian tag they have. Effect: Each titanium you have is worth 1 M€ extra."""

    def __init__(self) -> None:
        super().__init__("unity", "Unity", BODY_UNITY)
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            count_tags_of_any(game, player, (TAG_VENUS, TAG_EARTH, TAG_JOVIAN), YOURS),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, 1)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_TITANIUM_VALUE, -1)


@final
class Scientists(Body):
    """This party takes power: each player gains 1 M€ for each science tag they have. Action: Spend 10 M€ to draw 3 cards."""

    def __init__(self) -> None:
        super().__init__("scientists", "Scientists", BODY_SCIENTISTS)
        self.touches = {
            ACTION: (FACET_HAND, 1 << RESOURCE_MEGACREDIT | FACET_DECK, FACET_IN_FORCE),
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 10) and can_draw(game, 3)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 10):
                return False
        draw(game, frame, 3)
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags(game, player, TAG_SCIENCE, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)


@final
class MarsFirst(Body):
    """This party takes power: each player gains 1 M€ for each building tag they have. Effect: When you place a tile ON MARS, gain 1 steel."""

    def __init__(self) -> None:
        super().__init__("mars_first", "Mars First", BODY_MARS_FIRST)
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_STEEL, 0, 0),
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags(game, player, TAG_BUILDING, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on_map(game, owner, event, YOURS, ANY_TILE),
        )
