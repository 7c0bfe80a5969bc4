"""Written by the compiler from cards/fan/claim_stakes/town_meeting.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TownMeeting(ProjectCard):
    """Action: The first player gains 2 M€. The next player in turn order draws 1 card. Or: Steal 1 plant from the next player in turn order and gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("town_meeting", "Town Meeting", "ST05", 5, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT | FACET_HAND | 1 << RESOURCE_PLANT | 1 << RESOURCE_HEAT,
                1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_HAND
                | FACET_DECK
                | 1 << RESOURCE_PLANT,
                1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | FACET_HAND
                | FACET_DECK
                | 1 << RESOURCE_PLANT,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS + 1: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 6
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if by_players(game, frame, UNITS, first_player(game), frame.player):
                return False
        if frame.step == 3:
            frame.step = 6
            return not by_players(game, frame, UNITS + 1, next_player(game, player), frame.player)
        if frame.step == 4:
            frame.step = 5
            if steal_from(game, frame, RESOURCE_PLANT, 1, next_player(game, player)):
                return False
        if frame.step == 5:
            frame.step = 6
            gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if can_draw(game, 1):
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
