"""Written by the compiler from cards/fan/archives/rare_prints.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RarePrints(ProjectCard):
    """Effect: As many times per generation as the number of city tiles you own, when you play a card with exactly as many tags as the number of city tiles you own, gain 2 M€. Effect: When you play an event, you pay 1 M€ less for it (each generation, only as many times as the number of city tiles you own). 1 VP for each card you have played with at least as many resources on it as the number of city tiles you own."""

    def __init__(self) -> None:
        super().__init__("rare_prints", "Rare Prints", "C07", 8, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PLAYS_CARD,)
        self.remembers = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}
        self.scores = 1
        self.has_conditions = True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, YOURS, self.index, 0),
            count_tiles(game, owner, TILE_CITY, YOURS),
            PERIOD_GENERATION,
            WHENEVER,
        )

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GENERATION,
            plays_card(game, owner, event, YOURS, self.index, 4),
        )

    def points(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 3, YOURS)

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return times_done(player, self.index, 0, PERIOD_GENERATION) < count_tiles(
            game, player, TILE_CITY, YOURS
        )

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        discount_quality(player, QUALITY_EVENT, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        discount_quality(player, QUALITY_EVENT, -1)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return all_symbols(game, player, card) == count_tiles(game, player, TILE_CITY, YOURS)
        if number == 3:
            return is_of_the_deck(card) and held_on(game, card, -1) >= count_tiles(
                game, player, TILE_CITY, YOURS
            )
        return is_of_type(card, QUALITY_EVENT)
