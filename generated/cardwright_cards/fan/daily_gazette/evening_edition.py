"""Written by the compiler from cards/fan/daily_gazette/evening_edition.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EveningEdition(ProjectCard):
    """Effect: When the action phase ends, gain 2 plants. Effect: When the production phase ends, you may spend 3 heat to gain 1 titanium. Effect: When the research phase ends, gain 1 steel."""

    def __init__(self) -> None:
        super().__init__("evening_edition", "Evening Edition", "GA06", 6, QUALITY_ACTIVE)
        self.listens = (EVENT_END_OF_ACTIONS, EVENT_END_OF_PRODUCTION, EVENT_END_OF_RESEARCH)
        self.touches = {
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER
            + 1: (1 << RESOURCE_TITANIUM, 1 << RESOURCE_HEAT, 1 << RESOURCE_HEAT | FACET_CHOICE),
            WHENEVER + 2: (1 << RESOURCE_STEEL, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_pay(game, player, RESOURCE_HEAT, 3):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 1:
                pay(game, frame, RESOURCE_HEAT, 3)
                gain(game, frame, RESOURCE_TITANIUM, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, end_of_action_phase(event))
        respond(game, self, WHENEVER + 1, owner, event, end_of_production_phase(event))
        respond(game, self, WHENEVER + 2, owner, event, end_of_research_phase(event))
