"""Written by the compiler from cards/fan/open_ledgers/soil_bank.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SoilBank(ProjectCard):
    """Action: Remove 2 microbes from one of your cards to gain 3 plants, or add 1 microbe to a card with a microbe tag."""

    def __init__(self) -> None:
        super().__init__(
            "soil_bank", "Soil Bank", "OL09", 8, QUALITY_ACTIVE, (TAG_MICROBE,), TOKEN_MICROBE
        )
        self.touches = {
            ACTION: (1 << RESOURCE_PLANT | FACET_TOKENS, FACET_TOKENS, FACET_TOKENS | FACET_CHOICE)
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay_from_own_card(game, player, self.index, TOKEN_MICROBE, 2, -1):
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
            if pay_from_own_card(game, frame, TOKEN_MICROBE, 2, -1):
                return False
        if frame.step == 3:
            frame.step = 5
            gain(game, frame, RESOURCE_PLANT, 3)
        if frame.step == 4:
            frame.step = 5
            return not add_to_card(game, frame, TOKEN_MICROBE, 1, 2)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_MICROBE) >= 1
