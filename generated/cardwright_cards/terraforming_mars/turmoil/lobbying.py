"""Written by the compiler from cards/terraforming_mars/turmoil/lobbying.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import (
    PROJECT_SEND_FROM_LOBBY,
    PROJECT_SEND_FROM_RESERVE,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class SendFromLobby(Project):
    """Action: Send 1 delegate from the lobby."""

    def __init__(self) -> None:
        super().__init__(
            "send_from_lobby",
            "Delegate from the Lobby",
            PROJECT_SEND_FROM_LOBBY,
            0,
            KIND_CONVERSION,
        )
        self.touches = {ACTION: (FACET_BODIES, FACET_BODIES, FACET_CHOICE)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_send(game, player, 1, POOL_LOBBY)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not send(game, frame, 1, POOL_LOBBY)
        return True


@final
class SendFromReserve(Project):
    """Action: Spend 5 M€ to send 1 delegate from the reserve."""

    def __init__(self) -> None:
        super().__init__(
            "send_from_reserve",
            "Delegate from the Reserve",
            PROJECT_SEND_FROM_RESERVE,
            5,
            KIND_CONVERSION,
        )
        self.touches = {
            ACTION: (
                FACET_BODIES,
                1 << RESOURCE_MEGACREDIT | FACET_BODIES,
                FACET_IN_FORCE | FACET_CHOICE,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_send(game, player, 1, POOL_SUPPLY)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 5):
                return False
        if frame.step == 1:
            frame.step = 2
            return not send(game, frame, 1, POOL_SUPPLY)
        return True
