"""Before the game and between generations. In: levels and a corporation. Out: the decks of an automa, its corporation in play."""

from collections.abc import Sequence
from typing import Final

from cardwright_runtime.kernel.chance import below, next_state, stream_start
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    ASIDE,
    BONUS,
    add_card,
    cards_in,
    chance_below,
    draw_bonus,
    empty_decks,
    put_cards,
    shuffle_into,
    shuffled,
    turn_over_project,
)
from cardwright_runtime.terraforming_mars.automa.kinds import AutomaCorporation
from cardwright_runtime.terraforming_mars.automa.money import automa_of, corporation_of
from cardwright_runtime.terraforming_mars.automa.nouns import *
from cardwright_runtime.terraforming_mars.automa.seeking import discard_projects
from cardwright_runtime.terraforming_mars.automa.tracks import lowest
from cardwright_runtime.terraforming_mars.automa.turn import push_tag, tags_of, tell_of_tag
from cardwright_runtime.terraforming_mars.changes import CARD_PLAYED
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import VALUE_ACTION_PROJECTS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import STARTS_WITH, WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.drawing import take_cards
from cardwright_runtime.terraforming_mars.steps.effects import own_effects
from cardwright_runtime.terraforming_mars.steps.holding import listen
from cardwright_runtime.terraforming_mars.steps.responses import announce, push_responses

RANDOM: Final = "random"
NO_CORPORATION: Final = ""
# With politics it begins so much lower.
LESS_WITH_POLITICS: Final = 10
EVERY: Final = "every action deck"
DRAFTED: Final = 4


def seat_automa(game: Game, levels: Sequence[str], corporation: str) -> None:
    """Its levels in force, its decks made, its corporation known."""
    lay_out(game, levels)
    put_cards(game, BONUS, shuffled(game, cards_in(game, BONUS)))
    player = automa_of(game)
    if corporation != NO_CORPORATION:
        player.corporation = corporation_to_play(game, corporation)
    make_action_deck(game, take_cards(game, player.value(VALUE_ACTION_PROJECTS)))


def lay_out(game: Game, levels: Sequence[str]) -> None:
    """Its levels in force, its bonus deck in the order of the sources, no action deck yet."""
    player = automa_of(game)
    for name in levels:
        enter_level(game, player, name)
    if game.table.bodies:
        game.lobby &= ~(1 << player.index)
    game.automa_cards = empty_decks()
    rules = game.table.automa_rules
    replaced = [card.replaced for card in rules.bonus_cards if card.replaced]
    for card in rules.bonus_cards:
        away = card.extension and card.extension not in game.table.sets
        if away or card.brought_by or card.key.removeprefix("bonus_card.") in replaced:
            continue
        if card.brought == "bonus deck":
            add_card(game, BONUS, card.index)
        elif card.brought == EVERY:
            add_card(game, ASIDE, card.index)


def enter_level(game: Game, player: Player, name: str) -> None:
    for level in game.table.automa_rules.levels:
        if level.key == "automa_level." + name:
            level.enter(game, player)
            return
    known = ", ".join(
        level.key.removeprefix("automa_level.") for level in game.table.automa_rules.levels
    )
    raise GameError(f"There is no level `{name}` of the automa; there are {known}.")


def playable_corporations(game: Game) -> list[AutomaCorporation]:
    """All whose set is in play."""
    return [
        rule
        for rule in game.table.automa_rules.corporations
        if not rule.extension or rule.extension in game.table.sets
    ]


def corporation_to_play(game: Game, name: str) -> int:
    found = playable_corporations(game)
    if name == RANDOM:
        return found[below(next_state(stream_start(game.seed, "automa")), len(found))].index
    for rule in found:
        if name in (rule.key, rule.key.partition("_")[2], rule.number):
            return rule.index
    raise GameError(
        f"The automa has no corporation `{name}` in this game; say its number, such as C01, or `random`."
    )


def make_action_deck(game: Game, projects: list[int]) -> None:
    """Project cards, a bonus card, and what stands in every action deck."""
    card = draw_bonus(game)
    bonus = [card] if card >= 0 else []
    every = [kept for kept in cards_in(game, ASIDE) if _is_in_every_deck(game, kept)]
    put_cards(game, ASIDE, [kept for kept in cards_in(game, ASIDE) if kept not in every])
    put_cards(game, ACTION, shuffled(game, projects + bonus + every))


def _is_in_every_deck(game: Game, card: int) -> bool:
    return any(
        rule.index == card and rule.brought == EVERY for rule in game.table.automa_rules.bonus_cards
    )


