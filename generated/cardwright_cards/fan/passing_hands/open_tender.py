"""Written by the compiler from cards/fan/passing_hands/open_tender.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OpenTender(ProjectCard):
    """Reveal 1 card from the top of the deck for each player (plus 1); what nobody takes is discarded. Each player does this in turn: choose 1 revealed card: take that card into their hand."""

    def __init__(self) -> None:
        super().__init__("open_tender", "Open Tender", "PH03", 4, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_DECK | FACET_HAND | FACET_TOKENS | FACET_OPEN | FACET_ANYBODY,
                FACET_HAND | FACET_TOKENS | FACET_OPEN | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (
                FACET_HAND,
                FACET_HAND | FACET_TOKENS | FACET_OPEN | FACET_ANYBODY,
                FACET_HAND | FACET_TOKENS | FACET_OPEN | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS + 1: (FACET_HAND, FACET_TOKENS | FACET_OPEN, FACET_TOKENS | FACET_OPEN),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, count_seats(game, False) + 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            reveal(game, frame, count_seats(game, False) + 1)
            if by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            ):
                return False
        discard_revealed(game, frame)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not for_any_cards(
                game, frame, UNITS + 1, cards_revealed(game, frame, self.index, -1), frame.actor, 1
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if can_be_taken(game, frame, frame.card):
            take_it(game, frame, frame.card)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
