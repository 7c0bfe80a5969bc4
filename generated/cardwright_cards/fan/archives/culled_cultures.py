"""Written by the compiler from cards/fan/archives/culled_cultures.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CulledCultures(ProjectCard):
    """Action: Discard 1 card with a microbe or plant tag from hand to add 3 microbes to ANOTHER card with at least 1 microbe on it, or add 1 microbe to this card. 1 VP for each card you have played with at least 4 resources on it."""

    def __init__(self) -> None:
        super().__init__(
            "culled_cultures",
            "Culled Cultures",
            "C04",
            5,
            QUALITY_ACTIVE,
            (TAG_MICROBE,),
            TOKEN_MICROBE,
        )
        self.touches = {
            ACTION: (FACET_TOKENS, FACET_HAND, FACET_CHOICE | FACET_TOKENS | FACET_HAND)
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_discard(game, player, self.index, 0, 1):
                options.append(0)
            options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if discard(game, frame, 1, 0):
                return False
        if frame.step == 3:
            frame.step = 5
            return not add_to_another_card(game, frame, TOKEN_MICROBE, 3, 2)
        if frame.step == 4:
            frame.step = 5
            add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 7, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_MICROBE) + symbols(card, TAG_PLANT) >= 1
        if number == 2:
            return holds_so_many(game, card, TOKEN_MICROBE, 1)
        return is_of_the_deck(card) and holds_so_many(game, card, -1, 4)
