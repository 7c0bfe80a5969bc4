"""Written by the compiler from cards/fan/guild_halls/lost_and_found.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LostAndFound(ProjectCard):
    """Return another of your cards costing 12 M€ or less to your hand if you can and gain 1 M€ for each event you have played, including this."""

    def __init__(self) -> None:
        super().__init__("lost_and_found", "Lost and Found", "K06", 5, QUALITY_EVENT)
        self.touches = {
            UNITS: (FACET_HAND, FACET_TOKENS | FACET_OPEN, FACET_TOKENS | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not take_back(game, frame, 0)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_played(game, player, self.index, 3, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return costs_at_most(card, 12)
        return is_of_type(card, QUALITY_EVENT)
