"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/splice.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotSplice(AutomaCorporation):
    """Gain 8 M€ and put Research and Development out of the game. Effect: When an opponent plays a microbe tag, gain 2 M€. That player does this: either gain 2 M€, or add a microbe to it. Effect: When you resolve a microbe tag, gain 4 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_splice",
            "MarsBot: Splice",
            "C24",
            -1,
            (TAG_PLANT,),
            (),
            (TAG_MICROBE,),
            (),
            (),
            (),
            0,
            -1,
            TAG_MICROBE,
            1,
        )
        self.listens = (EVENT_PLAYS_CARD, EVENT_PERFORMS)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT | FACET_TOKENS,
                1 << RESOURCE_MEGACREDIT | FACET_TOKENS | FACET_ANYBODY,
                FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_TOKENS | FACET_ANYBODY,
            ),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS: (1 << RESOURCE_MEGACREDIT | FACET_TOKENS, 0, FACET_CHOICE),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_DESTROY, "|bonus_card research_and_development|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            gain(game, frame, RESOURCE_MEGACREDIT, 8)
            return not perform_deed(
                game, frame, DEED_DESTROY, "|bonus_card research_and_development|"
            )
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            gain(game, frame, RESOURCE_MEGACREDIT, 2)
            return not by_players(game, frame, UNITS, that_player(frame.actor), frame.player)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_add_to_it(game, player, frame.card, TOKEN_MICROBE):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            gain(game, frame, RESOURCE_MEGACREDIT, 2)
        elif frame.chosen == 1:
            add_to_it(game, frame, frame.card, TOKEN_MICROBE, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_tag(game, owner, event, OPPONENTS, TAG_MICROBE),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag microbe|"),
        )
