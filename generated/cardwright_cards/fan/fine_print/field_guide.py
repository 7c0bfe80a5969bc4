"""Written by the compiler from cards/fan/fine_print/field_guide.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FieldGuide(ProjectCard):
    """Effect: When you play a plant or animal tag, gain 1 M€. If it is an animal tag and you have at least 2 animal tags, gain 1 plant. Effect: When you use Aquifer or Convert Heat, if it is Aquifer, gain 2 heat; otherwise gain 1 M€."""

    def __init__(self) -> None:
        super().__init__("field_guide", "Field Guide", "FP03", 9, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.listens = (EVENT_PLAYS_CARD, EVENT_USES)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT, 0, FACET_OPEN),
            WHENEVER + 3: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 2)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        if count_tags(game, player, TAG_ANIMAL, YOURS) >= 2:
            gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
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
        respond(game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_PLANT))
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            uses_project(owner, event, YOURS, (PROJECT_AQUIFER,)),
        )
        respond(
            game, self, WHENEVER + 2, owner, event, plays_tag(game, owner, event, YOURS, TAG_ANIMAL)
        )
        respond(
            game,
            self,
            WHENEVER + 3,
            owner,
            event,
            uses_project(owner, event, YOURS, (PROJECT_CONVERT_HEAT,)),
        )
