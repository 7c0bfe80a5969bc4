"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/philares.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPhilares(AutomaCorporation):
    """Place a greenery tile and add 1 science resource to this card. Resolve the bonus card Local Neural Instance and put Local Neural Instance out of the game. Shuffle Build, Build, Build into the bonus deck. Effect: When anyone places a tile adjacent to a tile of the other side, add a science resource to this card. If possible, remove 4 science resources from this card to advance the most advanced track."""

    def __init__(self) -> None:
        super().__init__("marsbot_philares", "MarsBot: Philares", "C22", TOKEN_SCIENCE)
        self.listens = (EVENT_PERFORMS,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES | FACET_TOKENS, 0, FACET_TILES | FACET_CHOICE),
            UNITS: (FACET_TOKENS, FACET_TOKENS, FACET_TOKENS),
            UNITS + 1: (FACET_TOKENS, 0, 0),
            UNITS + 2: (0, FACET_TOKENS, FACET_TOKENS),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}
        self.units = {WHENEVER: (UNITS,)}
        self.tried = (UNITS,)
        self.needed = 4

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        if number == 1:
            return can_perform(game, player, DEED_RESOLVE_NOW, "|bonus_card local_neural_instance|")
        if number == 2:
            return can_perform(game, player, DEED_DESTROY, "|bonus_card local_neural_instance|")
        return can_perform(game, player, DEED_SHUFFLE_IN, "|bonus_card build_build_build|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            add_to_this_card(game, frame, 1)
            if perform_deed(game, frame, DEED_RESOLVE_NOW, "|bonus_card local_neural_instance|"):
                return False
        if frame.step == 2:
            frame.step = 3
            if perform_deed(game, frame, DEED_DESTROY, "|bonus_card local_neural_instance|"):
                return False
        if frame.step == 3:
            frame.step = 4
            return not perform_deed(game, frame, DEED_SHUFFLE_IN, "|bonus_card build_build_build|")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_answer(game, frame, (UNITS,)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not in_any_order(game, frame, (UNITS,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS + 1, UNITS + 2))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_first(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if must(game, frame, can_pay_from_card(game, player, self.index, 4)):
                return False
        if frame.step == 3:
            frame.step = 4
            pay_from_this_card(game, frame, 4)
            if must(game, frame, can_perform(game, player, DEED_ADVANCE_HIGHEST, "")):
                return False
        if frame.step == 4:
            frame.step = 5
            return not perform_deed(game, frame, DEED_ADVANCE_HIGHEST, "")
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, performs(owner, event, EVERYONE, TRIGGER_TOUCH))
