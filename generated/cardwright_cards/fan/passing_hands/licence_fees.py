"""Written by the compiler from cards/fan/passing_hands/licence_fees.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LicenceFees(ProjectCard):
    """Carry out what one of an opponent's cards with a building tag does when played, if you can (but not of one on which resources can lie) and gain 1 M€ for each city tile that player owns. That player gains 2 M€."""

    def __init__(self) -> None:
        super().__init__("licence_fees", "Licence Fees", "PH16", 8, QUALITY_EVENT, (TAG_SCIENCE,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_EVERYTHING
                | FACET_OPEN
                | FACET_IN_FORCE
                | FACET_CHOICE
                | FACET_ANYBODY
                | FACET_TILES
                | 1 << RESOURCE_MEGACREDIT,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if use_effect_of_others(game, frame, 0, OPPONENTS):
                return False
        if frame.step == 1:
            frame.step = 2
            gain(game, frame, RESOURCE_MEGACREDIT, count_of(game, self, that_player(frame.whom), 0))
            return not by_players(game, frame, UNITS, that_player(frame.whom), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
