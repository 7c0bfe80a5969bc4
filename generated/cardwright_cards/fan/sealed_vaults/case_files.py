"""Written by the compiler from cards/fan/sealed_vaults/case_files.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CaseFiles(ProjectCard):
    """Put 3 events from your hand face down beneath this card. Action: If there is at least 1 event beneath this card, take all cards from beneath this card into your hand. Then give this card to any opponent. −1 VP."""

    def __init__(self) -> None:
        super().__init__("case_files", "Case Files", "SV03", 6, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, FACET_HAND, FACET_HAND | FACET_CHOICE),
            UNITS: (
                FACET_HAND,
                FACET_TOKENS | FACET_OPEN,
                FACET_TOKENS | FACET_CHOICE | FACET_ANYBODY | FACET_OPEN,
            ),
        }
        self.units = {ACTION: (UNITS,)}
        self.tried = (UNITS,)
        self.printed_points = -1

    def can_act(self, game: Game, player: Player) -> bool:
        return count_beneath(game, player, self.index, 0) >= 1 and can_carry_out(
            game, player, self.index, (UNITS,)
        )

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not put_beneath(game, frame, 3, 0)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if take_from_beneath(game, frame, most_from_beneath(game, player, self.index, -1), -1):
                return False
        if frame.step == 1:
            frame.step = 2
            if must(game, frame, can_leave(game, player, self.index)):
                return False
        if frame.step == 2:
            frame.step = 3
            return not transfer_this_card(game, frame, everyone_or_opponents(game, player, True))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