def research(game: Game) -> None:
    """Cards of its own, without a choice; what it drafted lies with it already."""
    player = automa_of(game)
    drafted = player.offered
    player.offered = []
    wanted = player.value(VALUE_ACTION_PROJECTS)
    if not drafted:
        make_action_deck(game, take_cards(game, wanted))
        return
    while len(drafted) > wanted:
        dropped = card_to_drop(game, drafted)
        if dropped < 0:
            break
        drafted = [card for card in drafted if card != dropped]
        discard_projects(game, [dropped])
    make_action_deck(game, drafted)


# ---------------------------------------------------------------- what it drafts


def drafted_card(game: Game, cards: list[int]) -> int:
    """The best by the priority of its corporation; else by chance."""
    best = cards
    if corporation_of(game) is not None:
        ranked = [priority(game, card) for card in cards]
        best = [card for card, rank in zip(cards, ranked, strict=True) if rank == max(ranked)]
    return best[chance_below(game, len(best))]


def priority(game: Game, card: int) -> list[int]:
    """Compared number by number: the more of an earlier tag the better; an event shows that it is one."""
    corporation = corporation_of(game)
    if corporation is None:
        return []
    if CRITERION_MOST_EXPENSIVE in corporation.prefers:
        return [game.table.cards[card].cost]
    tags = tags_of(game, game.table.cards[card])
    if CRITERION_MOST_TAGS in corporation.prefers:
        return [len(tags)]
    if CRITERION_LEAST_ADVANCED_TRACK in corporation.prefers:
        own = game.table.automa_rules.tracks[lowest(game)][0].tags
        return [len([tag for tag in tags if tag in own])]
    return [tags.count(tag) for tag in corporation.protects]


def card_to_drop(game: Game, cards: list[int]) -> int:
    """The first of the shuffled cards that its priority does not protect; -1 where it protects all."""
    ranks = {card: priority(game, card) for card in cards}
    best = max(ranks.values())
    corporation = corporation_of(game)
    for card in shuffled(game, cards):
        by_rank = corporation is not None and bool(corporation.prefers)
        protected = ranks[card] == best and any(best) if by_rank else any(ranks[card])
        if not protected:
            return card
    return -1


class AutomaSetup(Rule):
    """Its corporation comes into play behind that of the human: what it says at once, then its tags, each as on a card.

    `amount` of its tags are resolved.
    """

    def __init__(self) -> None:
        super().__init__("automa_setup", "Setup of the automa")

    def run(self, game: Game, frame: Frame) -> bool:
        rule = corporation_of(game)
        if rule is None:
            return True
        if frame.step == 0:
            frame.step = 1
            frame.cause = rule.index
            bring_into_play(game, rule)
            if rule.seeded:
                seed_bonus_deck(game, rule)
            if rule.has_played_block:
                push_responses(game, own_effects(rule, WHEN_PLAYED, frame.player, rule.index))
                return False
        if frame.step == 1:
            frame.step = 2
            played = Event(EVENT_PLAYS_CARD, frame.player, card=rule.index)
            if rule.starting_tags and announce(game, frame, played):
                return False
        if frame.step == 3:
            frame.step = 2
            frame.amount += 1
            if tell_of_tag(game, frame, rule.starting_tags[frame.amount - 1]):
                return False
        if frame.amount < len(rule.starting_tags):
            frame.step = 3
            push_tag(game, rule.index, rule.starting_tags[frame.amount])
            return False
        return True


def bring_into_play(game: Game, rule: AutomaCorporation) -> None:
    """Its effects hold from now on."""
    player = automa_of(game)
    player.corporation = rule.index
    player.tableau = player.tableau + [rule.index]
    if rule.holds >= 0:
        player.holders = player.holders + [rule.index]
        player.held = player.held + [0]
    if rule.listens:
        listen(player, rule)
    rule.enter(game, player)
    if game.logging:
        game.note(CARD_PLAYED, rule.index, 0, player.index, rule.index, STARTS_WITH)


def seed_bonus_deck(game: Game, rule: AutomaCorporation) -> None:
    """Project cards are turned over until so many show the tag; they are shuffled into the bonus deck, all or those alone."""
    shown: list[int] = []
    others: list[int] = []
    for _ in range(len(game.table.project_cards)):
        if len(shown) >= rule.seeded:
            break
        card = turn_over_project(game)
        if card < 0:
            break
        (shown if rule.seeds in game.table.cards[card].tags else others).append(card)
    if rule.seeds_all:
        shown += others
    else:
        discard_projects(game, others, rule.index)
    shuffle_into(game, BONUS, shown)
