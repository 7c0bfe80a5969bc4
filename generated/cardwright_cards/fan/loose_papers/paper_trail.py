"""Written by the compiler from cards/fan/loose_papers/paper_trail.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PaperTrail(ProjectCard):
    """Action: Choose an opponent with fewer cards in hand than you, who gains 1 M€. Give that player 1 event from your hand and gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("paper_trail", "Paper Trail", "LP05", 5, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_HAND | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_player(game, frame, with_fewer_than(game, player, self, True, 0)):
                return False
        if frame.step == 1:
            frame.step = 2
            if by_players(game, frame, UNITS, chosen_player(frame), frame.player):
                return False
        if frame.step == 2:
            frame.step = 3
            if transfer(game, frame, 1, 2, that_player(frame.whom)):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_hand(game, player)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
