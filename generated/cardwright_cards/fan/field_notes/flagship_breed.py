"""Written by the compiler from cards/fan/field_notes/flagship_breed.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FlagshipBreed(ProjectCard):
    """Add 1 animal to one of your cards and gain 2 M€ for each animal on it. 1 VP for each animal on this card."""

    def __init__(self) -> None:
        super().__init__(
            "flagship_breed",
            "Flagship Breed",
            "FN04",
            10,
            QUALITY_ACTIVE,
            (TAG_ANIMAL,),
            TOKEN_ANIMAL,
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS | 1 << RESOURCE_MEGACREDIT,
                0,
                FACET_TOKENS | FACET_CHOICE | FACET_ANYBODY,
            )
        }
        self.scores = 1

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if add_to_card(game, frame, TOKEN_ANIMAL, 1, -1):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, 2 * tokens_on_it(game, frame.spoken, TOKEN_ANIMAL))
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)
