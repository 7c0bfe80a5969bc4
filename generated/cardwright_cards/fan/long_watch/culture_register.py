"""Written by the compiler from cards/fan/long_watch/culture_register.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CultureRegister(ProjectCard):
    """Effect: When anyone adds microbes to a card, if it is not a science card, gain X M€. X is that amount. Effect: When you play a microbe or plant tag, including this, add a microbe to this card. If it costs 12 M€ or more, draw a card. Effect: When an opponent removes animals of yours, gain X plants. X is that amount."""

    def __init__(self) -> None:
        super().__init__(
            "culture_register",
            "Culture Register",
            "L09",
            10,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_MICROBE),
            TOKEN_MICROBE,
        )
        self.listens = (EVENT_TOKENS_UP, EVENT_PLAYS_CARD, EVENT_TOKENS_DOWN)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (FACET_TOKENS | FACET_HAND, FACET_DECK, FACET_DECK),
            WHENEVER + 2: (1 << RESOURCE_PLANT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if (
                it_is(game, player, frame.card, self.index, 4)
                and can_draw(game, 1)
                or not it_is(game, player, frame.card, self.index, 4)
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            add_to_this_card(game, frame, 1)
            if it_is(game, player, frame.card, self.index, 4):
                draw(game, frame, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, frame.amount)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if not it_is(game, owner, event.card, self.index, 2):
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                adds(game, owner, event, EVERYONE, self.index, TOKEN_MICROBE, -1, 0),
            )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_MICROBE)
            + plays_tag(game, owner, event, YOURS, TAG_PLANT),
        )
        respond(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            removes_from_cards(owner, event, OPPONENTS, TOKEN_ANIMAL, 0, YOURS),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 2:
            return symbols(card, TAG_SCIENCE) >= 1
        return costs_at_least(card, 12)
