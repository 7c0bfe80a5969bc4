"""Written by the compiler from cards/fan/counting_houses/menagerie_inspectors.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MenagerieInspectors(ProjectCard):
    """Requires 1 opponent with at least 1 animal tag. Action: Remove 1 animal from any card other than this one with at least 2 different tags to add 2 animals to this card, or add 1 animal to a card with no animals on it. 1 VP per 2 animals on cards with an animal tag of yours. 1 VP per 3 animals on your cards."""

    def __init__(self) -> None:
        super().__init__(
            "menagerie_inspectors",
            "Menagerie Inspectors",
            "CH10",
            13,
            QUALITY_ACTIVE,
            (TAG_ANIMAL, TAG_SCIENCE),
            TOKEN_ANIMAL,
        )
        self.touches = {
            ACTION: (
                FACET_TOKENS,
                FACET_TOKENS | FACET_ANYBODY,
                FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_players(game, player, self, True, 1, 0) >= 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay_from_described(game, player, self.index, TOKEN_ANIMAL, 1, 0):
                options.append(0)
            options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if pay_from_described(game, frame, TOKEN_ANIMAL, 1, 0):
                return False
        if frame.step == 3:
            frame.step = 5
            add_to_this_card(game, frame, 2)
        if frame.step == 4:
            frame.step = 5
            return not add_to_card(game, frame, TOKEN_ANIMAL, 1, 4)
        return True

    def points(self, game: Game, player: Player) -> int:
        return (
            count_tokens_on(game, player, self.index, TOKEN_ANIMAL, 6, YOURS) // 2
            + count_tokens(game, player, TOKEN_ANIMAL, YOURS) // 3
        )

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tags(game, player, TAG_ANIMAL, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return is_another(card, self.index) and different_symbols(card) >= 2
        if number == 4:
            return not holds_so_many(game, card, TOKEN_ANIMAL, 1)
        return symbols(card, TAG_ANIMAL) >= 1
