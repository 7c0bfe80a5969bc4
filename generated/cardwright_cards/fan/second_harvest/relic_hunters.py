"""Written by the compiler from cards/fan/second_harvest/relic_hunters.card: change that file instead."""

from cardwright_cards.fan.second_harvest.nouns import BONUS_RELIC
from cardwright_runtime.terraforming_mars.names import *


@final
class RelicHunters(ProjectCard):
    """Put 2 relics, each on a land area. Action: Take 1 relic from a land area adjacent to one of your tiles, or spend 6 energy to take 1 relic from the board and gain 1 titanium for each relic on the board. 1 VP per 2 relics you have taken."""

    def __init__(self) -> None:
        super().__init__("relic_hunters", "Relic Hunters", "SH03", 8, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                FACET_EVERYTHING | 1 << RESOURCE_TITANIUM,
                1 << RESOURCE_ENERGY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_ENERGY,
            ),
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.units = {WHEN_PLAYED: (UNITS,)}
        self.tried = (UNITS,)
        self.scores = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_pay(game, player, RESOURCE_ENERGY, 6):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 5
            return not take_marker_on(
                game, frame, BONUS_RELIC, areas(game, player, AREA_LAND) & beside_own(game, player)
            )
        if frame.step == 3:
            frame.step = 4
            pay(game, frame, RESOURCE_ENERGY, 6)
            if take_marker(game, frame, BONUS_RELIC):
                return False
        if frame.step == 4:
            frame.step = 5
            gain(game, frame, RESOURCE_TITANIUM, count_markers(game, BONUS_RELIC))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if must(
                game,
                frame,
                can_place_marker(game, player, BONUS_RELIC, areas(game, player, AREA_LAND)),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if place_marker(game, frame, BONUS_RELIC, areas(game, player, AREA_LAND)):
                return False
        if frame.step == 2:
            frame.step = 3
            if must(
                game,
                frame,
                can_place_marker(game, player, BONUS_RELIC, areas(game, player, AREA_LAND)),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            return not place_marker(game, frame, BONUS_RELIC, areas(game, player, AREA_LAND))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_taken(game, player, BONUS_RELIC, YOURS) // 2
