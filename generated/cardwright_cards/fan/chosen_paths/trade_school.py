"""Written by the compiler from cards/fan/chosen_paths/trade_school.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TradeSchool(ProjectCard):
    """Choose Y (animal, microbe, or plant): for the rest of this game, when you play a Y tag, gain 2 M€; turn over cards of the deck until you find 1 card with a Y tag, take it into your hand and discard the rest."""

    def __init__(self) -> None:
        super().__init__("trade_school", "Trade School", "CP1", 9, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHEN_PLAYED: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES | FACET_HAND,
                FACET_DECK,
                FACET_EVERYTHING | FACET_DECK | FACET_CHOICE,
            ),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_draw(game, 1):
                options.append(0)
            if can_draw(game, 1):
                options.append(1)
            if can_draw(game, 1):
                options.append(2)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            hold_for(game, frame, 0, PERIOD_GAME)
            draw_described(game, frame, 1, 0)
        elif frame.chosen == 1:
            hold_for(game, frame, 1, PERIOD_GAME)
            draw_described(game, frame, 1, 2)
        elif frame.chosen == 2:
            hold_for(game, frame, 2, PERIOD_GAME)
            draw_described(game, frame, 1, 4)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
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
            plays_tag(game, owner, event, YOURS, TAG_ANIMAL) * held_for(owner, self.index, 0),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_MICROBE) * held_for(owner, self.index, 1),
        )
        respond(
            game,
            self,
            WHENEVER + 2,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_PLANT) * held_for(owner, self.index, 2),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_ANIMAL) >= 1
        if number == 2:
            return symbols(card, TAG_MICROBE) >= 1
        return symbols(card, TAG_PLANT) >= 1
