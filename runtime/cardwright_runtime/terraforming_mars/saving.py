"""Saves of this game. In: a game at any decision. Out: JSON text; and from such a text the same game."""

from collections.abc import Sequence
from typing import Final

from cardwright_runtime.kernel.errors import BadSave, GameError
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.save import (
    Saved,
    flag_in,
    from_text,
    number_in,
    table_in,
    text_in,
    texts_in,
    to_text,
)
from cardwright_runtime.terraforming_mars.board import Board
from cardwright_runtime.terraforming_mars.catalogue import (
    Catalogue,
    rules_in_play,
    shared_table,
    table_of,
)
from cardwright_runtime.terraforming_mars.effects_in_force import broken_effects
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.invariants import broken
from cardwright_runtime.terraforming_mars.numbers import FIRST_SET_RULE
from cardwright_runtime.terraforming_mars.packs import is_known, with_needed
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    DRAFT,
    GENERATIONS,
    LAST_GREENERIES,
    POLITICS,
    PREPARATION,
    PRODUCTION_PHASE,
    RESEARCH,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.setup import MOST_PLAYERS
from cardwright_runtime.terraforming_mars.state_bounds import MOST, out_of_bounds
from cardwright_runtime.terraforming_mars.state_data import from_data, packs_of, to_data
from cardwright_runtime.terraforming_mars.steps.effects import block_of, rule_of
from cardwright_runtime.terraforming_mars.table import Table

GAME: Final = "terraforming_mars"
_BOARD: Final = "board."
UNUSED: Final = "unused."
_TRIAL: Final = "uniform"
_OF_THE_FIRST_PLAYER: Final = (
    PREPARATION,
    RESEARCH,
    DRAFT,
    ACTION_PHASE,
    PRODUCTION_PHASE,
    POLITICS,
    LAST_GREENERIES,
)
"""Phases begin with him; from the middle of a draft on, the hands would otherwise go another way."""
# The longest set-up, of five players who draft, has fewer decisions.
_LONGEST_TRIAL: Final = 200


def save(game: Game) -> str:
    table = game.table
    state = to_data(game)
    state["table"] = {
        "players": table.player_count,
        "sets": list(table.sets),
        "packs": packs_of(table),
        "board": table.board.key.removeprefix(_BOARD),
        "draft": table.draft,
        "corporate_era": table.corporate_era,
        "rating_goal": table.rating_goal,
        "most_generations": table.most_generations,
        "automa": table.automa >= 0,
    }
    return to_text(Saved(GAME, table.keys, state))


def load(text: str, packs: Sequence[str] = (), changed: bool = False) -> Game:
    """Anything that cannot be read raises `BadSave`. A save brings ids of packs and digests, and nothing is looked for on its word:
    `packs` are those of its packs that nobody has named before, by their folders or ids; `changed` says that they may have
    changed since.
    """
    saved = from_text(text, GAME)
    _find_again(packs)
    table = _table(saved, changed)
    game = from_data(saved.state, table)
    _check_numbers(game)
    return game


def _find_again(packs: Sequence[str]) -> None:
    try:
        with_needed(packs)
    except GameError as problem:
        raise BadSave(f"This save needs a pack that is not here. {problem}") from problem


def _table(saved: Saved, changed: bool) -> Table:
    """The table as it is made today if its rules are numbered as in the save, else one in the save's order."""
    made_of = table_in(saved.state.get("table"))
    prints = {pack: text_in(print) for pack, print in table_in(made_of.get("packs")).items()}
    for pack in prints:
        if not is_known(pack):
            raise BadSave(
                f"This save was played with the pack `{pack}`: say where it is, in `packs`, or behind --packs."
            )
    players, sets = number_in(made_of.get("players")), texts_in(made_of.get("sets"))
    if not 1 <= players <= MOST_PLAYERS:
        raise BadSave(f"This save is damaged: {players} players cannot play.")
    # Saves of older engines have no limit.
    goals = number_in(made_of.get("rating_goal")), number_in(made_of.get("most_generations", 0))
    if not 0 <= min(goals) <= max(goals) < MOST:
        raise BadSave("This save is damaged: its game has no such goal.")
    if len(set(sets)) < len(sets) or len(set(saved.keys)) < len(saved.keys):
        raise BadSave("This save is damaged: it names a set twice, or a rule.")
    try:
        table = shared_table(
            players,
            tuple(sets),
            text_in(made_of.get("board")),
            tuple(prints),
            flag_in(made_of.get("draft")),
            flag_in(made_of.get("corporate_era")),
            *goals,
            flag_in(made_of.get("automa", False)),
        )
    except (GameError, ImportError) as problem:
        raise BadSave(f"This save needs rules that are not here: {problem}") from problem
    for pack, print in packs_of(table).items():
        if prints[pack] != print and not changed:
            raise BadSave(
                f"The pack `{pack}` is not as it was when this game was saved, or it is another one of this id."
                " To go on all the same, say `changed=True`, or --changed."
            )
    if table.keys == saved.keys:
        return table
    return _in_order_of(saved.keys, table)


