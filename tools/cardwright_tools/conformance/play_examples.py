"""Worked cases of games against an automa. In: a file of them. Out: for each whether it agrees, and how many cannot be run and why."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from rich.console import Console

from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    ASIDE,
    BONUS,
    DISCARDS,
    is_bonus,
)
from cardwright_runtime.terraforming_mars.automa.money import corporation_of
from cardwright_runtime.terraforming_mars.automa.prizes import human_has_in
from cardwright_runtime.terraforming_mars.bodies import in_reserve
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.noun_ids import id_of
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_tools.conformance.play_events import carry_out
from cardwright_tools.conformance.play_stage import (
    BOT,
    HUMAN,
    STOCKS,
    TILE_NAMES,
    CannotRun,
    Given,
    bonus_card,
    stage,
    tile_named,
    track_named,
)
from cardwright_tools.reading import Unreadable, json_of

FORMAT: Final = "marsbot-play-examples/1"
TRACKS: Final = ("building", "space", "event", "science", "energy", "earth", "plant")
Look: TypeAlias = Callable[[str, object, object], None]
SIDES: Final = {"human": HUMAN, "bot": BOT}


@dataclass(frozen=True, slots=True)
class Outcome:
    """Of a case that cannot be run `reason` says why; `differences` are empty where it agrees."""

    id: str
    title: str
    differences: tuple[str, ...] = ()
    reason: str = ""


def examples_in(path: Path) -> list[dict[str, Any]]:
    """Of a file, or of all files of a folder that are of this form; none where there is no such file."""
    found: list[dict[str, Any]] = []
    for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
        try:
            document = json_of(file)
        except (OSError, Unreadable):
            continue
        if isinstance(document, dict) and document.get("format") == FORMAT:
            examples = document.get("examples", [])
            found += examples if isinstance(examples, list) else []
    return found


def run(examples: list[dict[str, Any]], as_json: bool) -> int:
    """Exit code 0 where all that can be run agree."""
    outcomes = [outcome_of(example) for example in examples]
    if as_json:
        print(json.dumps([_as_json(outcome) for outcome in outcomes], ensure_ascii=False))
    else:
        _show(outcomes, Console())
    return 1 if any(outcome.differences for outcome in outcomes) else 0


def _as_json(outcome: Outcome) -> dict[str, Any]:
    return {
        "id": outcome.id,
        "title": outcome.title,
        "differences": list(outcome.differences),
        "cannot_run": outcome.reason,
    }


def _show(outcomes: list[Outcome], console: Console) -> None:
    wrong = [outcome for outcome in outcomes if outcome.differences]
    left = [outcome for outcome in outcomes if outcome.reason]
    for outcome in wrong:
        console.print(f"{outcome.id} {outcome.title}:", markup=False)
        for difference in outcome.differences:
            console.print(f"    {difference}", markup=False, highlight=False)
    for reason, number in Counter(outcome.reason for outcome in left).most_common():
        ids = ", ".join(outcome.id for outcome in left if outcome.reason == reason)
        console.print(f"cannot be run, {number}: {reason} ({ids})", markup=False, highlight=False)
    agree = len(outcomes) - len(wrong) - len(left)
    console.print(
        f"{len(outcomes)} cases: {agree} agree, {len(wrong)} disagree, {len(left)} cannot be run.",
        markup=False,
        highlight=False,
    )


def outcome_of(example: dict[str, Any]) -> Outcome:
    name = str(example.get("id", "?")), str(example.get("title", ""))
    try:
        differences = _differences(*(_part(example, part) for part in ("given", "event", "expect")))
    except CannotRun as problem:
        return Outcome(*name, reason=str(problem))
    return Outcome(*name, tuple(differences))


def _part(example: dict[str, Any], name: str) -> Given:
    if not isinstance(example.get(name), dict):
        raise CannotRun(f"it has no `{name}`")
    return cast(Given, example[name])


def _differences(given: Given, event: Given, expect: Given) -> list[str]:
    try:
        staged = stage(given, event)
    except (AttributeError, KeyError, TypeError, ValueError) as problem:
        raise CannotRun(f"its position is not of this form ({problem!r})") from None
    game = staged.game
    before, in_decks, top = standing(game), _bonus_cards_in_decks(game), game.deck_top
    shown = carry_out(staged, event)
    shown["project_cards_drawn"] = game.deck_top - top
    gone = in_decks - _bonus_cards_in_decks(game)
    shown["destroyed"] = sorted({*staged.destroyed, *gone})
    expected = expected_standing(game, before, expect)
    differences = [
        f"{name}: {after} instead of {expected[name]}"
        for name, after in standing(game).items()
        if after != expected[name]
    ]
    return differences + _shown(game, expect, shown)


def _bonus_cards_in_decks(game: Game) -> set[str]:
    lie = {card for deck in game.automa_cards for card in deck}
    return {card.number for card in game.table.automa_rules.bonus_cards if card.index in lie}


# ---------------------------------------------------------------- what stays as it was


def standing(game: Game) -> dict[str, Any]:
    """What an example names only where it changes."""
    bot = game.players[BOT]
    found: dict[str, Any] = {"tr": bot.rating, "mc": bot.megacredits}
    found |= {name: game.track_level(track_named(game, name)) for name in TRACKS}
    found |= {"temperature": game.temperature, "oxygen": game.oxygen}
    found["oceans"] = game.oceans.bit_count()
    found["tiles"] = sorted(_tiles(game))
    found["milestones"] = [_named(game, one) for one in game.milestones]
    found["awards"] = [_named(game, one) for one in game.awards]
    return found


def _named(game: Game, prize: int) -> str:
    return game.table.rules[prize // PLAYERS].name


def _tiles(game: Game) -> list[tuple[str, int, int]]:
    return [
        (game.table.board.area_name(area_of(packed)), tile_of(packed), owner_of(packed))
        for packed in game.placed
        if area_of(packed) < OFF_MAP and not TILES[tile_of(packed)].covers
    ]


def expected_standing(game: Game, before: dict[str, Any], expect: Given) -> dict[str, Any]:
    found = dict(before)
    bot = expect.get("bot", {})
    changed = {name: bot[name] for name in ("tr", "mc") if name in bot}
    changed |= bot.get("tracks", {}) | expect.get("globals", {})
    if strange := sorted(set(changed) - set(found) | set(bot) - {"tr", "mc", "tracks"}):
        raise CannotRun(f"nothing is known of `{strange[0]}` after an event")
    found |= changed
    added = []
    for said in expect.get("tiles_added", ()):
        place, tile, *owner = said.split()
        if tile_named(game, tile) != TILE_NAMES["ocean"]:
            name = game.table.board.area_name(_area(game, place))
            added.append((name, tile_named(game, tile), SIDES[owner[0]]))
    found["tiles"] = sorted(found["tiles"] + added)
    for name, kind in (("milestone", "milestones"), ("award", "awards")):
        if name in expect:
            found[kind] = found[kind] + [expect[name]]
    return found


def _area(game: Game, name: str) -> int:
    row, place = map(int, name.split("-"))
    return int(sum(game.table.board.rows[: row - 1])) + place - 1


# ---------------------------------------------------------------- what is only looked at where it is named


def _shown(game: Game, expect: Given, shown: Given) -> list[str]:
    found: list[str] = []

    def look(name: str, is_now: object, wanted: object) -> None:
        if is_now != wanted:
            found.append(f"{name}: {is_now} instead of {wanted}")

    for name, wanted in expect.items():
        if name in ("bot", "globals", "milestone", "award"):
            continue
        if name == "tiles_added":
            for said in wanted:
                place, tile, *_ = said.split()
                if tile == "ocean":
                    look(said, bool(game.oceans >> _area(game, place) & 1), True)
        elif name == "human":
            for part, value in wanted.items():
                _look_at_human(look, _of_human(game, part, shown), part, value)
        elif name == "bonus_cards":
            for number, fate in wanted.items():
                look(number, _fate(game, number), fate)
        elif name in ("first_player", "winner"):
            look(name, shown.get(name), SIDES[wanted])
        elif name in shown:
            look(name, shown[name], wanted)
        else:
            look(name, _looked_at(game, name), wanted)
    return found


def _of_human(game: Game, part: str, shown: Given) -> object:
    human = game.players[HUMAN]
    if part == "megacredits_production_gain":
        return shown[part]
    if part == "card_resources":
        return {game.table.rules[card].name: human.tokens_on(card) for card in human.holders}
    if part == "award_values":
        return {award.name: human_has_in(game, award) for award in game.table.awards}
    if part not in STOCKS:
        raise CannotRun(f"nothing is known of `{part}` of the human after an event")
    return getattr(human, STOCKS[part])


def _look_at_human(look: Look, found: object, part: str, wanted: Any) -> None:
    """Of awards only those named are looked at."""
    if part == "card_resources":
        wanted = {one["card"]: one["units"] for one in wanted}
    if part == "award_values" and isinstance(found, dict):
        found = {award: found.get(award) for award in wanted}
    look(part, found, wanted)


def _fate(game: Game, number: str) -> str:
    card = bonus_card(game, number)
    if card in game.automa_cards[DISCARDS]:
        return "discarded"
    if card in game.automa_cards[ASIDE]:
        return "kept for next generation"
    return "in a deck" if any(card in deck for deck in game.automa_cards) else "destroyed"


def _looked_at(game: Game, name: str) -> object:
    corporation = corporation_of(game)
    bot = game.players[BOT]
    if name == "action_deck":
        bonus = len([card for card in game.automa_cards[ACTION] if is_bonus(game, card)])
        return {"project": len(game.automa_cards[ACTION]) - bonus, "bonus": bonus}
    if name == "bonus_deck_left":
        return len(game.automa_cards[BONUS])
    if name == "bonus_discard":
        numbers = {card.index: card.number for card in game.table.automa_rules.bonus_cards}
        return [numbers[card] for card in game.automa_cards[DISCARDS]]
    if name == "bank" and corporation is not None:
        return bot.tokens_on(corporation.index)
    if name == "card_resource" and corporation is not None:
        held = game.table.rules[corporation.index]
        assert held is corporation
        return {_token(game, corporation.holds): bot.tokens_on(corporation.index)}
    if name == "delegates_in_reserve":
        return in_reserve(game, BOT)
    if name == "delegates_placed":
        return len([piece for piece in game.pieces if piece % 8 == BOT])
    if name == "delegates_in_lobby":
        return game.lobby >> BOT & 1
    raise CannotRun(f"nothing is known of `{name}` after an event")


def _token(game: Game, token: int) -> str:
    name = id_of("token", token)
    return {"stored_plant": "plant"}.get(name, name.replace("_", " "))
