"""Playing a card: what is in force when, who answers, and when somebody is asked for an order."""

import pytest
from runtime.positions import position
from runtime.steps.small_game import PlainCard, choose, option_keys, run_step, small_game

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event, tags_on_card
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_HAND
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    EVERYONE,
    QUALITY_ACTIVE,
    QUALITY_EVENT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    TAG_SCIENCE,
    TRACK_TEMPERATURE,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED, WHENEVER
from cardwright_runtime.terraforming_mars.names import (
    ask_whether,
    can_discard,
    count_played,
    count_tags,
    discard,
    discount_cards,
    draw,
    gain,
    raise_track,
    respond,
    until_next_card,
)
from cardwright_runtime.terraforming_mars.steps.playing import end_next_card, lay_open, play_card
from cardwright_runtime.terraforming_mars.steps.transferring import change_hands


class Listener(PlainCard):
    """Waits for science tags of its owner: gains a plant, or may discard a card to draw one."""

    def __init__(self, key: str, exchanges: bool) -> None:
        self.exchanges = exchanges
        super().__init__(key, tags=(TAG_SCIENCE,), quality=QUALITY_ACTIVE)
        self.listens = (EVENT_PLAYS_CARD,)
        plain = (1 << RESOURCE_PLANT, 0, 0)
        self.touches = {
            WHENEVER: (
                (FACET_HAND, FACET_HAND, FACET_HAND | FACET_CHOICE) if self.exchanges else plain
            ),
        }

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if event.actor == owner.index:
            times = tags_on_card(game, event.card, TAG_SCIENCE)
            respond(game, self, WHENEVER, owner, event, times)

    def run(self, game: Game, frame: Frame) -> bool:
        if not self.exchanges:
            gain(game, frame, RESOURCE_PLANT, 1)
            return True
        if frame.step == 0:
            frame.step = 1
            if not can_discard(game, game.players[frame.player], frame.rule, ANY_CARD, 1):
                return True
            if ask_whether(game, frame):
                return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 0:
                return True
            if discard(game, frame, 1, ANY_CARD):
                return False
        draw(game, frame, 1)
        return True


