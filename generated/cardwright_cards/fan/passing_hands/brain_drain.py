"""Written by the compiler from cards/fan/passing_hands/brain_drain.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BrainDrain(ProjectCard):
    """Choose an opponent, who does this: if there are more cards in their hand than cards in the hand of the owner of this card, give the owner of this card 1 card from their hand; otherwise whoever has this card draws 1 card."""

    def __init__(self) -> None:
        super().__init__("brain_drain", "Brain Drain", "PH13", 4, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_HAND | FACET_DECK | FACET_ANYBODY,
                FACET_HAND | FACET_CHOICE | FACET_ANYBODY | FACET_DECK,
            ),
            UNITS: (
                FACET_HAND,
                FACET_HAND | FACET_DECK | FACET_ANYBODY,
                FACET_HAND | FACET_CHOICE | FACET_ANYBODY | FACET_DECK,
            ),
            UNITS + 1: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_player(game, frame, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, chosen_player(frame), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if count_hand(game, player) > count_of(game, self, card_player(frame), 0):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            return not transfer(game, frame, 1, -1, card_player(frame))
        if frame.step == 2:
            frame.step = 3
            return not by_players(game, frame, UNITS + 1, card_player(frame), frame.actor)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if can_draw(game, 1):
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_hand(game, player)
