"""Written by the compiler from cards/terraforming_mars/corporate_era/saturn_systems.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SaturnSystems(Corporation):
    """You start with 1 titanium production and 42 M€. Effect: When anyone plays a Jovian tag, including this, increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__("saturn_systems", "Saturn Systems", "R03", (TAG_JOVIAN,))
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 42)
        start_with(game, player, PRODUCTION_TITANIUM, 1)

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_tag(game, owner, event, EVERYONE, TAG_JOVIAN)
        )
