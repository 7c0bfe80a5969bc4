"""Written by the compiler from cards/fan/sealed_vaults/core_library.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CoreLibrary(ProjectCard):
    """Action: Reveal the top 2 cards of the deck; what nobody takes is discarded. Choose 1 revealed card: put that card face down beneath this card. Or: Choose 1 card beneath this card: gain 1 M€ for every 3 units of its cost, and take that card into your hand. 1 VP per 3 cards beneath this card with a science tag."""

    def __init__(self) -> None:
        super().__init__("core_library", "Core Library", "SV04", 8, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.touches = {
            ACTION: (
                FACET_TOKENS | 1 << RESOURCE_MEGACREDIT | FACET_HAND,
                FACET_DECK
                | FACET_TOKENS
                | FACET_HAND
                | FACET_ANYBODY
                | 1 << RESOURCE_MEGACREDIT
                | FACET_OPEN,
                FACET_TOKENS
                | FACET_HAND
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_OPEN
                | FACET_DECK,
            ),
            UNITS: (FACET_TOKENS, FACET_HAND, FACET_HAND),
            UNITS
            + 1: (
                1 << RESOURCE_MEGACREDIT | FACET_HAND,
                FACET_TOKENS | FACET_OPEN,
                FACET_TOKENS | FACET_OPEN,
            ),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_draw(game, 2):
                options.append(0)
            options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            reveal(game, frame, 2)
            if for_any_cards(
                game, frame, UNITS, cards_revealed(game, frame, self.index, -1), frame.player, 1
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            if for_any_cards(
                game,
                frame,
                UNITS + 1,
                each_card_beneath(game, player, self.index, -1),
                frame.player,
                1,
            ):
                return False
        discard_revealed(game, frame)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if can_be_put_beneath(game, frame, frame.card):
            put_it_beneath(game, frame, frame.card)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, cost_of_it(game, frame.card) // 3)
        if can_be_taken(game, frame, frame.card):
            take_it(game, frame, frame.card)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_beneath(game, player, self.index, 2) // 3

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_SCIENCE) >= 1
