"""Written by the compiler from cards/fan/sealed_vaults/herbarium.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Herbarium(ProjectCard):
    """Action: Put 1 card with a plant tag from your hand face down beneath this card and gain 2 plants. Effect: While there are at least 2 cards beneath this card, plant cards cost you 1 M€ less. 1 VP per 2 cards beneath this card."""

    def __init__(self) -> None:
        super().__init__("herbarium", "Herbarium", "SV01", 7, QUALITY_ACTIVE, (TAG_PLANT,))
        self.touches = {
            ACTION: (FACET_TOKENS | 1 << RESOURCE_PLANT, FACET_HAND, FACET_HAND | FACET_CHOICE)
        }
        self.scores = 1
        self.has_conditions = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if put_beneath(game, frame, 1, 0):
                return False
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)

    def points(self, game: Game, player: Player) -> int:
        return count_beneath(game, player, self.index, -1) // 2

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return count_beneath(game, player, self.index, -1) >= 2

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        discount_tag(player, TAG_PLANT, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        discount_tag(player, TAG_PLANT, -1)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_PLANT) >= 1
