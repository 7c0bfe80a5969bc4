"""Written by the compiler from cards/fan/loose_papers/reprint_rights.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ReprintRights(ProjectCard):
    """Effect: When an opponent plays a card with a building tag, you may spend 3 M€ to carry out once more what that card does when played, if you can (but not of another player's card on which resources can lie). Effect: When an opponent plays an event, carry out once more what that card does when played, if you can (but not of another player's card on which resources can lie). Effect: Once per generation, when an opponent uses the action of a card, you may spend 1 M€ to use the action of that card once more if you can (but not of another player's card on which resources can lie)."""

    def __init__(self) -> None:
        super().__init__(
            "reprint_rights", "Reprint Rights", "LP07", 9, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.listens = (EVENT_PLAYS_CARD, EVENT_USES)
        self.touches = {
            WHENEVER: (
                FACET_EVERYTHING,
                1 << RESOURCE_MEGACREDIT | FACET_EVERYTHING,
                FACET_IN_FORCE
                | FACET_EVERYTHING
                | FACET_OPEN
                | FACET_CHOICE
                | FACET_ANYBODY
                | 1 << RESOURCE_MEGACREDIT,
            ),
            WHENEVER
            + 1: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | FACET_ANYBODY,
            ),
            WHENEVER
            + 2: (
                FACET_EVERYTHING,
                1 << RESOURCE_MEGACREDIT | FACET_EVERYTHING,
                FACET_IN_FORCE
                | FACET_EVERYTHING
                | FACET_OPEN
                | FACET_CHOICE
                | FACET_ANYBODY
                | 1 << RESOURCE_MEGACREDIT,
            ),
        }
        self.carries_out = True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 3):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 3):
                return False
        if frame.step == 3:
            frame.step = 4
            return not use_effect_of_it(game, frame, frame.card)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_effect_of_it(game, frame, frame.card)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 1):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 1):
                return False
        if frame.step == 3:
            frame.step = 4
            return not use_action_of_it(game, frame, frame.card)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, OPPONENTS, self.index, 0),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            plays_card(game, owner, event, OPPONENTS, self.index, 4),
        )
        respond_limited(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            uses_action(game, owner, event, OPPONENTS, self.index, -1),
            1,
            PERIOD_GENERATION,
            WHENEVER + 2,
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_BUILDING) >= 1
        return is_of_type(card, QUALITY_EVENT)
