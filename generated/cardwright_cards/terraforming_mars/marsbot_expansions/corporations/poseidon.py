"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/poseidon.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPoseidon(AutomaCorporation):
    """Place a colony. Effect: When anyone places a colony, advance the least advanced track."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_poseidon",
            "MarsBot: Poseidon",
            "C33",
            -1,
            (),
            (),
            (),
            (),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "colonies",
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (0, 0, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_PLACE_COLONY, "")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_PLACE_COLONY, "")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_ADVANCE_LOWEST, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_LOWEST, "")
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, performs(owner, event, EVERYONE, TRIGGER_COLONIZE)
        )
