"""Written by the compiler from cards/fan/fine_print/game_reserve.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GameReserve(ProjectCard):
    """Action: Add 1 animal to this card. Effect: Opponents may not remove animals from your cards with a plant tag. Effect: While you have played at least 3 cards with at least 1 animal on them, opponents may not remove animals from your cards costing 10 M€ or more. 1 VP per 3 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "game_reserve", "Game Reserve", "FP08", 9, QUALITY_ACTIVE, (TAG_ANIMAL,), TOKEN_ANIMAL
        )
        self.touches = {ACTION: (FACET_TOKENS, 0, 0)}
        self.scores = 1
        self.has_conditions = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        protect_described(player, self.index, 2)
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_protecting_described(player, self.index, 2)
        stop_while(game, player, self.index, 0)

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return count_played(game, player, self.index, 5, YOURS) >= 3

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        protect_described(player, self.index, 6)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        stop_protecting_described(player, self.index, 6)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 2:
            return symbols(card, TAG_PLANT) >= 1 and holds_so_many(game, card, TOKEN_ANIMAL, 0)
        if number == 5:
            return is_of_the_deck(card) and holds_so_many(game, card, TOKEN_ANIMAL, 1)
        return costs_at_least(card, 10) and holds_so_many(game, card, TOKEN_ANIMAL, 0)
