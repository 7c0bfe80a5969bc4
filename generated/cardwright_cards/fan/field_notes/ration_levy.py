"""Written by the compiler from cards/fan/field_notes/ration_levy.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RationLevy(ProjectCard):
    """Action: Steal 3 M€ from any opponent with more plants than you. That player draws 1 card."""

    def __init__(self) -> None:
        super().__init__("ration_levy", "Ration Levy", "FN06", 7, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT | FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_HAND | FACET_DECK,
                1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << RESOURCE_PLANT
                | FACET_HAND
                | FACET_DECK,
            ),
            UNITS: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if steal_from(
                game, frame, RESOURCE_MEGACREDIT, 3, with_more_than(game, player, self, True, 0)
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, that_player(frame.whom), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if can_draw(game, 1):
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return gauge(game, player, RESOURCE_PLANT)
