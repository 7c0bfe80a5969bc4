"""What an automa does by itself where its cards say so. In: a deed and what it is done to. Out: its frames on the stack, or the changed game."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa import seeking
from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    ASIDE,
    BONUS,
    DISCARDS,
    PILE,
    add_card,
    cards_in,
    draw_bonus,
    put_away,
    put_cards,
    shuffle_into,
    shuffled,
    turn_over_project,
)
from cardwright_runtime.terraforming_mars.automa.kinds import AutomaTrack, BonusCard
from cardwright_runtime.terraforming_mars.automa.laying import (
    can_lay,
    can_lay_played,
    lay,
    lay_played,
)
from cardwright_runtime.terraforming_mars.automa.money import (
    change_stored,
    automa_of,
    corporation_of,
    pay_automa,
)
from cardwright_runtime.terraforming_mars.automa.nouns import *
from cardwright_runtime.terraforming_mars.automa.prizes import (
    claim,
    fund,
    human_of,
    wanted_award,
    wanted_milestone,
)
from cardwright_runtime.terraforming_mars.automa.delegates import (
    can_send,
    send_by_preference,
    send_evenly,
    send_second,
)
from cardwright_runtime.terraforming_mars.automa.tracks import (
    highest,
    ignore_space,
    lowest,
    push_advance,
)
from cardwright_runtime.terraforming_mars.automa.turn import (
    FIRST_TAG,
    push_bonus,
    push_project,
    put_elsewhere,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_PLANT, VALUE_ADVANCE_ICONS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps.leaving import leave_play

BANK_DRAW: int = 3


def named(done_to: str) -> str:
    """`|bonus_card lobbyists|` is `lobbyists`."""
    return done_to.strip("|").partition(" ")[2]


def bonus_named(game: Game, done_to: str) -> int:
    """-1 where no set in play has the card."""
    card = game.table.automa_rules.bonus_card("bonus_card." + named(done_to))
    return card.index if card is not None else -1


def is_possible(game: Game, player: Player, deed: int, done_to: str) -> bool:
    """Something would come of it; what only moves its own cards always can."""
    if player.index != game.table.automa:
        return False
    if deed == DEED_CLAIM_MILESTONE:
        return wanted_milestone(game) >= 0
    if deed == DEED_FUND_AWARD:
        return wanted_award(game) >= 0
    if deed == DEED_HELP_CLOSEST_AWARD:
        return seeking.award_to_help(game) >= 0
    if deed == DEED_LAY:
        return can_lay(game, named(done_to))
    if deed == DEED_LAY_PLAYED_TILE:
        return can_lay_played(game, named(done_to))
    if deed == DEED_DRAW_ON_BANK:
        corporation = corporation_of(game)
        return corporation is not None and player.tokens_on(corporation.index) > 0
    if deed == DEED_ADVANCE_HIGHEST:
        return highest(game) >= 0
    return True


def carry_out(game: Game, frame: Frame, deed: int, done_to: str) -> bool:
    """True where something is on the stack now."""
    if frame.player != game.table.automa:
        return False
    depth = len(game.stack)
    if not (
        _of_prizes(game, frame, deed)
        or _of_tracks(game, frame, deed)
        or _of_decks(game, deed, done_to)
        or _of_bonus_cards(game, frame, deed, done_to)
    ):
        _of_the_map(game, frame, deed, done_to)
    return len(game.stack) > depth


def _of_prizes(game: Game, frame: Frame, deed: int) -> bool:
    if deed == DEED_CLAIM_MILESTONE:
        milestone = wanted_milestone(game)
        if milestone >= 0:
            claim(game, frame, milestone)
    elif deed == DEED_FUND_AWARD:
        award = wanted_award(game)
        if award >= 0:
            fund(game, frame, award)
    elif deed == DEED_HELP_CLOSEST_AWARD:
        seeking.help_award(game, frame)
    else:
        return False
    return True


def _of_tracks(game: Game, frame: Frame, deed: int) -> bool:
    if deed == DEED_ADVANCE_AGAIN:
        rule = game.table.rules[frame.rule]
        if not automa_of(game).value(VALUE_ADVANCE_ICONS):
            ignore_space(game)
        elif isinstance(rule, AutomaTrack):
            push_advance(game, frame.cause, rule.track)
    elif deed == DEED_ADVANCE_LOWEST:
        push_advance(game, frame.cause, lowest(game))
    elif deed == DEED_ADVANCE_HIGHEST:
        track = highest(game)
        if track >= 0:
            push_advance(game, frame.cause, track)
    elif deed == DEED_EXCHANGE_ADVANCE:
        # The step back waits until all has come of the step forward; which track it is, is seen before.
        push_advance(game, frame.cause, highest(game, movable=False), -1)
        push_advance(game, frame.cause, lowest(game))
    else:
        return False
    return True


def _of_decks(game: Game, deed: int, done_to: str) -> bool:
    """Cards turned over, and cards that come into the action deck."""
    if deed == DEED_RESOLVE_PROJECT:
        push_project(game, turn_over_project(game))
    elif deed == DEED_RESOLVE_FIRST_TAG:
        push_project(game, turn_over_project(game), FIRST_TAG)
    elif deed == DEED_RESOLVE_FITTING:
        push_project(game, seeking.fitting_card(game, named(done_to)))
    elif deed == DEED_RESOLVE_BEST:
        seeking.resolve_best(game, named(done_to))
    elif deed == DEED_RESOLVE_BONUS:
        seeking.resolve_next_bonus(game)
    elif deed == DEED_DISCARD_BONUS:
        card = draw_bonus(game)
        if card >= 0:
            add_card(game, DISCARDS, card)
    elif deed == DEED_BRING_BONUS:
        card = draw_bonus(game)
        if card >= 0:
            shuffle_into(game, ACTION, [card])
    elif deed == DEED_BRING_PROJECT:
        card = turn_over_project(game)
        if card >= 0:
            shuffle_into(game, ACTION, [card])
    elif deed == DEED_DROP_FEWEST_TAGS:
        seeking.drop_fewest_tags(game)
    elif deed == DEED_SKIP_BONUS:
        seeking.skip_bonus(game)
    else:
        return False
    return True


def _of_bonus_cards(game: Game, frame: Frame, deed: int, done_to: str) -> bool:
    """A bonus card that is named, or the one that says so."""
    if deed in (DEED_DESTROY_THIS, DEED_DESTROY_IF_PROTECTED):
        if deed == DEED_DESTROY_THIS or human_of(game).protected >> RESOURCE_PLANT & 1:
            put_elsewhere(game, frame.cause)
            put_away(game, frame.cause)
        return True
    if deed not in (
        DEED_DESTROY,
        DEED_SHUFFLE_IN,
        DEED_PUT_BELOW,
        DEED_KEEP_ASIDE,
        DEED_BRING,
        DEED_RESOLVE_NOW,
    ):
        return False
    card = bonus_named(game, done_to)
    if card < 0:
        return True
    # What a corporation brings comes from the box at first; any other card that lies nowhere is out of the game.
    rule = game.table.rules[card]
    is_there = _lies_somewhere(game, card) or isinstance(rule, BonusCard) and rule.brought_by != ""
    put_away(game, card)
    if deed == DEED_RESOLVE_NOW:
        push_bonus(game, card)
    elif deed == DEED_SHUFFLE_IN:
        put_elsewhere(game, card)
        shuffle_into(game, BONUS, [card])
    elif deed == DEED_PUT_BELOW:
        add_card(game, BONUS, card)
    elif deed == DEED_KEEP_ASIDE:
        add_card(game, ASIDE, card)
    elif deed == DEED_BRING and is_there:
        put_cards(game, ACTION, shuffled(game, cards_in(game, ACTION) + [card]))
    return True


def _lies_somewhere(game: Game, card: int) -> bool:
    return any(card in deck for deck in game.automa_cards)


def _of_the_map(game: Game, frame: Frame, deed: int, done_to: str) -> None:
    if deed == DEED_RAISE_FURTHEST:
        seeking.raise_furthest(game, frame, for_nobody=False)
    elif deed == DEED_RAISE_FURTHEST_FOR_NOBODY:
        seeking.raise_furthest(game, frame, for_nobody=True)
    elif deed == DEED_LAY:
        lay(game, frame, named(done_to))
    elif deed == DEED_LAY_PLAYED_TILE:
        lay_played(game, frame, named(done_to))
    elif deed == DEED_TAKE_BEST_UNIT:
        seeking.take_best_unit(game, frame)
    elif deed == DEED_DRAW_ON_BANK:
        _draw_on_bank(game, frame)
    elif deed == DEED_TAKE_THIS_CARD:
        _take_card(game, frame.rule)
    elif deed == DEED_SEND_BY_PREFERENCE and can_send(game):
        send_by_preference(game, frame)
    elif deed == DEED_SEND_EVENLY:
        send_evenly(game, frame)
    elif deed == DEED_SEND_SECOND:
        send_second(game, frame)


def _take_card(game: Game, card: int) -> None:
    """It goes onto the played pile, and nothing on it is resolved (automa A, single cards)."""
    human = human_of(game)
    if card in human.tableau:
        leave_play(game, human, card)
        add_card(game, PILE, card)


def _draw_on_bank(game: Game, frame: Frame) -> None:
    corporation = corporation_of(game)
    if corporation is not None:
        player = automa_of(game)
        taken = min(BANK_DRAW, player.tokens_on(corporation.index))
        change_stored(game, frame, corporation, -taken)
        pay_automa(game, frame, taken)
