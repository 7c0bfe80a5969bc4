"""The turn of an automa. In: its action deck. Out: one card turned over and resolved, step by step."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.asked import (
    count_what_is_asked,
    forget_what_was_asked,
)
from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    ASIDE,
    DISCARDS,
    PILE,
    add_card,
    cards_in,
    comes_back,
    is_bonus,
    put_cards,
)
from cardwright_runtime.terraforming_mars.automa.money import automa_of, fail
from cardwright_runtime.terraforming_mars.automa.prizes import (
    claim,
    met_milestones,
    wanted_milestone,
)
from cardwright_runtime.terraforming_mars.automa.tracks import lowest, push_advance
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.changes import BONUS_RESOLVED, CARD_RESOLVED, PASSED
from cardwright_runtime.terraforming_mars.events import (
    EVENT_PERFORMS,
    EVENT_PLAYS_CARD,
    Event,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    RESOURCE_MEGACREDIT,
    TRIGGER_RESOLVE,
    TRIGGER_RESOLVE_ACTION,
    TRIGGER_RESOLVE_POINTS,
    VALUE_MILESTONES_BOUGHT,
    VALUE_TAGLESS_ACTION,
)
from cardwright_runtime.terraforming_mars.noun_ids import id_of
from cardwright_runtime.terraforming_mars.phases.numbers import (
    AUTOMA_TURN,
    RESOLVE_BONUS,
    RESOLVE_PROJECT,
)
from cardwright_runtime.terraforming_mars.phases.prizes import MILESTONE_LIMIT, MILESTONE_PRICE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED, Rule
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.responses import announce

# Of what an automa turns over, `amount` is how it does so: all tags of a project card, or the first alone.
ALL_TAGS: Final = 0
FIRST_TAG: Final = 1
PUT_ELSEWHERE: Final = 1


def tags_of(game: Game, card: Card) -> list[int]:
    """From left to right; the sign of an event is one, and stands last, where some track has it."""
    tags = list(card.tags)
    sign = game.table.automa_rules.event_tag
    if card.quality == QUALITY_EVENT and sign >= 0:
        tags.append(sign)
    return tags


def push_project(game: Game, card: int, how: int = ALL_TAGS) -> None:
    if card >= 0:
        game.push(RESOLVE_PROJECT, how, game.table.automa, card)


def push_bonus(game: Game, card: int) -> None:
    if card >= 0:
        game.push(RESOLVE_BONUS, 0, game.table.automa, card)


def take_turn(game: Game) -> None:
    """One card; where none is left it passes."""
    if cards_in(game, ACTION):
        game.push(AUTOMA_TURN, 0, game.table.automa, AUTOMA_TURN)
        return
    game.passed |= 1 << game.table.automa
    if game.logging:
        game.note(PASSED, 0, 1, game.table.automa, -1)


class AutomaTurn(Rule):
    """What it buys first, then the top card of its deck."""

    def __init__(self) -> None:
        super().__init__("automa_turn", "Turn of the automa")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step:
            return True
        frame.step = 1
        player = automa_of(game)
        if player.first_action_due:
            player.first_action_due = False
            if player.value(VALUE_MILESTONES_BOUGHT):
                buy_milestone(game, frame, player)
        card, *left = cards_in(game, ACTION)
        game.reveals += 1
        put_cards(game, ACTION, left)
        if is_bonus(game, card):
            push_bonus(game, card)
        else:
            push_project(game, card)
        return False


def buy_milestone(game: Game, frame: Frame, player: Player) -> None:
    """The more of them are claimed, the fewer it must meet."""
    left = MILESTONE_LIMIT - len(game.milestones)
    if player.megacredits >= MILESTONE_PRICE and len(met_milestones(game)) >= left > 0:
        milestone = wanted_milestone(game)
        change(game, frame, player, RESOURCE_MEGACREDIT, -MILESTONE_PRICE)
        claim(game, frame, milestone)


class ResolveProject(Rule):
    """`cause` is the card, `block` how; `amount` of its tags are resolved."""

    def __init__(self) -> None:
        super().__init__("resolve_project", "Resolve a project card")

    def run(self, game: Game, frame: Frame) -> bool:
        card = game.table.cards[frame.cause]
        tags = tags_of(game, card)
        if frame.block == FIRST_TAG:
            tags = tags[:1]
        if frame.step == 0:
            frame.step = 1
            if game.logging:
                game.record(CARD_RESOLVED, card.index, card.cost, frame.player, frame)
            if self._tell(game, frame, card):
                return False
        if frame.step == 2:
            # A tag has moved its cube.
            frame.step = 1
            frame.amount += 1
            if self._tell_of_tag(game, frame, tags[frame.amount - 1]):
                return False
        if not tags:
            fail(game, frame, VALUE_TAGLESS_ACTION)
        elif frame.amount < len(tags):
            frame.step = 2
            push_tag(game, frame.cause, tags[frame.amount])
            return False
        add_card(game, PILE, card.index)
        return True

    def _tell(self, game: Game, frame: Frame, card: Card) -> bool:
        """Its corporation answers the card before its tags."""
        played = Event(EVENT_PLAYS_CARD, frame.player, card=card.index, cost=card.cost)
        told = announce(game, frame, played)
        for holds, trigger in (
            (prints_points(game, card), TRIGGER_RESOLVE_POINTS),
            (card.has_action, TRIGGER_RESOLVE_ACTION),
        ):
            if holds:
                event = Event(EVENT_PERFORMS, frame.player, thing=trigger)
                told = announce(game, frame, event) or told
        return told

    def _tell_of_tag(self, game: Game, frame: Frame, tag: int) -> bool:
        return tell_of_tag(game, frame, tag)


def tell_of_tag(game: Game, frame: Frame, tag: int) -> bool:
    event = Event(EVENT_PERFORMS, frame.player, thing=TRIGGER_RESOLVE)
    event.done_to = f"|tag {id_of('tag', tag)}|"
    return announce(game, frame, event)


def push_tag(game: Game, cause: int, tag: int) -> None:
    """One step on its track; a tag that stands for any one moves the least advanced, and one without a track none."""
    track = (
        lowest(game) if tag in game.table.wild_tags else game.table.automa_rules.track_of_tag(tag)
    )
    if track >= 0:
        push_advance(game, cause, track)


def prints_points(game: Game, card: Card) -> bool:
    """Points that are not negative: what the card scores with nothing on it, or for what lies there."""
    return card.scores > 0


class ResolveBonus(Rule):
    """`cause` is the card. Where it lies afterwards it may have said itself; else it is discarded, or comes back."""

    def __init__(self) -> None:
        super().__init__("resolve_bonus", "Resolve a bonus card")

    def run(self, game: Game, frame: Frame) -> bool:
        card = frame.cause
        if frame.step == 0:
            frame.step = 1
            if game.logging:
                game.record(BONUS_RESOLVED, card, 1, frame.player, frame)
            count_what_is_asked(game)
            game.push(card, WHEN_NAMED, frame.player, card)
            return False
        forget_what_was_asked(game)
        if frame.chosen != PUT_ELSEWHERE:
            add_card(game, ASIDE if comes_back(game, card) else DISCARDS, card)
        return True


def put_elsewhere(game: Game, card: int) -> None:
    """A card that is being resolved lies, when it is done, where it has been put meanwhile."""
    for frame in game.stack:
        if frame.rule == RESOLVE_BONUS and frame.cause == card:
            frame.chosen = PUT_ELSEWHERE
