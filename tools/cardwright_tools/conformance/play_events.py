"""What happens in a play example. In: a staged game and its `event`. Out: the game after it, and what the event alone shows."""

from collections.abc import Callable
from typing import Any, Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.areas import areas
from cardwright_runtime.terraforming_mars.automa.ending import (
    free_tile_points,
    money_points,
    pile_points,
)
from cardwright_runtime.terraforming_mars.automa.setup import research
from cardwright_runtime.terraforming_mars.automa.turn import push_bonus, push_project, take_turn
from cardwright_runtime.terraforming_mars.automa.decks import ACTION, put_away, put_cards
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH
from cardwright_runtime.terraforming_mars.phases.generations import Generations
from cardwright_runtime.terraforming_mars.phases.numbers import (
    AUTOMA_GREENERIES,
    AUTOMA_SETUP,
    GENERATIONS,
    RESEARCH,
)
from cardwright_runtime.terraforming_mars.rule import ACTION as RULE_ACTION
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.scoring import scores, winners
from cardwright_runtime.terraforming_mars.steps.drawing import take_cards
from cardwright_runtime.terraforming_mars.steps.placing import place
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.removing import (
    decrease_any,
    remove_up_to,
    steal,
)
from cardwright_tools.conformance.play_stage import (
    BOT,
    HUMAN,
    RESOURCES,
    CannotRun,
    Given,
    Stage,
    area,
    bonus_card,
    card_named,
    tile_named,
)

Shown = dict[str, Any]

MONEY_FOR_AN_ACTION: Final = 10


def carry_out(staged: Stage, event: Given) -> Shown:
    game = staged.game
    names = [name for name in event if name not in _BESIDE_AN_EVENT]
    if len(names) != 1 or names[0] not in _EVENTS:
        raise CannotRun(f"nothing is known of the event `{', '.join(names or event)}`")
    if event.get("first_turn_of_generation"):
        put_cards(game, ACTION, [staged.revealed] if staged.revealed >= 0 else [])
        game.players[BOT].first_action_due = True
        take_turn(game)
        _run(game)
        return {}
    return _EVENTS[names[0]](staged, event[names[0]])


# They say more of the position, or when the event comes.
_BESIDE_AN_EVENT: Final = ("first_turn_of_generation", "cathedral_in")


def _run(game: Game, prefer: str = "") -> None:
    """To the end of what is on its way; the human takes the bot as a target, and as much as can be taken."""
    game.advance()
    while game.asked_player >= 0:
        decision = game.decision
        assert decision is not None
        keys = [option.key for option in decision.options]
        index = keys.index(prefer) if prefer in keys else len(keys) - 1
        game.choose(index)


def _reveal_project(staged: Stage, said: Any) -> Shown:
    push_project(staged.game, staged.revealed)
    _run(staged.game)
    return {}


def _reveal_bonus(staged: Stage, said: Any) -> Shown:
    game = staged.game
    card = bonus_card(game, said)
    put_away(game, card)
    push_bonus(game, card)
    _run(game)
    return {}


def _setup(staged: Stage, said: Any) -> Shown:
    return {"first_player": staged.game.first_player}


def _new_generation(staged: Stage, said: Any) -> Shown:
    game = staged.game
    game.generation -= 1
    frame = Frame(GENERATIONS, 0, HUMAN, -1)
    Generations().begin_anew(game, frame)
    return {"first_player": game.first_player, "winner": winners(game)[0]}


def _bot_turn(staged: Stage, said: Any) -> Shown:
    take_turn(staged.game)
    return {"bot_passes": bool(staged.game.passed >> BOT & 1)}


def _research(staged: Stage, said: Any) -> Shown:
    game = staged.game
    if said == "basic":
        research(game)
        return {}
    before = game.log
    game.push(RESEARCH, 0, game.first_player, RESEARCH)
    _run(game)
    drafted, discarded, entry = 0, 0, game.log
    while entry is not None and entry is not before:
        drafted += entry.what == _DRAFTED and entry.player == BOT
        discarded += entry.what == _DISCARDED and entry.player == BOT
        entry = entry.previous
    return {"bot_drafted": drafted, "bot_discarded_at_random": discarded}


_DRAFTED: Final = 16
_DISCARDED: Final = 5


