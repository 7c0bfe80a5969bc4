"""Players that need no person. In: a game at a decision, a seed. Out: the index of an option.

`uniform` takes any option. `A` and `B` choose as the recorded random games did: first what kind of move, then which.
`greedy` looks one decision ahead.
"""

from typing import Final

from cardwright_runtime.kernel.chance import below, next_state, stream_start
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import supply_left
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
)
from cardwright_runtime.terraforming_mars.numbers import (
    AGENDA,
    BUY_CARDS,
    PAY_PRICE,
    PLAY_CARD,
    REMOVE_STOCK,
    REMOVE_TOKENS,
)
from cardwright_runtime.terraforming_mars.payment import money, worth
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    CHOOSE_FIRST_CARDS,
    MOVE_CONVERSION,
    MOVE_END_TURN,
    MOVE_PASS,
    MOVE_PROJECT,
    PHASE_LAST_GREENERIES,
    PHASE_OVER,
    RULE_MASK,
)
from cardwright_runtime.terraforming_mars.phases.generations import is_last_generation
from cardwright_runtime.terraforming_mars.scoring import score

POLICIES: Final = ("uniform", "greedy", "A", "B")
MOST_SMALL_DECISIONS: Final = 30
# What the greedy player takes things to be worth: half a megacredit for each unit of a production in a generation.
GENERATIONS_EXPECTED: Final = 13
PRODUCTION_WORTH: Final = (2, 4, 6, 4, 2, 1)
POINT_WORTH: Final = 6
CARDS_WANTED: Final = 8
CARD_WORTH: Final = 5
MONEY_WANTED: Final = 15
# So many megacredits beyond are worth one: enough for standard projects, too dear for cards that nobody will play.
MONEY_SPARE: Final = 3
# What each step of a track or tile that ends the game is worth beside the rating: who never hurries never ends.
STEP_WORTH: Final = 4


class Policy:
    """Its chance is a stream of its own, so that the game's draws stay as they are."""

    def __init__(self, seed: int, name: str) -> None:
        self.chance = stream_start(seed, "policy/" + name)

    def choose(self, game: Game) -> int:
        return self.below(len(game.option_values))

    def below(self, limit: int) -> int:
        self.chance = next_state(self.chance)
        return below(self.chance, limit)


class Greedy(Policy):
    """The option after which the own position looks best; chance decides among equals."""

    def choose(self, game: Game) -> int:
        player = game.asked_player
        left = generations_left(game)
        best: list[int] = []
        best_worth = 0
        waiting: list[int] = []
        for index, value in enumerate(game.option_values):
            if game.question == ACTION_PHASE and value in (MOVE_PASS, MOVE_END_TURN):
                waiting.append(index)
                continue
            after = game.clone()
            after.choose(index)
            finish_move(after)
            found = position_worth(after, player, left)
            if not best or found > best_worth:
                best_worth = found
                best = []
            if found == best_worth:
                best.append(index)
        # Income that comes once all have passed is no merit of passing: to wait is worth what there is now.
        if waiting and (not best or position_worth(game, player, left) >= best_worth):
            return self.waiting_index(game, waiting)
        return best[self.below(len(best))]

    def waiting_index(self, game: Game, waiting: list[int]) -> int:
        """Who ends his turn may still act in this generation; who passes may not."""
        for index in waiting:
            if game.option_values[index] == MOVE_END_TURN:
                return index
        return waiting[0]


def finish_move(game: Game) -> None:
    """Small decisions that follow are taken as they come, metals before money."""
    for _ in range(MOST_SMALL_DECISIONS):
        if game.asked_player < 0 or game.question in (ACTION_PHASE, BUY_CARDS, CHOOSE_FIRST_CARDS):
            return
        game.choose(pay_index(game, game.stack[-1]) if game.question == PAY_PRICE else 0)


def generations_left(game: Game) -> int:
    """So often productions will still bring something, about."""
    if is_last_generation(game):
        return 0
    return max(1, GENERATIONS_EXPECTED - game.generation)


def position_worth(game: Game, player: int, left: int) -> int:
    """In money, about: stocks, what productions and rating will still bring, points, cards to be played, and the end come nearer."""
    own = game.players[player]
    points = POINT_WORTH * score(game, player).total
    if game.phase in (PHASE_LAST_GREENERIES, PHASE_OVER):
        return points
    # Beyond what the next cards cost, money only waits for a use.
    money_worth = (
        min(own.megacredits, MONEY_WANTED) + max(own.megacredits - MONEY_WANTED, 0) // MONEY_SPARE
    )
    stocks = money_worth + 2 * own.steel + 3 * own.titanium + 2 * own.plants + own.heat // 2
    productions = 0
    for gauge in range(PRODUCTION, 2 * PRODUCTION):
        productions += own.gauge(gauge) * PRODUCTION_WORTH[gauge - PRODUCTION]
    hand = len(own.hand) + len(own.picked)
    cards = CARD_WORTH * min(hand, CARDS_WANTED) + max(hand - CARDS_WANTED, 0)
    income = productions + 2 * own.rating
    return (
        stocks
        + income * left // 2
        + points
        + cards
        + sum(own.held)
        - STEP_WORTH * steps_to_the_end(game)
    )


