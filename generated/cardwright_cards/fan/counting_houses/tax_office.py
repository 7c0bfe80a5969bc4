"""Written by the compiler from cards/fan/counting_houses/tax_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TaxOffice(ProjectCard):
    """Effect: When you gain at least 4 plants, gain 1 M€ for every 2 of them (plus 1). Action: Spend half of your M€ (rounded down) to look at 1 card from the top of the deck for each generation so far and either buy or discard each. 1 VP per 2 different resources you have."""

    def __init__(self) -> None:
        super().__init__("tax_office", "Tax Office", "CH08", 7, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_GAUGE_UP,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_DECK,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            ),
        }
        self.units = {ACTION: (UNITS,)}
        self.tried = (UNITS,)
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount // 2 + 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if must(
                game,
                frame,
                can_pay_money(
                    game,
                    player,
                    RESOURCE_MEGACREDIT,
                    most_money(game, player, RESOURCE_MEGACREDIT) // 2,
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if pay_money(
                game, frame, RESOURCE_MEGACREDIT, most_money(game, player, RESOURCE_MEGACREDIT) // 2
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            if must(game, frame, can_draw(game, generation(game))):
                return False
        if frame.step == 3:
            frame.step = 4
            return not draw_to_buy(game, frame, generation(game))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, gains(owner, event, YOURS, RESOURCE_PLANT, 4))

    def points(self, game: Game, player: Player) -> int:
        return count_different_resources(game, player) // 2
