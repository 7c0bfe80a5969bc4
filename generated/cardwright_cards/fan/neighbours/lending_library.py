"""Written by the compiler from cards/fan/neighbours/lending_library.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LendingLibrary(ProjectCard):
    """Action: Spend 1 M€. Choose an opponent, who draws 1 card. Look at the top 2 cards from the deck. Take 1 of them into hand and discard the other 1. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "lending_library", "Lending Library", "N04", 8, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            ACTION: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_HAND | FACET_DECK | FACET_ANYBODY,
                FACET_IN_FORCE | FACET_HAND | FACET_DECK | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (FACET_HAND, FACET_DECK, FACET_DECK),
        }
        self.printed_points = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 1) and can_draw(game, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 1):
                return False
        if frame.step == 1:
            frame.step = 2
            if choose_player(game, frame, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 2:
            frame.step = 3
            if by_players(game, frame, UNITS, chosen_player(frame), frame.player):
                return False
        if frame.step == 3:
            frame.step = 4
            return not draw_some(game, frame, 2, 1, -1, False)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if can_draw(game, 1):
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
