"""Written by the compiler from cards/fan/daily_gazette/works_council.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WorksCouncil(ProjectCard):
    """Action: Add 1 microbe to this card. Effect: When you use the action of this card, gain 1 heat. Effect: When you use the action of a card with a building tag, gain 1 steel. Effect: Twice per generation, when an opponent uses the action of a card, gain 1 M€. Effect: When anyone uses Aquifer or Convert Heat, gain 1 plant."""

    def __init__(self) -> None:
        super().__init__(
            "works_council", "Works Council", "GA05", 8, QUALITY_ACTIVE, (), TOKEN_MICROBE
        )
        self.listens = (EVENT_USES,)
        self.touches = {
            ACTION: (FACET_TOKENS, 0, 0),
            WHENEVER: (1 << RESOURCE_HEAT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_STEEL, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 3: (1 << RESOURCE_PLANT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        if frame.block == WHENEVER + 3:
            return self.whenever_4(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, uses_own_action(owner, event, YOURS, self.index)
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            uses_action(game, owner, event, YOURS, self.index, 2),
        )
        respond_limited(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            uses_action(game, owner, event, OPPONENTS, self.index, -1),
            2,
            PERIOD_GENERATION,
            WHENEVER + 2,
        )
        respond(
            game,
            self,
            WHENEVER + 3,
            owner,
            event,
            uses_project(owner, event, EVERYONE, (PROJECT_AQUIFER, PROJECT_CONVERT_HEAT)),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
