"""Written by the compiler from cards/fan/guild_halls/travelling_crew.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TravellingCrew(ProjectCard):
    """Requires having played 1 card with at least 1 resource on it. Use the action of one of your cards with at least 2 resources on them if you can (even if it was used before) and gain 1 M€ for every 2 different tags you have, including this."""

    def __init__(self) -> None:
        super().__init__(
            "travelling_crew", "Travelling Crew", "K04", 4, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {
            UNITS: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            ),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.carries_out = True

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_played(game, player, self.index, 1, YOURS) >= 1

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_action(game, frame, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_different_tags(game, player) // 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 1:
            return is_of_the_deck(card) and holds_so_many(game, card, -1, 1)
        return holds_so_many(game, card, -1, 2)
