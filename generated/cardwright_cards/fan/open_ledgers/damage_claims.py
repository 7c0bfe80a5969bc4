"""Written by the compiler from cards/fan/open_ledgers/damage_claims.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DamageClaims(ProjectCard):
    """Effect: When an opponent removes resources of yours, gain X M€. X is that amount. Effect: Once per generation, when an opponent decreases your production, draw a card."""

    def __init__(self) -> None:
        super().__init__("damage_claims", "Damage Claims", "OL04", 5, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_GAUGE_DOWN,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
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
            removes(owner, event, OPPONENTS, RESOURCE_MEGACREDIT, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_STEEL, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_TITANIUM, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_ENERGY, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_HEAT, 0, YOURS),
        )
        respond_limited(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            decreases(owner, event, OPPONENTS, PRODUCTION_MEGACREDIT, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_STEEL, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_TITANIUM, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_PLANT, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_ENERGY, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_HEAT, 0, YOURS),
            1,
            PERIOD_GENERATION,
            WHENEVER + 1,
        )
