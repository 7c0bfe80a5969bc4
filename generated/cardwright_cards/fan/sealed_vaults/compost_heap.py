"""Written by the compiler from cards/fan/sealed_vaults/compost_heap.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CompostHeap(ProjectCard):
    """Reveal the top card of the deck; if it is left over, it is discarded. Do this once for each revealed card: put that card face down beneath this card. Action: Do this once for each card beneath this card: gain 1 plant for each plant or microbe tag it has. Or: Spend 1 M€. Choose 1 card beneath this card: discard that card and gain 2 heat."""

    def __init__(self) -> None:
        super().__init__("compost_heap", "Compost Heap", "SV05", 4, QUALITY_ACTIVE, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS,
                FACET_DECK | FACET_TOKENS | FACET_HAND | FACET_ANYBODY,
                FACET_TOKENS | FACET_HAND | FACET_ANYBODY | FACET_CHOICE,
            ),
            ACTION: (
                1 << RESOURCE_PLANT | 1 << RESOURCE_HEAT,
                1 << RESOURCE_PLANT
                | FACET_ANYBODY
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_HEAT
                | FACET_TOKENS
                | FACET_OPEN
                | FACET_HAND,
                1 << RESOURCE_PLANT
                | FACET_TOKENS
                | FACET_ANYBODY
                | FACET_CHOICE
                | FACET_IN_FORCE
                | 1 << RESOURCE_HEAT
                | FACET_OPEN
                | FACET_HAND
                | 1 << RESOURCE_MEGACREDIT,
            ),
            UNITS: (FACET_TOKENS, FACET_HAND, FACET_HAND),
            UNITS + 1: (1 << RESOURCE_PLANT, 0, 0),
            UNITS
            + 2: (
                1 << RESOURCE_HEAT,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
            ),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            reveal(game, frame, 1)
            if for_each_card(
                game, frame, UNITS, cards_revealed(game, frame, self.index, -1), frame.player
            ):
                return False
        discard_revealed(game, frame)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 1):
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
            return not for_each_card(
                game,
                frame,
                UNITS + 1,
                each_card_beneath(game, player, self.index, -1),
                frame.player,
            )
        if frame.step == 3:
            frame.step = 4
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 1):
                return False
        if frame.step == 4:
            frame.step = 5
            return not for_any_cards(
                game,
                frame,
                UNITS + 2,
                each_card_beneath(game, player, self.index, -1),
                frame.player,
                1,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if can_be_put_beneath(game, frame, frame.card):
            put_it_beneath(game, frame, frame.card)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, tags_of_it(game, frame.card, (TAG_PLANT, TAG_MICROBE)))
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if can_be_discarded(game, player, frame.card):
            discard_it(game, frame, frame.card)
        gain(game, frame, RESOURCE_HEAT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