def _in_order_of(keys: list[str], today: Table) -> Table:
    rules = rules_in_play(Catalogue(today.packs), today.sets, today.board.key.removeprefix(_BOARD))
    by_key = _by_key(rules)
    steps = keys[:FIRST_SET_RULE]
    moved = [key for key, here in zip(steps, today.keys, strict=False) if not _stayed(key, here)]
    if moved:
        raise BadSave(
            "This save was made by an engine whose steps are numbered otherwise:"
            f" `{moved[0]}` has another number now. Play it on with the release that wrote it."
        )
    ordered: list[Rule] = []
    for key in keys[FIRST_SET_RULE:]:
        if key not in by_key:
            raise BadSave(f"This save holds the card {key!r}, which no set in play has.")
        ordered.append(by_key[key])
    board = by_key[today.board.key]
    assert isinstance(board, Board)
    table = table_of(ordered, board, today.player_count, today.sets, today.packs)
    table.draft, table.corporate_era = today.draft, today.corporate_era
    table.rating_goal = today.rating_goal
    table.most_generations = today.most_generations
    table.automa = today.automa
    table.prints = today.prints
    return table


def _stayed(key: str, here: str) -> bool:
    """A number that no step had may have gone to a new one: nothing in the save speaks of it."""
    return key == here or key.startswith(UNUSED)


def _by_key(rules: Sequence[Rule]) -> dict[str, Rule]:
    """Also by the keys that rules had before, where no other rule has them now."""
    found: dict[str, Rule] = {}
    for rule in rules:
        kind, dot, _ = rule.key.rpartition(".")
        for old in rule.formerly:
            found[kind + dot + old] = rule
    for rule in rules:
        found[rule.key] = rule
    return found


def _check_numbers(game: Game) -> None:
    """No number of a rule or a player lies outside the table, so that a game that was loaded can be played."""
    rules = len(game.table.rules)
    if len(game.players) != game.table.player_count:
        raise BadSave(f"This save has {len(game.players)} players at another table.")
    if not -1 <= game.asked_player < len(game.players) or not 0 <= game.deck_top <= len(game.deck):
        raise BadSave("This save is damaged: it asks nobody, or its deck has no top.")
    if game.asked_player >= 0 and not (game.stack and game.option_values):
        raise BadSave("This save is damaged: it asks somebody nothing.")
    wrong = out_of_bounds(game) or _impossible(game)
    if wrong:
        raise BadSave(f"This save is damaged: {wrong.rstrip('.')}.")


def _impossible(game: Game) -> str:
    """What no game can come to; empty where all is well. What is asked is asked anew, so that no option is taken on the save's word."""
    if [player.index for player in game.players] != list(range(len(game.players))):
        return "its players do not sit in their order"
    if min(game.first_player, game.active_player) < 0:
        return "nobody is the first player, or active"
    try:
        if not all(is_possible(game, place) for place in range(len(game.stack))):
            return "it waits in the middle of what no rule does"
        if any(f.player != game.first_player for f in game.stack if f.rule in _OF_THE_FIRST_PLAYER):
            return "another player began this generation"
        if any(f.rule == RESEARCH and f.step < 2 and _has_dealt(game, f) for f in game.stack):
            return "what was dealt for research would be dealt again"
        if any(_has_anothers_corporation(p) for p in game.players if p.index != game.table.automa):
            return "a corporation does not lie before its player"
        # The rules reckon with what is in force, however much that is: so it comes first.
        for player in game.players:
            if player.index != game.table.automa:
                for sentence in broken_effects(game, player):
                    return sentence
        if game.asked_player >= 0 and not _is_asked(game):
            return "nobody is asked what it says"
        for sentence in broken(game) or _broken_later(game):
            return sentence
    except (
        Exception
    ) as problem:  # Any state at all may stand in a save, and the rules may raise anything at it.
        return f"its rules stop with {type(problem).__name__} ({problem})"
    return ""


def _has_anothers_corporation(player: Player) -> bool:
    return player.corporation >= 0 and player.corporation not in player.tableau


def _has_dealt(game: Game, research: Frame) -> bool:
    return research.amount > 0 or any(frame.rule == DRAFT for frame in game.stack)


def is_possible(game: Game, place: int) -> bool:
    """The generations run at the bottom of every game and nowhere else, and only research drafts; a card has the block in which a
    frame stands, and those that wait at the bottom until the deed is done."""
    frame = game.stack[place]
    if (frame.rule == GENERATIONS) != (place == 0) or frame.rule < 0:
        return False
    if place == 0 and not all(_has_block(game, rule_of(e), block_of(e)) for e in frame.items):
        return False
    if frame.rule == DRAFT and game.stack[place - 1].rule != RESEARCH:
        return False
    return frame.rule < FIRST_SET_RULE or _has_block(game, frame.rule, frame.block)


def _has_block(game: Game, rule: int, block: int) -> bool:
    return rule >= FIRST_SET_RULE and block in game.table.rules[rule].touches


def _broken_later(game: Game) -> list[str]:
    """What runs in the midst of a deed is as its rules left it if it can be brought to its end: tried on a clone, until somebody
    is asked for his next move.
    """
    policy = policy_of(_TRIAL, game.decision_number)
    trial = game.clone()
    until = game.decision_number + _LONGEST_TRIAL
    while trial.asked_player >= 0 and trial.decision_number < until:
        if trial.question == ACTION_PHASE:
            break
        trial.choose(policy.choose(trial))
    return broken(trial) if trial.decision_number > game.decision_number else []


def _is_asked(game: Game) -> bool:
    """Asking changes nothing but the question itself, so the frame on top can be run once more."""
    asked, question, deep = game.asked_player, game.question, len(game.stack)
    game.asked_player = -1
    if game.run_top(game.stack[-1]) or len(game.stack) != deep or not game.option_values:
        return False
    return (game.asked_player, game.question) == (asked, question)
