"""Where an expression stands. In: what is known of the game and the card, and the names in reach. Out: what the planning files pass around."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from cardwright.contract import Contract, Match, Mismatch
from cardwright.plan.expressions import TRUE, Attribute, Expression, Name
from cardwright.plan.kinds_and_nouns import Shapes
from cardwright.rewriting.canonical import canonical
from cardwright.rewriting.spoken_of import (
    ABOUT_A_CARD,
    ABOUT_A_PLAYER,
    EVENTS_ABOUT_A_CARD,
    kinds_in,
    own_kinds_in,
)
from cardwright.rules.nodes import (
    CHANGES,
    ByPlayers,
    Card,
    CardKind,
    Done,
    Event,
    ForATime,
    Lasting,
    Node,
    Noun,
    Place,
    Reveal,
    Step,
    Whenever,
    whenevers_of,
)
from cardwright.values import dataclass, field, replace

GAME = Name("game")
FRAME = Name("frame")
PLAYER = Name("player")
OWNER = Name("owner")
EVENT = Name("event")
CARD = Name("card")
SELF = Name("self")
OPTIONS = Name("options")
NUMBER = Name("number")
UNIT = Name("unit")
LOCAL_NAMES = frozenset(
    name.text for name in (GAME, FRAME, PLAYER, OWNER, EVENT, CARD, SELF, OPTIONS, NUMBER, UNIT)
)
"""All that a generated method has besides what its module imports."""

THIS_RULE = Attribute(SELF, "index")
PLAYERS = Attribute(GAME, "players")
ADD_OPTION = Attribute(OPTIONS, "append")
# What a block remembers: where it is and whose it is, the number that stands for `x`, the answer to the last question, the
# card that set it off.
BLOCK = Attribute(FRAME, "block")
STEP = Attribute(FRAME, "step")
PLAYER_OF_BLOCK = Attribute(FRAME, "player")
CHOSEN_AMOUNT = Attribute(FRAME, "amount")
CHOSEN = Attribute(FRAME, "chosen")
CARD_OF_EVENT = Attribute(FRAME, "card")
ACTOR = Attribute(FRAME, "actor")
CARD_OF_STEP = Attribute(FRAME, "spoken")
PLAYER_OF_STEP = Attribute(FRAME, "whom")
# While an event is heard it speaks itself; its block remembers.
CARD_HEARD, ACTOR_HEARD = Attribute(EVENT, "card"), Attribute(EVENT, "actor")
_OF_EVENT = "card of the event"
SPOKEN_OF = "card spoken of"
PLAYER_SPOKEN_OF = "player spoken of"
# What has happened in a block that is carried out for each of several cards, or within one that revealed some, as the contract calls it.
EACH_CARD = "EachCard"
EACH_TILE = "EachTile"
REVEALED_AROUND = "RevealedAround"
# In what answers for a player before whom the card may not lie: `any opponent`, `this game`, `whenever ...`.
LASTS_FOR_ANOTHER = "LastsForAnother"
READ = frozenset(
    one.name
    for one in (
        *(THIS_RULE, PLAYERS, ADD_OPTION, BLOCK, STEP, PLAYER_OF_BLOCK),
        *(CHOSEN_AMOUNT, CHOSEN, CARD_OF_EVENT, CARD_OF_STEP, PLAYER_OF_STEP, ACTOR),
    )
)
"""All that a generated class reads of others, by name."""


@dataclass(frozen=True, slots=True)
class BothWays:
    """What begins it, and what ends it."""

    begin: tuple[Expression, ...]
    end: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class HeldEffects:
    """Effects of a rule that come into force and end by their number; `test`: while it holds, or as often as it comes to; `until`: what ends them."""

    origin: Lasting | ForATime
    effects: BothWays
    test: Expression = TRUE
    until: Event | None = None


class Numbering(Protocol):
    """What a card says that the game asks for by a number: blocks that no clause is, and counts for any player."""

    def block_of(self, step: ByPlayers, scope: "Scope") -> Expression: ...

    def trial_of(self, step: Step, scope: "Scope") -> Expression: ...

    def reckoning_of(self, value: Expression) -> Expression: ...

    def held_of(self, held: HeldEffects) -> Expression: ...

    def held_with(self, answer: Whenever) -> Expression | None: ...


@dataclass(frozen=True, slots=True)
class DescribedCards:
    """`of_the_deck`: corporations are meant only where they are named."""

    cards: CardKind
    of_the_deck: bool


Found = dict[int, tuple[Node, Match | Mismatch]]
"""What the contract has for each node of a card, by which one it is: two that say the same stand in two places. The node is kept, so that no other can be
the same one."""


@dataclass(frozen=True, slots=True)
class Scope:
    """`within` are the names in reach besides the game and the rule itself; `settled` the nodes that came before in the
    block, the event that set it off among them; `ahead` those that are only looked at, and not done yet; `in_card` all
    kinds of nodes of the card, `described` its descriptions of cards and `remembered` what it counts of what was done, by their numbers.

    `numbered` gives numbers to what the game asks for by them; `as_far_as_possible` where steps are others' to carry out, and none
    of them is asked for.
    `printed_tags`: tags that stand for others do not serve their player here.
    `again`: what is repeated of a block may leave less of its options than they are.
    `player` is who acts; `leeway` 1 widens requirements by the values that loosen them, -1 narrows
    what must not be; `x` stands for the chosen number,
    once it is chosen, `there` for all that there is of what a step takes. `tried`: each step is tested when its turn comes, because no look at the start can tell.
    `found` is the same wherever something of the card stands.
    """

    shapes: Shapes
    player: Expression = PLAYER
    within: frozenset[str] = frozenset(("player",))
    holds: Noun | None = None
    in_card: frozenset[str] = frozenset()
    described: "tuple[DescribedCards, ...]" = ()
    remembered: tuple[Done, ...] = ()
    settled: frozenset[str] = frozenset()
    ahead: frozenset[str] = frozenset()
    leeway: int = 0
    printed_tags: bool = False
    x: Expression = CHOSEN_AMOUNT
    x_chosen: bool = False
    there: Expression | None = None
    numbered: "Numbering | None" = None
    as_far_as_possible: bool = False
    tried: bool = False
    again: bool = False
    found: "Found" = field(default_factory=dict, compare=False, repr=False)

    @property
    def contract(self) -> Contract:
        return self.shapes.contract

    def named(self, context: str) -> Expression | None:
        """What a function is told without anybody saying it; None where it is not in reach."""
        if context == SPOKEN_OF:
            return self._card_spoken_of
        if context == PLAYER_SPOKEN_OF:
            return self._player_spoken_of
        if context == _OF_EVENT and "event" in self.within:
            return CARD_HEARD
        if context not in self.within and context not in ("game", "rule", "rule itself"):
            return None
        return self.player if context == "player" else _CONTEXT.get(context)

    @property
    def _card_spoken_of(self) -> Expression | None:
        """That of the event, until a step is about another; which one, only the step itself will tell."""
        if self.settled & ABOUT_A_CARD:
            is_told = "frame" in self.within and not self.ahead & ABOUT_A_CARD
            return CARD_OF_STEP if is_told else None
        if "event" in self.within:
            return CARD_HEARD
        known = self.within & {"frame", _OF_EVENT}
        return CARD_OF_EVENT if known else None

    @property
    def _player_spoken_of(self) -> Expression | None:
        """Who set the block off, until a step is about another."""
        if "event" in self.within:
            return ACTOR_HEARD
        if "frame" not in self.within or self.ahead & ABOUT_A_PLAYER:
            return None
        return PLAYER_OF_STEP if self.settled & ABOUT_A_PLAYER else ACTOR

    @property
    def of_others(self) -> "Scope":
        """As the players see it who carry out a block of their own: nothing came before, and of an event they know its card."""
        names = frozenset(("player", "frame"))
        about = frozenset() if self.settled & ABOUT_A_CARD else self.settled & EVENTS_ABOUT_A_CARD
        return replace(
            self,
            within=names,
            settled=frozenset((ByPlayers.__name__,)) | about | self._revealed_around,
            ahead=frozenset(),
            as_far_as_possible=True,
            tried=False,
        )

    @property
    def _revealed_around(self) -> frozenset[str]:
        known = bool(self.settled & {Reveal.__name__, REVEALED_AROUND})
        return frozenset((REVEALED_AROUND,) * known)

    @property
    def listening(self) -> "Scope":
        """As whoever waits for an event."""
        return replace(self, player=OWNER, within=frozenset(("player", "event")))

    @property
    def of_each_card(self) -> "Scope":
        """As `of_others`, for the same player: each time another card is `it`."""
        return self._of_each(EACH_CARD)

    @property
    def of_each_tile(self) -> "Scope":
        """As `of_each_card`: each time another area is `there`."""
        return self._of_each(EACH_TILE)

    def _of_each(self, spoken_of: str) -> "Scope":
        known = {spoken_of, *(self.settled & {ByPlayers.__name__}), *self._revealed_around}
        return replace(self.of_others, settled=frozenset(known))

    @property
    def knowing_nothing(self) -> "Scope":
        """Between others' steps one of which is a block of its own: neither knows what the other was about."""
        return replace(self, settled=self.settled & {ByPlayers.__name__, LASTS_FOR_ANOTHER})

    @property
    def in_full(self) -> "Scope":
        return replace(self, as_far_as_possible=False)

    def after(self, *nodes: Node) -> "Scope":
        return replace(self, settled=self.settled | own_kinds_in(nodes))

    def looking_past(self, *nodes: Node) -> "Scope":
        kinds = own_kinds_in(nodes)
        return replace(self, settled=self.settled | kinds, ahead=self.ahead | kinds)


