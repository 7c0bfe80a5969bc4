"""Written by the compiler from cards/fan/moss_gardens/mixed_garden.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MixedGarden(ProjectCard):
    """Requires an animal tag and a microbe tag. Take 1 plant from the store for each science tag you have (minus 1 for each Earth tag you have). If you have at most 1 Earth tag, take 1 M€ from the store for each different tag you have, including this. If you have more science tags than space tags, take 1 heat from the store."""

    def __init__(self) -> None:
        super().__init__("mixed_garden", "Mixed Garden", "J04", 6, QUALITY_AUTOMATED, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_PLANT | 1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_HEAT,
                0,
                FACET_OPEN,
            )
        }
        self.required = 3

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return count_tags(game, player, TAG_ANIMAL, YOURS) >= 1
        if number == 1:
            return count_tags(game, player, TAG_MICROBE, YOURS) >= 1
        return wild_tags_last(game, player, (TAG_ANIMAL, TAG_MICROBE), (1, 1))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_PLANT,
            max(
                0,
                count_tags(game, player, TAG_SCIENCE, YOURS)
                - printed_tags(game, player, (TAG_EARTH,), YOURS),
            ),
        )
        if printed_tags(game, player, (TAG_EARTH,), YOURS) <= 1:
            gain(game, frame, RESOURCE_MEGACREDIT, count_different_tags(game, player))
        if count_tags(game, player, TAG_SCIENCE, YOURS) > printed_tags(
            game, player, (TAG_SPACE,), YOURS
        ):
            gain(game, frame, RESOURCE_HEAT, 1)
        return True
