"""Written by the compiler from cards/fan/passing_hands/double_feeding.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DoubleFeeding(ProjectCard):
    """Choose 2 cards you have played with an animal or microbe tag; for each of them: add 1 resource to it."""

    def __init__(self) -> None:
        super().__init__("double_feeding", "Double Feeding", "PH01", 6, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS,
                FACET_TOKENS | FACET_ANYBODY,
                FACET_TOKENS | FACET_OPEN | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (FACET_TOKENS, 0, 0),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not for_any_cards(
                game,
                frame,
                UNITS,
                cards_in_play(game, player, self.index, 1, YOURS),
                frame.player,
                2,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if can_add_to_it(game, player, frame.card, -1):
            add_to_it(game, frame, frame.card, -1, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and symbols(card, TAG_ANIMAL) + symbols(card, TAG_MICROBE) >= 1
