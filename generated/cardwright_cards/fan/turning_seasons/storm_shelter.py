"""Written by the compiler from cards/fan/turning_seasons/storm_shelter.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class StormShelter(ProjectCard):
    """Action: Add 1 animal to this card. Effect: Before an opponent removes plants or animals of yours, you may spend 1 energy to prevent that. Effect: Once per generation, before an opponent decreases your plant production, prevent that and gain X M€. X is that amount. Effect: When an opponent removes plants of yours, gain 1 steel. 1 VP per 2 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "storm_shelter",
            "Storm Shelter",
            "S05",
            8,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
            TOKEN_ANIMAL,
        )
        self.listens = (EVENT_BEFORE, EVENT_GAUGE_DOWN)
        self.touches = {
            ACTION: (FACET_TOKENS, 0, 0),
            WHENEVER: (0, 1 << RESOURCE_ENERGY, 1 << RESOURCE_ENERGY | FACET_CHOICE),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 2: (1 << RESOURCE_STEEL, 0, 0),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_pay(game, player, RESOURCE_ENERGY, 1):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 1:
                pay(game, frame, RESOURCE_ENERGY, 1)
                prevent(game, frame)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        prevent(game, frame)
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                removes(owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS)
                + removes_from_cards(owner, event, OPPONENTS, TOKEN_ANIMAL, 0, YOURS),
            )
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                decreases(owner, event, OPPONENTS, PRODUCTION_PLANT, 0, YOURS),
                1,
                PERIOD_GENERATION,
                WHENEVER + 1,
            )
        if not is_before(event):
            respond(
                game,
                self,
                WHENEVER + 2,
                owner,
                event,
                removes(owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS),
            )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 2
