"""A game with rules made on the spot. In: rules. Out: what broke while it was played."""

from collections.abc import Iterator, Sequence
from functools import cache
from zlib import crc32

from cardwright_runtime.terraforming_mars.board import Board
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.catalogue import (
    Catalogue,
    board_of,
    rules_in_play,
    table_of,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.setup import begin, deal, undealt_game

DECISIONS = 60
ONE_IN = 4
"""A game takes longer than all else; not every text gets one."""
SETS = ("base", "corporate_era")
MONEY = 60


@cache
def _catalogue() -> Catalogue:
    return Catalogue()


def problem_in_a_game(rules: Sequence[Rule], text: str) -> Iterator[str]:
    seed = crc32(text.encode("utf-8", "replace"))
    if seed % ONE_IN or any(isinstance(rule, Board) for rule in rules):
        return
    game = _game(rules, seed)
    if game is None:
        return
    policy = policy_of("uniform", seed)
    while game.asked_player >= 0 and game.decision_number < DECISIONS:
        game.choose(policy.choose(game))
    yield from broken(game)


def _game(rules: Sequence[Rule], seed: int) -> Game | None:
    """With these cards in the hands of who begins, and money for them; the place of a rule of the same name is theirs."""
    own = {rule.key for rule in rules}
    others = [rule for rule in rules_in_play(_catalogue(), SETS, "tharsis") if rule.key not in own]
    board = board_of(others)
    if board is None or len(own) < len(rules):
        return None
    table = table_of([*others, *rules], board, 2, SETS)
    game = undealt_game(table, seed)
    cards = [table.numbers[rule.key] for rule in rules if isinstance(rule, Card)]
    first = [number for number in game.deck if number in cards]
    game.deck = first + [number for number in game.deck if number not in first]
    deal(game)
    for player in game.players:
        player.megacredits = MONEY
    begin(game)
    return game