def steps_to_the_end(game: Game) -> int:
    """Of all tracks and tiles that must reach their goals before the game is over."""
    steps = 0
    for track in game.table.ending_tracks:
        steps += max(track.goal - game.track_level(track.track), 0) // track.unit
    for tile in game.table.ending_tiles:
        steps += supply_left(game, tile)
    return steps


class Recorded(Policy):
    """`tireless` is policy B: it never ends a turn or sells patents, and passes only when nothing else is left."""

    def __init__(self, seed: int, name: str, tireless: bool) -> None:
        super().__init__(seed, name)
        self.tireless = tireless
        # How many of the cards looked at are still to be bought, and the question that this holds for.
        self.wanted = 0
        self.expected_question = -1
        self.expected_left = -1

    def choose(self, game: Game) -> int:
        question = game.question
        if question == ACTION_PHASE:
            self.expected_question = -1
            return self.choose_move(game)
        frame = game.stack[-1]
        if question == BUY_CARDS:
            most = affordable_cards(game, frame, len(frame.items))
            return self.buy(game, len(frame.items), most)
        if question == CHOOSE_FIRST_CARDS:
            return self.buy(game, len(frame.items), frame.amount)
        if question == PAY_PRICE:
            return pay_index(game, frame)
        if question == REMOVE_STOCK and frame.step == 1:
            # All or nothing: nothing is one entry beside each player from whom to take.
            nothing = self.below(len(frame.items) + 1) == 0
            return 0 if nothing else len(game.option_values) - 1
        if question == REMOVE_TOKENS and frame.card >= 0:
            return len(game.option_values) - 1
        if question == AGENDA:
            return 0
        return super().choose(game)

    def choose_move(self, game: Game) -> int:
        """An entry of the menu, each as likely as the other, then one of its moves."""
        entries: list[int] = []
        for move in game.option_values:
            entry = entry_of(game, move)
            if entry not in entries and not (self.tireless and self.avoids(game, entry)):
                entries.append(entry)
        if self.tireless and len(entries) > 1 and MOVE_PASS in entries:
            entries.remove(MOVE_PASS)
        chosen = entries[self.below(len(entries))]
        indices: list[int] = []
        for index, move in enumerate(game.option_values):
            if entry_of(game, move) == chosen:
                indices.append(index)
        return indices[self.below(len(indices))]

    def avoids(self, game: Game, entry: int) -> bool:
        return entry == MOVE_END_TURN or (
            entry & ~RULE_MASK == MOVE_PROJECT and entry & RULE_MASK > 0
        )

    def buy(self, game: Game, left: int, most: int) -> int:
        """A number of cards from 0 to the most, then a random choice of so many, card by card."""
        question = game.question * 8 + game.asked_player
        if self.expected_question != question or self.expected_left != left:
            self.wanted = self.below(min(most, left) + 1)
        buys = self.below(left) < self.wanted
        if buys:
            self.wanted -= 1
        self.expected_question = question
        self.expected_left = left - 1
        return game.option_values.index(1 if buys else 0)


def entry_of(game: Game, move: int) -> int:
    """Cards, actions, standard projects, milestones and awards are one entry each; what costs no money one of its own."""
    kind = move & ~RULE_MASK
    if kind == MOVE_CONVERSION:
        return move
    if kind == MOVE_PROJECT:
        for project in game.table.projects:
            if project.index == move & RULE_MASK and not project.cost:
                return move
    return kind


def affordable_cards(game: Game, frame: Frame, left: int) -> int:
    player = game.players[frame.player]
    if player.card_price <= 0:
        return left
    return min(left, money(player) // player.card_price)


def pay_index(game: Game, frame: Frame) -> int:
    """For cards metals first, as many whole units as the price covers; elsewhere money first."""
    gauge = frame.items[0]
    values = game.option_values
    if gauge not in (RESOURCE_STEEL, RESOURCE_TITANIUM) or game.parent().rule != PLAY_CARD:
        return 0
    player = game.players[frame.player]
    whole = min(player.gauge(gauge), frame.amount // worth(player, gauge))
    for index, units in enumerate(values):
        if units >= whole:
            return index
    return len(values) - 1


def policy_of(name: str, seed: int) -> Policy:
    if name == "uniform":
        return Policy(seed, name)
    if name == "greedy":
        return Greedy(seed, name)
    if name in ("A", "B"):
        return Recorded(seed, name, name == "B")
    raise GameError(f"There is no policy `{name}`; there are {', '.join(POLICIES)}.")
