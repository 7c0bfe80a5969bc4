"""What changes set off comes when the deed that made them is done. In: a change, while somebody waits for it. Out: the answers, carried out.

They wait in `items` of the frame at the bottom of the stack. Where rules only look ahead there is no such frame, and nothing is kept.
"""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.deeds import EVENT_HAND
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH
from cardwright_runtime.terraforming_mars.phases.numbers import GENERATIONS
from cardwright_runtime.terraforming_mars.steps.questions import Question
from cardwright_runtime.terraforming_mars.steps.remembering import remember
from cardwright_runtime.terraforming_mars.steps.responses import collect, push_responses

# After so many answers to one deed nothing more is answered: what packs bring could go round in a circle.
MOST_ANSWERS: Final = 60


def tell_later(game: Game, event: Event) -> None:
    """Whoever waits for it answers when the deed is done."""
    bottom = game.stack[0]
    if bottom.rule == GENERATIONS or bottom.rule == AFTERMATH:
        answers = collect(game, event)
        if answers:
            bottom.items = bottom.items + answers
    elif game.table.remembered >> event.kind & 1:
        remember(game, event)


def tell_of_cards(game: Game, player: int, how: int, cards: list[int]) -> None:
    """Each by itself, and how many came or went together; bought ones are decided about one by one."""
    if cards and game.table.awaited >> EVENT_HAND & 1:
        for card in cards:
            tell_of_a_card(game, player, how, card)
        tell_of_so_many(game, player, how, len(cards))


def tell_of_a_card(game: Game, player: int, how: int, card: int) -> None:
    if game.table.awaited >> EVENT_HAND & 1:
        tell_later(game, Event(EVENT_HAND, player, card=card, thing=how, amount=1))


def tell_of_so_many(game: Game, player: int, how: int, number: int) -> None:
    if number > 0 and game.table.awaited >> EVENT_HAND & 1:
        tell_later(game, Event(EVENT_HAND, player, thing=how, amount=number))


def tell_of(game: Game, event: Event) -> None:
    """What a player has done."""
    if game.table.awaited >> event.kind & 1:
        tell_later(game, event)


def has_aftermath(game: Game) -> bool:
    """The answers to what has happened come first: they are on the stack now."""
    bottom = game.stack[0]
    if not bottom.items or (bottom.rule != GENERATIONS and bottom.rule != AFTERMATH):
        return False
    game.push(AFTERMATH, 0, game.active_player, -1)
    return True


class Aftermath(Question):
    """`amount` is how many answers there were; those to come are `items` of the frame at the bottom."""

    def run(self, game: Game, frame: Frame) -> bool:
        bottom = game.stack[0]
        answers = bottom.items
        bottom.items = NO_ITEMS
        frame.amount += len(answers)
        if not answers or frame.amount > MOST_ANSWERS:
            return True
        push_responses(game, answers)
        return False
