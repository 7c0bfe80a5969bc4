"""One function for each verb. In: a block of steps. Out: the steps carried out one after the other."""

from collections.abc import Generator
from dataclasses import replace
from typing import assert_never, get_args

from cardwright.rules.nodes import (
    Add,
    Afterwards,
    ByPlayers,
    Choose,
    Decrease,
    Discard,
    DiscardIt,
    DiscardPlayed,
    DiscardThis,
    Draw,
    DrawSome,
    DrawToBuy,
    FirstPossible,
    Fixed,
    ForATime,
    ForNextCard,
    Gain,
    GainAny,
    GainPlacementBonus,
    PutBeneath,
    TakeFromBeneath,
    Transfer,
    TransferCard,
    If,
    Increase,
    Lose,
    Lower,
    May,
    Option,
    Pay,
    Perform,
    Place,
    PlayFromHand,
    PlayRevealed,
    Players,
    Raise,
    Recall,
    Remove,
    Repeat,
    Replace,
    Prevent,
    Reserve,
    Reveal,
    Send,
    Steal,
    Step,
    TakeBack,
    TakeCard,
    TakeMarker,
    TakeTile,
    UseAction,
    UseEffect,
    UseProject,
)
from cardwright_tools.meaning.language.altering import prevent
from cardwright_tools.meaning.language.adding import add
from cardwright_tools.meaning.language.answers import told
from cardwright_tools.meaning.language.areas_gained import gain_placement_bonus, take_marker
from cardwright_tools.meaning.language.asking import FIRST, Question, Run, ask
from cardwright_tools.meaning.language.carrying_out import (
    play_from_hand,
    play_revealed,
    use_action,
    use_effect,
    use_project,
)
from cardwright_tools.meaning.language.choices import choose, either, first_possible, inside, may
from cardwright_tools.meaning.language.chosen_number import choose_number, settled
from cardwright_tools.meaning.language.drawing import (
    discard,
    draw,
    draw_some,
    draw_to_buy,
    reveal,
)
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.gauges import (
    decrease,
    each_alone,
    gain,
    gain_any,
    increase,
    lose,
    lower,
    raises,
)
from cardwright_tools.meaning.language.leaving import (
    discard_it,
    discard_played,
    discard_this,
    take_back,
    take_card,
)
from cardwright_tools.meaning.language.order import (
    about_a_card,
    about_a_player,
    has,
    own_nodes,
    rests_on_revealed,
    speaks_of_x,
)
from cardwright_tools.meaning.language.others import by_players
from cardwright_tools.meaning.language.paying import pay
from cardwright_tools.meaning.language.placing import place, reserve, take_tile
from cardwright_tools.meaning.language.position import NOBODY
from cardwright_tools.meaning.language.offices import change_office
from cardwright_tools.meaning.language.prizes import win_prize
from cardwright_tools.meaning.language.repeating import repeat
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.sending import recall, replace_neutral, send
from cardwright_tools.meaning.language.taking import remove, steal
from cardwright_tools.meaning.language.transferring import (
    put_beneath,
    take_from_beneath,
    transfer,
    transfer_card,
)


def block(steps: tuple[Step, ...], now: Running) -> Run:
    """A whole block; cards revealed in it are discarded when it is done."""
    yield from carry_out(steps, now)
    now.lay_aside()


def carry_out(steps: tuple[Step, ...], now: Running) -> Run:
    """From top to bottom. `x` is chosen before the first of these steps that speaks of it, and stays the same behind them."""
    for step in steps:
        if now.x is None and speaks_of_x(step):
            now.x = yield from choose_number(steps, now)
        if rests_on_revealed(step, now.unforeseen):
            yield from in_full_or_not_at_all(step, now)
        else:
            yield from one(step, now)
        done_here = [*own_nodes(step)]
        now.unforeseen |= {kind for kind in (Reveal, PlayRevealed) if has(done_here, kind)}
        if now.spoken is None and is_about_a_card(step):
            # Whoever carried none of it out speaks of no card.
            now.spoken = ""
        if now.whom is None and is_about_a_player(step):
            now.whom = NOBODY


def one(step: Step, now: Running) -> Run:
    step = yield from one_of(in_turn(step), now)
    yield from done(settled(step, now), now)


def in_full_or_not_at_all(step: Step, now: Running) -> Run:
    """Nobody knew whether it would come to this, so that it kept nobody from what came before (ruling `not-known-before`)."""
    key = yield Question(now.player, FIRST, ("in full", "not at all"))
    if key == "in full":
        before, now.unforeseen = now.unforeseen, frozenset()
        yield from one(step, now)
        now.unforeseen = before


def is_about_a_card(step: Step) -> bool:
    """Itself or in a choice: what others carry out is about cards of their own."""
    if isinstance(step, ByPlayers | ForATime):
        return False
    inner = (child for child in step.children() if isinstance(child, get_args(Step) + (Option,)))
    return about_a_card(step) or any(map(is_about_a_card, inner))


