"""Written by the compiler from cards/fan/counting_houses/year_in_review.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class YearInReview(ProjectCard):
    """Gain 1 M€ for each time this generation that you played a card, including this (at most 6). If this generation you placed a city tile or greenery tile at least 2 times, draw 1 card."""

    def __init__(self) -> None:
        super().__init__("year_in_review", "Year in Review", "CH12", 3, QUALITY_EVENT)
        self.remembers = (EVENT_PLAYS_CARD, EVENT_PLACES_TILE)
        self.touches = {
            UNITS: (
                1 << RESOURCE_MEGACREDIT | FACET_HAND,
                FACET_DECK,
                FACET_EVERYTHING | FACET_OPEN | FACET_TRIGGERS | FACET_DECK,
            ),
            UNITS
            + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_EVERYTHING | FACET_OPEN | FACET_TRIGGERS),
            UNITS
            + 2: (
                FACET_HAND,
                FACET_DECK,
                FACET_DECK | FACET_EVERYTHING | FACET_OPEN | FACET_TRIGGERS,
            ),
        }
        self.units = {WHEN_PLAYED: (UNITS,)}
        self.tried = (UNITS,)

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        if unit == UNITS + 1:
            return can_carry_out(game, player, self.index, (UNITS + 1,))
        if unit == UNITS + 2:
            return can_carry_out(game, player, self.index, (UNITS + 2,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS + 1, UNITS + 2))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            min(times_done(player, self.index, 0, PERIOD_GENERATION), 6),
        )
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if times_done(player, self.index, 1, PERIOD_GENERATION) >= 2:
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if must(game, frame, can_draw(game, 1)):
                return False
        if frame.step == 2:
            frame.step = 3
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GENERATION,
            plays_card(game, owner, event, YOURS, self.index, 0),
        )
        count_done(
            owner,
            event,
            self.index,
            1,
            PERIOD_GENERATION,
            min(
                1,
                places_tile(owner, event, YOURS, TILE_CITY)
                + places_tile(owner, event, YOURS, TILE_GREENERY),
            ),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return True
