"""Written by the compiler from cards/fan/second_thoughts/climate_brake.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ClimateBrake(ProjectCard):
    """Effect: Once per generation, before an opponent raises temperature, you may spend 3 M€ to prevent 1 of that. Effect: Before anyone raises oxygen at least 2 steps, prevent 1 of that."""

    def __init__(self) -> None:
        super().__init__(
            "climate_brake", "Climate Brake", "HB03", 12, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.listens = (EVENT_BEFORE,)
        self.touches = {
            WHENEVER: (
                0,
                1 << RESOURCE_MEGACREDIT | FACET_TRIGGERS,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_TRIGGERS | FACET_CHOICE,
            ),
            WHENEVER + 1: (0, FACET_TRIGGERS, FACET_TRIGGERS),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 3):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 3):
                return False
        if frame.step == 3:
            frame.step = 4
            prevent_some(game, frame, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        prevent_some(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER,
                owner,
                event,
                raises(owner, event, OPPONENTS, TRACK_TEMPERATURE, 0),
                1,
                PERIOD_GENERATION,
                WHENEVER,
            )
        if is_before(event):
            respond(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                raises(owner, event, EVERYONE, TRACK_OXYGEN, 2),
            )
