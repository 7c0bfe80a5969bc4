"""Another rule carried out within a step. In: a description of cards. Out: a card played, an action or a project used, on the stack.

What carries out another card is itself carried out by none: nothing can go round in a circle (ruling `no-third-card`).
"""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Card, Project
from cardwright_runtime.terraforming_mars.deeds import EVENT_USES
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.events import EVENT_PAYS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PLAY_CARD, PLAY_FROM_HAND, USE_ACTION
from cardwright_runtime.terraforming_mars.payment import (
    WHOLE_PRICE,
    can_afford,
    means_for_project,
    project_cost,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.slots import (
    Cards,
    Flag,
    Owner,
    Reduction,
    SpokenCard,
    UsableProject,
)
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard, without
from cardwright_runtime.terraforming_mars.steps.effects import own_effects
from cardwright_runtime.terraforming_mars.steps.helped import (
    can_act_in_some_order,
    possible_in_some_order,
)
from cardwright_runtime.terraforming_mars.steps.lasting import discount_project
from cardwright_runtime.terraforming_mars.steps.orders import some_order
from cardwright_runtime.terraforming_mars.steps.others import everyone_or_opponents
from cardwright_runtime.terraforming_mars.steps.responses import announce, push_responses
from cardwright_runtime.terraforming_mars.tiles_counted import counts_for


def play_from_hand(
    game: Game, frame: Frame, cards: Cards, less: Reduction, free: Flag, ignoring: Flag
) -> bool:
    """One such card, with its requirement, its cost and its effect as ever but for what is said; where none can be played, nothing.

    Step: PlayFromHand(cards=CardKind() | cards, less=less, free=free, ignoring=ignoring)
    Adds: everything
    Takes: hand, resource_megacredit
    Instead: resource
    Reads: everything, open, in_force, choice
    """
    player = game.players[frame.player]
    reduced = WHOLE_PRICE if free else less
    found = fitting(game, player, player.hand, frame.rule, cards)
    return _ask_which_is_played(game, frame, found, reduced, ignoring)


def play_revealed(
    game: Game, frame: Frame, cards: Cards, less: Reduction, free: Flag, ignoring: Flag
) -> bool:
    """The same with one of the cards that were just revealed; the others are discarded.

    Step: PlayRevealed(cards=CardKind() | cards, less=less, free=free, ignoring=ignoring)
    Speaks of: Reveal
    Adds: everything
    Takes: resource_megacredit
    Instead: resource
    Reads: everything, open, in_force, choice
    """
    player = game.players[frame.player]
    reduced = WHOLE_PRICE if free else less
    found = fitting(game, player, frame.items, frame.rule, cards)
    return _ask_which_is_played(game, frame, found, reduced, ignoring)


def _ask_which_is_played(
    game: Game, frame: Frame, cards: list[int], less: int, ignoring: bool
) -> bool:
    player = game.players[frame.player]
    known = game.table.cards
    found = [
        card
        for card in cards
        if not known[card].carries_out and _playable(game, player, known[card], less, ignoring)
    ]
    if not _ask_for_one(game, frame, PLAY_FROM_HAND, found):
        return False
    game.stack[-1].amount = less
    return True


def _playable(game: Game, player: Player, card: Card, less: int, ignoring: bool) -> bool:
    """As `can_play`, its cost so much lower."""
    if not ignoring and not card.requirements_met(game, player):
        return False
    player.card_discount += less
    found = can_afford(game, player, card) and possible_in_some_order(game, player, card)
    player.card_discount -= less
    return found


def use_action(game: Game, frame: Frame, cards: Cards) -> bool:
    """That of one such card of one's own, used in this generation or not; where none is possible, nothing.

    Step: UseAction(cards=CardKind() | cards)
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice
    """
    found = _usable(game, game.players[frame.player], frame.rule, cards)
    return _ask_for_one(game, frame, USE_ACTION, found)


def use_action_of_others(game: Game, frame: Frame, cards: Cards, owner: Owner) -> bool:
    """That of one such card of these players, for oneself; of others' cards only where nothing can lie on it (ruling `others-actions`).

    Step: UseAction(cards=CardKind() | cards, owner=owner)
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice, anybody
    """
    player = game.players[frame.player]
    known = game.table.cards
    found: list[int] = []
    for other in everyone_or_opponents(game, player, False):
        if not counts_for(owner, player, game.players[other]):
            continue
        if other == frame.player:
            found += _usable(game, player, frame.rule, cards)
            continue
        lying = _cards_with_action(game.players[other])
        for card in fitting(game, player, lying, frame.rule, cards):
            if known[card].holds < 0 and not known[card].carries_out:
                if _can_act(game, player, card):
                    found.append(card)
    frame.whom = -1
    return _ask_for_one(game, frame, USE_ACTION, found) and _tell_whose(game)


def use_action_of_it(game: Game, frame: Frame, card: SpokenCard) -> bool:
    """That of the card that was spoken of last, another's only where nothing can lie on it (ruling `others-actions`); where it is not
    possible, nothing.

    Step: UseAction(it=True)
    Speaks of: PlaysCard, PlaysTag, Adds, UsesAction, Add, PlayFromHand, PlayRevealed, UseAction, UseEffect, TransferCard, EachCard
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice, anybody
    """
    player = game.players[frame.player]
    lying = [
        card
        for other in game.players
        if card in other.action_cards and _is_lent(game, card, other, player)
    ]
    return _ask_for_one(game, frame, USE_ACTION, _usable_of(game, player, lying))


def _is_lent(game: Game, card: int, owner: Player, player: Player) -> bool:
    return owner is player or game.table.cards[card].holds < 0


def use_effect(game: Game, frame: Frame, cards: Cards) -> bool:
    """What one such card of one's own does when it is played; where none is possible in full, nothing.

    Step: UseEffect(cards=CardKind() | cards)
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice
    """
    player = game.players[frame.player]
    lying = fitting(game, player, player.tableau + player.events, frame.rule, cards)
    return _ask_whose_effect(game, frame, lying)


def use_effect_of_others(game: Game, frame: Frame, cards: Cards, owner: Owner) -> bool:
    """What one such card of these players does when it is played, for oneself; of others' cards only where nothing can lie on it
    (ruling `others-actions`), and no event that lies face down.

    Step: UseEffect(cards=CardKind() | cards, owner=owner)
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice, anybody
    """
    player = game.players[frame.player]
    lying: list[int] = []
    for number in everyone_or_opponents(game, player, False):
        other = game.players[number]
        if not counts_for(owner, player, other):
            continue
        if number == frame.player:
            lying += other.tableau + other.events
        else:
            lying += [card for card in other.tableau if game.table.cards[card].holds < 0]
    frame.whom = -1
    found = fitting(game, player, lying, frame.rule, cards)
    return _ask_whose_effect(game, frame, found) and _tell_whose(game)


def _tell_whose(game: Game) -> bool:
    """The question just asked tells its block whose card is used."""
    asked = game.stack[-1]
    asked.whom = asked.player
    return True


def use_effect_of_it(game: Game, frame: Frame, card: SpokenCard) -> bool:
    """What the card that was spoken of last does when it is played, another's only where nothing can lie on it (ruling `others-actions`);
    where it is not possible in full, nothing. An event counts too, even another's: everybody knows which one was spoken of.

    Step: UseEffect(it=True)
    Speaks of: PlaysCard, PlaysTag, Adds, UsesAction, Add, PlayFromHand, PlayRevealed, UseAction, UseEffect, TransferCard, EachCard
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice, anybody
    """
    player = game.players[frame.player]
    lying = [
        card
        for other in game.players
        if card in other.tableau + other.events and _is_lent(game, card, other, player)
    ]
    return _ask_whose_effect(game, frame, lying)


def _ask_whose_effect(game: Game, frame: Frame, lying: list[int]) -> bool:
    player = game.players[frame.player]
    known = game.table.cards
    found = [
        card
        for card in lying
        if known[card].has_played_block
        and not known[card].carries_out
        and _can_do_again(game, player, known[card])
    ]
    if not _ask_for_one(game, frame, USE_ACTION, found):
        return False
    game.stack[-1].block = WHEN_PLAYED
    return True


def _can_do_again(game: Game, player: Player, card: Card) -> bool:
    if card.possible(game, player):
        return True
    effects = own_effects(card, WHEN_PLAYED, player.index, card.index)
    return len(effects) > 1 and some_order(game.ahead([]), effects)


def _usable(game: Game, player: Player, rule: int, cards: int) -> list[int]:
    return _usable_of(game, player, fitting(game, player, _cards_with_action(player), rule, cards))


def _cards_with_action(player: Player) -> list[int]:
    """What lies before the player: the action of a party, or of a common rule, is no card's."""
    return [card for card in player.action_cards if card in player.tableau]


def _usable_of(game: Game, player: Player, cards: list[int]) -> list[int]:
    known = game.table.cards
    return [card for card in cards if not known[card].carries_out and _can_act(game, player, card)]


def _can_act(game: Game, player: Player, card: int) -> bool:
    rule = game.table.cards[card]
    if rule.can_act(game, player):
        return True
    return rule.orders_action and can_act_in_some_order(game, player, rule)


def _ask_for_one(game: Game, frame: Frame, question: int, cards: list[int]) -> bool:
    if not cards:
        frame.spoken = -1
        return False
    asked = game.push(question, ACTION, frame.player, frame.cause)
    asked.items = cards
    return True


def begin_action(game: Game, player: int, number: int) -> None:
    """Of a card, or a project of the board. What lies before nobody is no card whose action is waited for."""
    if game.table.awaited >> EVENT_USES & 1:
        rule = game.table.rules[number]
        if isinstance(rule, Project):
            tell_later(game, Event(EVENT_USES, player, thing=rule.project))
        elif number in game.players[player].tableau:
            tell_later(game, Event(EVENT_USES, player, card=number))
    game.push(number, ACTION, player, number)


def _whose(game: Game, card: int) -> int:
    """Before whom it lies."""
    owner = 0
    while card not in game.players[owner].tableau + game.players[owner].events:
        owner += 1
    return owner


class PlayFromHand(ChooseCard):
    """`amount` is how much less the card costs; one that was revealed comes into the hand first."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().spoken = value
        player = game.players[frame.player]
        if value not in player.hand:
            player.hand = player.hand + [value]
            revealing = game.parent()
            revealing.items = without(revealing.items, value)
        game.push(PLAY_CARD, WHEN_PLAYED, frame.player, value).amount = frame.amount


class UseAction(ChooseCard):
    """Of a card, or a project of the board: `chosen` is which, `amount` how much less it costs until it is carried out.

    Where `block` is WHEN_PLAYED, it is what the card does when it is played; where `whom` is somebody, the card may be another's.
    """

    def run(self, game: Game, frame: Frame) -> bool:
        if not super().run(game, frame):
            return False
        if frame.step == 1:
            frame.step = 2
            project = game.table.rules[frame.chosen]
            return not isinstance(project, Project) or not self._finish(game, frame, project)
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        frame.chosen = value
        project = game.table.rules[value]
        if not isinstance(project, Project):
            game.parent().spoken = value
        if frame.whom >= 0:
            game.parent().whom = _whose(game, value)
        if frame.block == WHEN_PLAYED:
            push_responses(game, own_effects(project, WHEN_PLAYED, frame.player, value))
            return
        if isinstance(project, Project) and frame.amount:
            discount_project(game.players[frame.player], project.project, frame.amount)
        begin_action(game, frame.player, value)

    def _finish(self, game: Game, frame: Frame, project: Project) -> bool:
        """Some cards wait for a standard project that is paid for."""
        if frame.amount:
            discount_project(game.players[frame.player], project.project, -frame.amount)
        if not project.standard or not project.cost:
            return False
        paid = Event(EVENT_PAYS, frame.player, cost=project.cost, thing=project.project)
        return announce(game, frame, paid)


# ---------------------------------------------------------------- projects of the board


def use_project(
    game: Game, frame: Frame, project: UsableProject, less: Reduction, free: Flag
) -> bool:
    """That project of the board, its price in money so much lower; where it is not possible, nothing.

    Step: UseProject(project, less=less, free=free)
    Adds: everything
    Takes: everything
    Reads: everything, open, in_force, choice
    """
    player = game.players[frame.player]
    reduced = WHOLE_PRICE if free else less
    for rule in game.table.projects:
        if rule.project == project and _can_use(game, player, rule, reduced):
            _ask_for_one(game, frame, USE_ACTION, [rule.index])
            game.stack[-1].amount = reduced
            return True
    return False


def _can_use(game: Game, player: Player, project: Project, less: int) -> bool:
    due = project_cost(player, project) - less
    return means_for_project(player, project) >= due and project.can_act(game, player)
