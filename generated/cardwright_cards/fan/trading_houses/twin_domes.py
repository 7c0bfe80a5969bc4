"""Written by the compiler from cards/fan/trading_houses/twin_domes.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TwinDomes(ProjectCard):
    """Requires 2 plant tags and an animal tag, or 8% oxygen. Increase your plant production 1 step. If you have more building tags than space tags, gain 4 M€; otherwise draw 1 card. 1 VP."""

    def __init__(self) -> None:
        super().__init__("twin_domes", "Twin Domes", "M01", 12, QUALITY_AUTOMATED, (TAG_BUILDING,))
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_PLANT | 1 << RESOURCE_MEGACREDIT | FACET_HAND,
                FACET_DECK,
                FACET_DECK | FACET_OPEN,
            )
        }
        self.printed_points = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tags(game, player, TAG_PLANT, YOURS) >= 2
            and count_tags(game, player, TAG_ANIMAL, YOURS) >= 1
            or track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 8
        )

    def possible(self, game: Game, player: Player) -> bool:
        return (
            count_tags(game, player, TAG_BUILDING, YOURS)
            > printed_tags(game, player, (TAG_SPACE,), YOURS)
            or count_tags(game, player, TAG_BUILDING, YOURS)
            <= printed_tags(game, player, (TAG_SPACE,), YOURS)
            and can_draw(game, 1)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_PLANT, 1)
        if frame.block == WHEN_PLAYED:
            if count_tags(game, player, TAG_BUILDING, YOURS) > printed_tags(
                game, player, (TAG_SPACE,), YOURS
            ):
                gain(game, frame, RESOURCE_MEGACREDIT, 4)
            else:
                draw(game, frame, 1)
        return True
