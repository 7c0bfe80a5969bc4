"""Written by the compiler from cards/terraforming_mars/base/mining_guild.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MiningGuild(Corporation):
    """You start with 1 steel production, 5 steel, and 30 M€. Effect: When you gain steel or titanium as a placement bonus, increase your steel production 1 step."""

    def __init__(self) -> None:
        super().__init__("mining_guild", "Mining Guild", "R24", (TAG_BUILDING, TAG_BUILDING))
        self.listens = (EVENT_GAINS_BONUS,)
        self.touches = {WHENEVER: (1 << PRODUCTION_STEEL, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 30)
        start_with(game, player, RESOURCE_STEEL, 5)
        start_with(game, player, PRODUCTION_STEEL, 1)

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains_bonus(owner, event, YOURS, (RESOURCE_STEEL, RESOURCE_TITANIUM)),
        )