_CONTEXT: dict[str, Expression] = {
    "game": GAME,
    "frame": FRAME,
    "event": EVENT,
    "owner": OWNER,
    "rule": THIS_RULE,
    "rule itself": SELF,
    _OF_EVENT: CARD_OF_EVENT,
    "card": CARD,
}


def scope_of(card: Card, shapes: Shapes) -> Scope:
    """As its requirements, its points and its lasting effects see the game: nothing has happened yet."""
    holds = card.nouns_in("holds")
    nodes = tuple(card.walk())
    done = (node for node in nodes if isinstance(node, Done))
    return Scope(
        shapes,
        holds=holds[0] if holds else None,
        in_card=kinds_in((card,)) - _of_nobody(nodes, shapes) | _some_before(card),
        described=tuple(_described_in(nodes)),
        remembered=tuple(dict.fromkeys(map(canonical, done))),
    )


def _of_nobody(nodes: tuple[Node, ...], shapes: Shapes) -> frozenset[str]:
    """A tile that nobody owns is no card's own: nobody notes who has placed an ocean."""
    placed = [
        tile for node in nodes if isinstance(node, Place) for tile in (node.tile, *node.others)
    ]
    unowned = all("unowned" in shapes.marked.get(tile, ()) for tile in placed)
    return frozenset([Place.__name__] if unowned else [])


def _some_before(card: Card) -> frozenset[str]:
    return frozenset(["Before"] if any(clause.before for clause in whenevers_of(card)) else [])


def _described_in(nodes: Iterable[Node]) -> Iterator[DescribedCards]:
    """Each with and without what is not of the deck: where it stands says which is meant."""
    kinds = (canonical(node) for node in nodes if isinstance(node, CardKind))
    for kind in dict.fromkeys(kinds):
        yield DescribedCards(kind, of_the_deck=False)
        yield DescribedCards(kind, of_the_deck=True)


def in_block(scope: Scope, *before: Node, still_to_come: bool = False) -> Scope:
    """`before` is the event that sets the block off, where one does; `x` is how much a change was."""
    names = {"player", "frame", *(("card of the event",) if before else ())}
    is_told = bool(before) and all(isinstance(event, CHANGES) for event in before)
    inside = replace(scope, within=frozenset(names), x_chosen=is_told).after(*before)
    return replace(inside, settled=inside.settled | {"Before"}) if still_to_come else inside
