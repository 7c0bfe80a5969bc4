"""Written by the compiler from cards/fan/long_watch/seed_vault.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeedVault(ProjectCard):
    """Gain 2 plants. Effect: When an opponent removes plants of yours, gain X plants. X is that amount. Effect: When you gain at least 2 plants, you may spend X M€ to increase your plant production 1 step. X is that amount."""

    def __init__(self) -> None:
        super().__init__(
            "seed_vault", "Seed Vault", "L02", 9, QUALITY_ACTIVE, (TAG_PLANT, TAG_BUILDING)
        )
        self.listens = (EVENT_GAUGE_DOWN, EVENT_GAUGE_UP)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER
            + 1: (
                1 << PRODUCTION_PLANT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            ),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, frame.amount)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, frame.amount):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, frame.amount):
                return False
        if frame.step == 3:
            frame.step = 4
            increase(game, frame, PRODUCTION_PLANT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            removes(owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS),
        )
        respond(
            game, self, WHENEVER + 1, owner, event, gains(owner, event, YOURS, RESOURCE_PLANT, 2)
        )
