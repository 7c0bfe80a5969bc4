"""Written by the compiler from cards/fan/long_winter/sworn_patron.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SwornPatron(ProjectCard):
    """Choose an opponent, who does this: for the rest of this game, when they place a city tile, whoever has this card gains 3 M€ and once per generation, when they play an event, whoever has this card gains 1 heat."""

    def __init__(self) -> None:
        super().__init__("sworn_patron", "Sworn Patron", "LW04", 7, QUALITY_AUTOMATED, (TAG_EARTH,))
        self.listens = (EVENT_PLACES_TILE, EVENT_PLAYS_CARD)
        self.touches = {
            WHEN_PLAYED: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES,
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES | FACET_ANYBODY,
                FACET_TILES
                | FACET_EVERYTHING
                | FACET_IN_FORCE
                | FACET_BODIES
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            WHENEVER
            + 1: (
                1 << RESOURCE_HEAT,
                1 << RESOURCE_HEAT | FACET_ANYBODY,
                1 << RESOURCE_HEAT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, FACET_TILES | FACET_EVERYTHING),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS + 2: (1 << RESOURCE_HEAT, 0, 0),
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

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game,
                frame,
                UNITS + 1,
                whoever_has_the_card(game, self.index),
                who_has_the_card(game, self.index),
            )
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game,
                frame,
                UNITS + 2,
                whoever_has_the_card(game, self.index),
                who_has_the_card(game, self.index),
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        hold_for(game, frame, 0, PERIOD_GAME)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile(owner, event, YOURS, TILE_CITY) * held_for(owner, self.index, 0),
        )
        respond_limited(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            plays_card(game, owner, event, YOURS, self.index, 0) * held_for(owner, self.index, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER + 1,
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
