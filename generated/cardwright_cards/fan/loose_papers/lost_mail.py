"""Written by the compiler from cards/fan/loose_papers/lost_mail.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LostMail(ProjectCard):
    """Choose an opponent with at least 2 cards in hand, who gives the owner of this card 1 card drawn at random from their hand. Action: Discard 1 event drawn at random from hand to gain 1 M€ for every 4 units of its cost, or give any opponent 1 card drawn at random from your hand and gain 3 M€."""

    def __init__(self) -> None:
        super().__init__("lost_mail", "Lost Mail", "LP06", 4, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (0, FACET_HAND | FACET_ANYBODY, FACET_HAND | FACET_CHOICE | FACET_ANYBODY),
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                FACET_HAND,
                FACET_HAND | FACET_CHOICE | FACET_ANYBODY,
            ),
            UNITS: (0, FACET_HAND, FACET_HAND | FACET_CHOICE | FACET_ANYBODY),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_player(game, frame, with_so_many(game, player, self, True, 2, 0)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, chosen_player(frame), frame.player)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_discard(game, player, self.index, 2, 1):
                options.append(0)
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
            discard_at_random(game, frame, 1, 2)
            gain(game, frame, RESOURCE_MEGACREDIT, cost_of_it(game, frame.spoken) // 4)
        if frame.step == 3:
            frame.step = 4
            if transfer_at_random(game, frame, 1, -1, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 4:
            frame.step = 5
            gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not transfer_at_random(game, frame, 1, -1, card_player(frame))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_hand(game, player)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
