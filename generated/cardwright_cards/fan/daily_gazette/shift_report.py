"""Written by the compiler from cards/fan/daily_gazette/shift_report.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ShiftReport(ProjectCard):
    """Gain 2 M€ for each card anyone has played whose action has been used this generation."""

    def __init__(self) -> None:
        super().__init__("shift_report", "Shift Report", "GA11", 2, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            2 * count_played(game, player, self.index, 1, EVERYONE),
        )
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and action_was_used(game, card)