class Study(PlainCard):
    """Draws two cards."""

    def __init__(self, tags: tuple[int, ...] = (TAG_SCIENCE,)) -> None:
        super().__init__("study", tags=tags)
        self.touches = {WHEN_PLAYED: (FACET_HAND, 0, 0)}

    def run(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True


class Surprise(PlainCard):
    """An event that counts its own tag, and makes the next card cheaper, and so many more."""

    def __init__(self, more: int = 0) -> None:
        self.more = more
        super().__init__("surprise", tags=(TAG_SCIENCE,), quality=QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def run(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags(game, player, TAG_SCIENCE, YOURS))
        until_next_card(game, frame, self.more)
        return True

    def enter_for_next_card(self, game: Game, player: Player) -> None:
        discount_cards(player, 8)

    def leave_after_next_card(self, game: Game, player: Player) -> None:
        discount_cards(player, -8)


def play(game: Game, card: PlainCard, player: int = 0) -> None:
    game.players[player].hand = game.players[player].hand + [card.index]
    run_step(game, lambda g, f: play_card(g, f, card.index), player)


def test_a_card_hears_itself_once_for_each_tag() -> None:
    listener = Listener("listener", exchanges=False)
    double = PlainCard("double", tags=(TAG_SCIENCE, TAG_SCIENCE))
    game = small_game(listener, double)
    play(game, listener)
    assert game.players[0].plants == 1
    play(game, double)
    assert game.players[0].plants == 3
    assert game.decision is None


def test_the_order_is_asked_only_where_it_can_matter() -> None:
    gainer, exchanger = Listener("gainer", False), Listener("exchanger", True)
    plain = PlainCard("plain", tags=(TAG_SCIENCE,))
    study = Study()
    game = small_game(gainer, exchanger, plain, study)
    lay_open(game, game.players[0], gainer.index)
    lay_open(game, game.players[0], exchanger.index)
    play(game, plain)
    assert (game.decision, game.players[0].plants) == (None, 1)
    game.players[0].hand = game.deck[10:11]
    play(game, study)
    assert game.players[0].plants == 2
    assert game.decision is not None and game.decision.question == "order"
    choose(game, "study:0:player:0")
    assert len(game.players[0].hand) == 3
    choose(game, "yes")
    choose(game, "card:deck_0")
    assert len(game.players[0].hand) == 3
    assert game.decision is None


def test_what_leaves_every_choice_open_comes_first_without_a_question() -> None:
    """Whoever has nothing to discard cannot want to be asked for it before he draws."""
    exchanger, study = Listener("exchanger", True), Study()
    game = small_game(exchanger, study)
    lay_open(game, game.players[0], exchanger.index)
    play(game, study)
    assert (option_keys(game), len(game.players[0].hand)) == (["no", "yes"], 2)


def test_two_equal_answers_are_not_asked_about() -> None:
    exchanger, double = Listener("exchanger", True), PlainCard("double", 0, (TAG_SCIENCE,) * 2)
    game = small_game(exchanger, double)
    lay_open(game, game.players[0], exchanger.index)
    game.players[0].hand = game.deck[10:12]
    play(game, double)
    assert option_keys(game) == ["no", "yes"]
    choose(game, "no")
    choose(game, "no")
    assert game.decision is None


def test_an_event_counts_while_it_is_played_and_lies_face_down_after() -> None:
    surprise, dear = Surprise(), PlainCard("dear", 9)
    game = small_game(surprise, dear)
    player = game.players[0]
    play(game, surprise)
    assert player.megacredits == 1
    assert (player.tags[TAG_SCIENCE], player.tableau, player.events) == (0, [], [surprise.index])
    assert count_played(game, player, surprise.index, ANY_CARD, EVERYONE) == 1
    play(game, dear)
    assert (player.megacredits, player.card_discount) == (0, 0)


def test_each_card_that_is_played_counts_for_all_that_hold_for_several() -> None:
    surprise, once, plain = Surprise(more=2), Surprise(), PlainCard("plain")
    game = small_game(surprise, once, plain)
    discounts: list[int] = []
    for card in (surprise, surprise, once, plain, plain):
        play(game, card)
        discounts.append(game.players[0].card_discount)
    assert discounts == [8, 16, 24, 8, 0]


@pytest.mark.parametrize("more", [0, 3])
def test_an_effect_for_the_next_card_ends_with_the_generation(more: int) -> None:
    surprise = Surprise(more)
    game = small_game(surprise)
    play(game, surprise)
    assert game.players[0].card_discount == 8
    end_next_card(game, game.players[0])
    assert game.players[0].card_discount == 0


@pytest.mark.parametrize(
    ("start", "steps", "level", "rating", "heat_production"),
    [
        (-30, 2, -26, 22, 0),
        (-26, 1, -24, 21, 1),
        (-26, 3, -20, 23, 2),
        (6, 3, 8, 21, 0),
        (8, 1, 8, 20, 0),
    ],
)
def test_raising_a_track_raises_the_rating_up_to_its_goal(
    start: int, steps: int, level: int, rating: int, heat_production: int
) -> None:
    game = small_game()
    game.temperature = start
    run_step(game, lambda g, f: raise_track(g, f, TRACK_TEMPERATURE, steps))
    player = game.players[0]
    assert (game.temperature, player.rating, player.heat_production) == (
        level,
        rating,
        heat_production,
    )


def test_a_bonus_is_given_again_when_it_is_reached_again() -> None:
    game = small_game()
    game.temperature = -26
    run_step(game, lambda g, f: raise_track(g, f, TRACK_TEMPERATURE, 1))
    game.temperature = -26
    run_step(game, lambda g, f: raise_track(g, f, TRACK_TEMPERATURE, 1))
    assert game.players[0].heat_production == 2


def test_the_log_names_what_changed_and_why() -> None:
    surprise = Surprise()
    game = small_game(surprise)
    game.logging = True
    play(game, surprise)
    found = [(entry.subject, entry.amount, entry.cause) for entry in entries(game.log)]
    assert (RESOURCE_MEGACREDIT, 1, surprise.index) in found


def test_a_clone_goes_its_own_way_in_the_middle_of_an_effect() -> None:
    exchanger, study = Listener("exchanger", True), Study()
    game = small_game(exchanger, study)
    lay_open(game, game.players[0], exchanger.index)
    game.players[0].hand = game.deck[10:11]
    play(game, study)
    other = game.clone()
    choose(game, "study:0:player:0")
    assert len(other.players[0].hand) == 1
    choose(other, "exchanger:40:player:0")
    choose(other, "no")
    assert (game.decision is None, other.decision is None) == (False, True)


@pytest.mark.parametrize(
    ("given", "card"),
    [
        ("asteroid in play", "asteroid"),
        ("ants in play with 2 microbes, ants used", "ants"),
        ("space elevator in play", "space_elevator"),
        ("ants in play, algae beneath ants", "ants"),
    ],
)
def test_a_card_changes_hands_as_it_lies(given: str, card: str) -> None:
    game, there = position(given), position(f"red: {given}")
    giver, receiver = game.players
    number = game.table.numbers[card]
    change_hands(game, giver, receiver, number)
    lying = ("tableau", "events", "holders", "held", "used", "beneath", "lies_beneath", "tags")
    for name in lying:
        assert getattr(receiver, name) == getattr(there.players[1], name), name
        assert getattr(giver, name) == getattr(there.players[0], name), name
    assert sorted(receiver.action_cards) == sorted(there.players[1].action_cards)