def _human_effects(staged: Stage, said: Any) -> Shown:
    game = staged.game
    for one in said:
        if one.get("card"):
            _play(game, card_named(game, one["card"]))
            continue
        frame = game.push(AFTERMATH, 0, HUMAN, GENERATIONS)
        game.active_player = HUMAN
        if one["effect"] == "decrease_production":
            gauge = _resource(one["production"]) + nouns.PRODUCTION
            decrease_any(game, frame, gauge, one["steps"])
        elif one["effect"] == "remove":
            remove_up_to(game, frame, _resource(one["resource"]), one["n"])
        elif one["effect"] == "steal":
            steal(game, frame, _resource(one["resource"]), one["n"])
        else:
            raise CannotRun(f"nothing is known of the effect `{one['effect']}`")
        _run(game, f"player:{BOT}")
    return {}


def _resource(name: str) -> int:
    if name not in RESOURCES:
        raise CannotRun(f"nothing is known of the resource `{name}`")
    return RESOURCES[name]


def _human_counts(staged: Stage, said: Any) -> Shown:
    game = staged.game
    human = game.players[HUMAN]
    before = human.megacredit_production
    _play(game, card_named(game, said["card"]))
    return {"megacredits_production_gain": human.megacredit_production - before}


def _human_plays(staged: Stage, said: Any) -> Shown:
    """An active card does what its action says, with money enough; any other one what it says when it is played."""
    game, human = staged.game, staged.game.players[HUMAN]
    card = card_named(game, said)
    if not game.table.cards[card].has_action:
        human.hand = take_cards(game, 1)
        _play(game, card)
        return {}
    human.megacredits += MONEY_FOR_AN_ACTION
    lay_open(game, human, card)
    game.active_player = HUMAN
    game.push(card, RULE_ACTION, HUMAN, card)
    _run(game)
    return {}


def _play(game: Game, card: int) -> None:
    """Its effect alone: nothing is paid."""
    game.active_player = HUMAN
    lay_open(game, game.players[HUMAN], card)
    game.push(card, WHEN_PLAYED, HUMAN, card)
    _run(game)


def _human_places(staged: Stage, said: Any) -> Shown:
    """A tile and, before it, its area; an ocean without one lies on the last that is free."""
    game = staged.game
    *where, name = said.split()
    tile = tile_named(game, name)
    kind = nouns.AREA_OCEAN_AREA if tile == nouns.TILE_OCEAN else nouns.AREA_LAND
    free = areas(game, game.players[HUMAN], kind)
    if where:
        free &= 1 << area(game, where[0])
    if not free or not where and tile != nouns.TILE_OCEAN:
        raise CannotRun(f"`{said}` does not say on which free area")
    game.active_player = HUMAN
    frame = game.push(AFTERMATH, 0, HUMAN, GENERATIONS)
    place(game, frame, tile, free)
    _run(game)
    return {}


def _final_greenery(staged: Stage, said: Any) -> Shown:
    staged.game.push(AUTOMA_GREENERIES, 0, BOT, AUTOMA_GREENERIES)
    _run(staged.game)
    return {}


def _money(staged: Stage, said: Any) -> Shown:
    found = [money_points(staged.game, one["generation"], one["mc"]) for one in said]
    return {"vp": found}


def _score(staged: Stage, said: Any) -> Shown:
    game = staged.game
    if said == "neural_instance":
        return {"vp": free_tile_points(game)}
    if said == "cards":
        return {"vp": pile_points(game)}
    if said == "winner":
        return {"winner": winners(game)[0]}
    own = scores(game)[BOT]
    points = {
        "total": own.total,
        "tr": own.rating,
        "milestones": own.milestones,
        "awards": own.awards,
        "greeneries": own.greeneries,
        "cities": own.cities,
    }
    if said in points:
        return {"vp": points[said]}
    raise CannotRun(f"nothing is known of the score `{said}`")


def _corporation_setup(staged: Stage, said: Any) -> Shown:
    staged.game.push(AUTOMA_SETUP, 0, BOT, GENERATIONS)
    _run(staged.game)
    return {}


_EVENTS: Final[dict[str, Callable[[Stage, Any], Shown]]] = {
    "setup": _setup,
    "new_generation": _new_generation,
    "bot_turn": _bot_turn,
    "research": _research,
    "reveal_project": _reveal_project,
    "reveal_bonus": _reveal_bonus,
    "human_effects": _human_effects,
    "human_counts": _human_counts,
    "human_plays": _human_plays,
    "human_places": _human_places,
    "final_greenery": _final_greenery,
    "mc_to_vp": _money,
    "score": _score,
    "corporation_setup": _corporation_setup,
}
