"""Corporations are revealed together (000 p. 7). In: what each player picked. Out: stocks, hands, effects in force."""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.changes import CARD_KEPT, CARD_PLAYED, GAUGE_CHANGED
from cardwright_runtime.terraforming_mars.events import (
    EVENT_PLACES_TILE,
    EVENT_PLAYS_CARD,
    OF_A_PHASE,
    Event,
)
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.labels import gauge_order
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_HIGHEST_PRODUCTION,
    COUNTER_RAISED_PRODUCTIONS,
    FIRST_RESOURCE_OF_PACKS,
    RESOURCE_MEGACREDIT,
    TILE_CITY,
)
from cardwright_runtime.terraforming_mars.phases.numbers import CHOOSE_FIRST_CARDS
from cardwright_runtime.terraforming_mars.phases.openings import are_openings
from cardwright_runtime.terraforming_mars.phases.preparation import corporation_of
from cardwright_runtime.terraforming_mars.phases.seats import in_turn_order
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import STARTS_WITH, Rule
from cardwright_runtime.terraforming_mars.steps.drawing import put_aside
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.responses import collect, push_responses

# Gauges that follow from others.
DERIVED: Final = (COUNTER_RAISED_PRODUCTIONS, COUNTER_HIGHEST_PRODUCTION)


def note_what_is_given(game: Game, rule: int, before: Player, player: Player) -> None:
    """By its `starts with` line."""
    own = [gauge for gauge in range(FIRST_RESOURCE_OF_PACKS) if gauge not in DERIVED]
    for gauge in own + sorted(player.more_gauges, key=gauge_order):
        given = player.gauge(gauge) - before.gauge(gauge)
        if given:
            game.note(GAUGE_CHANGED, gauge, given, player.index, rule, STARTS_WITH)


class RevealCorporations(Rule):
    def __init__(self) -> None:
        super().__init__("reveal_corporations", "Reveal corporations")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step > 0:
            return True
        frame.step = 1
        # Everybody sees now what the others chose.
        game.reveals += 1
        seats = [seat for seat in in_turn_order(game) if seat != game.table.automa]
        for index in seats:
            self.found(game, frame, game.players[index])
        responses = NO_ITEMS
        for index in seats:
            card = game.players[index].corporation
            responses = responses + collect(game, Event(EVENT_PLAYS_CARD, index, card=card))
        responses = responses + self.neutral_cities(game)
        return not push_responses(game, responses)

    def found(self, game: Game, frame: Frame, player: Player) -> None:
        """The corporation lies open, gives its start, and pays for the cards."""
        corporation = corporation_of(game, player.picked[0])
        kept = are_openings(game, player.picked)
        bought = [card for card in player.picked[1:] if card not in kept]
        player.corporation = corporation.index
        before = player.clone()
        corporation.start(game, player)
        if game.logging:
            self.note_start(game, before, player)
        lay_open(game, player, corporation.index)
        frame.player = player.index
        frame.cause = CHOOSE_FIRST_CARDS
        if player.free_cards == 0:
            change(
                game,
                frame,
                player,
                RESOURCE_MEGACREDIT,
                -len(bought) * player.card_price,
                OF_A_PHASE,
            )
        player.hand = bought
        if game.logging:
            for card in bought:
                game.record(CARD_KEPT, card, 1, player.index, frame)
        put_aside(game, frame, player.offered)
        player.offered = NO_ITEMS
        player.picked = kept
        player.first_action_due = corporation.has_first_action

    def note_start(self, game: Game, before: Player, player: Player) -> None:
        """What the corporation gave, gauge by gauge."""
        card = player.corporation
        game.note(CARD_PLAYED, card, 0, player.index, card, STARTS_WITH)
        note_what_is_given(game, card, before, player)

    def neutral_cities(self, game: Game) -> list[int]:
        """000 p. 13: solo, the neutral cities count as placed although they lay there before the corporation was chosen."""
        responses = NO_ITEMS
        for packed in game.placed:
            if tile_of(packed) == TILE_CITY and owner_of(packed) < 0:
                placed = Event(EVENT_PLACES_TILE, -1, tile=TILE_CITY, area=area_of(packed))
                responses = responses + collect(game, placed)
        return responses
