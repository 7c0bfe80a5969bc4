"""Written by the compiler from cards/fan/counting_houses/rumour_mill.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RumourMill(ProjectCard):
    """Gain 1 M€ for each different tag your OPPONENTS have (at most 8), and gain 1 steel for each opponent. Gain 1 heat for each heat production your OPPONENTS have, and raise temperature or oxygen 1 step. Effect: When you play a card costing 10 to 19 M€ with at least 2 different tags, you pay 2 M€ less for it."""

    def __init__(self) -> None:
        super().__init__("rumour_mill", "Rumour Mill", "CH11", 8, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.touches = {
            UNITS: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_STEEL, 0, FACET_OPEN | FACET_ANYBODY),
            UNITS + 1: (1 << RESOURCE_HEAT, 0, 1 << PRODUCTION_HEAT | FACET_ANYBODY),
            UNITS + 2: (FACET_TRACKS, 0, FACET_CHOICE),
        }
        self.sets_off = {
            UNITS + 2: ((FACET_TRACKS, TRACK_TEMPERATURE, 1), (FACET_TRACKS, TRACK_OXYGEN, 1))
        }
        self.perhaps = (UNITS + 2,)
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            min(count_different_tags_of(game, player, OPPONENTS), 8),
        )
        gain(game, frame, RESOURCE_STEEL, count_seats(game, True))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_HEAT, gauge_of(game, player, PRODUCTION_HEAT, OPPONENTS))
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        if frame.step == 3:
            frame.step = 4
            return not raise_track(game, frame, TRACK_OXYGEN, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)

    def enter(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 0, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 0, -2)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return costs_at_least(card, 10) and costs_at_most(card, 19) and different_symbols(card) >= 2
