"""Written by the compiler from cards/terraforming_mars/base/inventrix.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Inventrix(Corporation):
    """You start with 45 M€. As your first action in the game, draw 3 cards. Effect: Your global requirements are +2 or −2 steps, your choice in each case."""

    def __init__(self) -> None:
        super().__init__("inventrix", "Inventrix", "R43", (TAG_SCIENCE,))
        self.touches = {FIRST_ACTION: (FACET_HAND, FACET_DECK, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 45)

    def first_action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 3):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 3)
        return True

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_LEEWAY, 2)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_LEEWAY, -2)
