"""Written by the compiler from cards/fan/long_winter/long_feud.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LongFeud(ProjectCard):
    """Choose an opponent, who does this: for the rest of this game, when they claim a milestone, lose 2 M€; whoever has this card does this: gain 2 M€ and draw a card."""

    def __init__(self) -> None:
        super().__init__("long_feud", "Long Feud", "LW05", 5, QUALITY_EVENT)
        self.listens = (EVENT_PRIZE,)
        self.touches = {
            WHEN_PLAYED: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES,
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES | FACET_ANYBODY,
                FACET_EVERYTHING
                | FACET_IN_FORCE
                | FACET_TILES
                | FACET_BODIES
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT | FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_HAND | FACET_DECK | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_HAND | FACET_DECK | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, FACET_EVERYTHING),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT | FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_player(game, frame, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, chosen_player(frame), frame.player)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_lose(game, player, RESOURCE_MEGACREDIT, 2):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            lose(game, frame, RESOURCE_MEGACREDIT, 2)
            return not by_players(
                game,
                frame,
                UNITS + 1,
                whoever_has_the_card(game, self.index),
                who_has_the_card(game, self.index),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        hold_for(game, frame, 0, PERIOD_GAME)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        if can_draw(game, 1):
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            claims(owner, event, YOURS) * held_for(owner, self.index, 0),
        )
