"""Written by the compiler from cards/terraforming_mars/corporate_era/io_mining_industries.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IoMiningIndustries(ProjectCard):
    """Increase your titanium production 2 steps and your M€ production 2 steps. 1 VP per Jovian tag you have."""

    def __init__(self) -> None:
        super().__init__(
            "io_mining_industries",
            "Io Mining Industries",
            "092",
            41,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_TITANIUM | 1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.scores = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 2)
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def points(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_JOVIAN,), YOURS)