def is_about_a_player(step: Step) -> bool:
    """Itself or in a choice."""
    inner = (child for child in step.children() if isinstance(child, get_args(Step) + (Option,)))
    if isinstance(step, ByPlayers | ForATime):
        return about_a_player(step)
    return about_a_player(step) or any(map(is_about_a_player, inner))


def one_of(step: Step, now: Running) -> Generator[Question, str, Step]:
    """`gain 3 plants or heat`: one of them, all of it."""
    either = each_alone(step)
    if len(either) == 1:
        return step
    key = yield from ask(now.player, "option", [f"option:{n}" for n in range(len(either))])
    return either[int(key.removeprefix("option:"))]


def in_turn(step: Step) -> Step:
    """So many tiles as are counted are placed one by one, as far as possible."""
    if not isinstance(step, Place) or isinstance(step.amount, Fixed):
        return step
    one = (replace(step, amount=Fixed(1)),)
    return ByPlayers(Players("so_often", often=step.amount), one)


def done(step: Step, now: Running) -> Run:
    """Every verb; those of `yield from` may ask somebody."""
    match step:
        case Gain():
            gain(step, now)
        case GainAny():
            yield from gain_any(step, now)
        case Lose():
            lose(step, now)
        case Pay():
            yield from pay(step, now)
        case Increase():
            increase(step, now)
        case Decrease():
            yield from decrease(step, now)
        case Raise():
            yield from raises(step, now)
        case Lower():
            lower(step, now)
        case Place():
            yield from place(step, now)
        case TakeTile():
            yield from take_tile(step, now)
        case TakeMarker():
            yield from take_marker(step, now)
        case GainPlacementBonus():
            yield from gain_placement_bonus(step, now)
        case Prevent():
            prevent(step, now)
        case Reserve():
            yield from reserve(step, now)
        case Send():
            yield from send(step, now)
        case Recall():
            yield from recall(step, now)
        case Replace():
            yield from replace_neutral(step, now)
        case Remove():
            yield from remove(step, now)
        case Steal():
            yield from steal(step, now)
        case Add():
            yield from add(step, now)
        case Draw():
            draw(step, now)
        case DrawSome():
            yield from draw_some(step, now)
        case DrawToBuy():
            yield from draw_to_buy(step, now)
        case Reveal():
            reveal(step, now)
        case Discard():
            yield from discard(step, now)
        case PutBeneath():
            yield from put_beneath(step, now)
        case TakeFromBeneath():
            yield from take_from_beneath(step, now)
        case Transfer():
            yield from transfer(step, now)
        case TransferCard():
            yield from transfer_card(step, now)
        case DiscardIt():
            discard_it(now)
        case TakeCard():
            take_card(step, now)
        case DiscardPlayed():
            yield from discard_played(step, now)
        case Repeat():
            yield from repeat(step, now)
        case DiscardThis():
            discard_this(now)
        case TakeBack():
            yield from take_back(step, now)
        case PlayFromHand():
            yield from play_from_hand(step, now)
        case PlayRevealed():
            yield from play_revealed(step, now)
        case UseEffect():
            yield from use_effect(step, now)
        case UseProject():
            yield from use_project(step, now)
        case UseAction():
            yield from use_action(step, now)
        case Choose():
            yield from choose(step, now)
        case FirstPossible():
            yield from first_possible(step, now)
        case May():
            yield from may(step, now)
        case Afterwards():
            yield from inside(step.steps, now)
        case If():
            yield from either(step, now)
        case ForNextCard():
            for_next_card(step, now)
        case ForATime():
            hold_for_a_time(step, now)
        case ByPlayers():
            yield from by_players(step, now, carry_out)
        case Perform():
            yield from perform(step, now)
        case _:
            assert_never(step)


def for_next_card(node: ForNextCard, now: Running) -> None:
    """The effects below it hold for the next cards that its player plays in this generation, whatever they are."""
    now.me["next_card"].append((now.card, node.number))


def hold_for_a_time(node: ForATime, now: Running) -> None:
    """`this generation`, `until you place city`: once more each time that it is carried out."""
    number = next(i for i, one in enumerate(now.book.printed(now.card).for_a_time) if one is node)
    period = node.period.id if node.period is not None else ""
    now.me["timed"].append((now.card, number, period))


def perform(node: Perform, now: Running) -> Run:
    """What cards wait for by a verb of the vocabulary has happened: they answer at once."""
    if now.book.said_of("trigger", node.trigger.id).has("told_by_game"):
        if node.noun is not None and node.noun.category == "office":
            change_office(node, now)
        else:
            yield from win_prize(node, now)
        return
    yield from told(
        [
            Happened(
                "performs",
                now.player,
                things=(node.trigger.id,),
                noun=node.noun.id if node.noun else "",
            )
        ],
        now,
    )
