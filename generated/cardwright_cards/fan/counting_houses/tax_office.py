"""Written by the compiler from cards/fan/counting_houses/tax_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TaxOffice(ProjectCard):
    """Effect: When you gain at least 4 plants, gain 1 M€ for every 2 of them (plus 1). Action: Spend half of your M€ (rounded down) to look at 1 card from the top of the deck for each generation so far and either buy or discard each. 1 VP per 2 different resources you have."""

    def __init__(self) -> None:
        super().__init__("tax_office", "Tax Office", "CH08", 7, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_GAUGE_UP,)
        self.touches = {
            ACTION: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_DECK | FACET_MONEY,
                1 << RESOURCE_MEGACREDIT | FACET_CHOICE | FACET_MONEY | FACET_IN_FORCE,
            ),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(
            game, player, RESOURCE_MEGACREDIT, stock(game, player, RESOURCE_MEGACREDIT) // 2
        ) and can_draw(game, generation(game))

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay(game, frame, RESOURCE_MEGACREDIT, stock(game, player, RESOURCE_MEGACREDIT) // 2):
                return False
        if frame.step == 1:
            frame.step = 2
            return not draw_to_buy(game, frame, generation(game))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount // 2 + 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, gains(owner, event, YOURS, RESOURCE_PLANT, 4))

    def points(self, game: Game, player: Player) -> int:
        return count_different_resources(game, player) // 2
