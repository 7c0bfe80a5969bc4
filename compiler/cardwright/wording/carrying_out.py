"""Other cards at work, and cards that leave or change hands. In: a step. Out: its words."""

from cardwright import values
from cardwright.rules.nodes import (
    Adds,
    ByPlayers,
    CardCount,
    CardKind,
    DiscardPlayed,
    Holder,
    Node,
    Players,
    PlaysCard,
    PlaysTag,
    Step,
    TakeCard,
    PutBeneath,
    TakeFromBeneath,
    Transfer,
    TransferCard,
    TakeBack,
    UseAction,
    UseEffect,
    UsesAction,
    WithUsedAction,
)
from cardwright.wording.amounts import goods, tail
from cardwright.wording.cards import card_kind
from cardwright.wording.nominals import PLURAL
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING
from cardwright.wording.writer import Writer, writes


@writes(UseAction, UseEffect, TakeBack, DiscardPlayed)
def carry_out(writer: Writer, step: UseAction | UseEffect | TakeBack | DiscardPlayed) -> PhraseText:
    if isinstance(step, UseAction | UseEffect) and step.it:
        return writer.phrase(step, "it_or_anothers" if _may_be_anothers(writer, step) else "it")
    name, cards = _whose_action(step) if isinstance(step, UseAction) else ("plain", step.cards)
    if isinstance(step, UseEffect) and step.owner != "yours":
        name = step.owner
    kind = card_kind(writer, cards)
    return writer.phrase(
        step,
        name,
        card=writer.lexicon.noun(kind),
        cards=writer.lexicon.noun(kind, PLURAL),
        round=writer.word_text("round"),
    )


def _may_be_anothers(writer: Writer, step: Step) -> bool:
    """Whether its clause speaks of other players' cards: of those, not every one may be used."""
    clauses = writer.card.clauses if writer.card is not None else ()
    around = [list(clause.walk()) for clause in clauses]
    return any(step in nodes and any(map(_speaks_of_anothers, nodes)) for nodes in around)


def _speaks_of_anothers(node: Node) -> bool:
    match node:
        case PlaysCard() | PlaysTag() | Adds() | UsesAction():
            return node.who != "you"
        case Holder("any_players_cards"):
            return True
        case ByPlayers(Players("so_often" | "any_of") as players):
            counts = (inner for inner in players.walk() if isinstance(inner, CardCount))
            return any(count.owner != "yours" for count in counts)
        case ByPlayers(_, steps):
            inside = (inner for step in steps for inner in step.walk())
            return any(isinstance(one, UseAction | UseEffect) and one.it for one in inside)
    return False


def _whose_action(step: UseAction) -> tuple[str, CardKind]:
    """That an action was used is said of the action, where it is one's own."""
    used, cards = WithUsedAction(), step.cards
    if step.owner != "yours":
        return step.owner, cards
    if used not in cards.traits:
        return "plain", cards
    return "used", values.replace(cards, traits=tuple(t for t in cards.traits if t != used))


@writes(Transfer)
def transfer(writer: Writer, step: Transfer) -> PhraseText:
    cards = goods(writer, step.amount, card_kind(writer, step.cards))
    whom, name = writer.of(step.players), "at_random" if step.at_random else "plain"
    return writer.phrase(step, name, cards=cards, whom=whom, per=tail(writer, step.amount))


@writes(PutBeneath, TakeFromBeneath)
def beneath(writer: Writer, step: PutBeneath | TakeFromBeneath) -> PhraseText:
    if step.amount is None:
        return writer.phrase(step, "it")
    whose = "theirs" if isinstance(step, TakeFromBeneath) else "plain"
    cards = goods(writer, step.amount, card_kind(writer, step.cards), whose)
    return writer.phrase(step, cards=cards, per=tail(writer, step.amount))


@writes(TransferCard, TakeCard)
def one_card(writer: Writer, step: TransferCard | TakeCard) -> PhraseText:
    whom = writer.of(step.players) if isinstance(step, TransferCard) else NOTHING
    return writer.phrase(step, "it" if step.it else "this", whom=whom)
