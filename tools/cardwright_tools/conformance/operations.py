"""What each operation of the oracle means here. In: a scenario's work. Out: the values it expects, as we have them."""

from collections.abc import Callable

from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PLACE_TILE
from cardwright_runtime.terraforming_mars.payment import card_cost, project_cost
from cardwright_runtime.terraforming_mars.phases.numbers import (
    LAST_GREENERIES,
    MOVE_ACTION,
    MOVE_AWARD,
    MOVE_CONVERSION,
    MOVE_FIRST_ACTION,
    MOVE_MILESTONE,
    MOVE_PROJECT,
    PHASE_LAST_GREENERIES,
    PHASE_POLITICS,
    POLITICS,
    PRODUCTION_PHASE,
)
from cardwright_runtime.terraforming_mars.phases.prizes import award_price, claimable
from cardwright_runtime.terraforming_mars.phases.reveal import RevealCorporations
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED
from cardwright_runtime.terraforming_mars.scoring import award_tallies, score
from cardwright_runtime.terraforming_mars.steps.responses import collect, push_responses
from cardwright_runtime.terraforming_mars.steps.tracks import raise_track
from cardwright_tools.conformance.names import PLAIN_TILES, Names, area_of_space
from cardwright_tools.conformance.payments import accepts
from cardwright_tools.conformance.scenario import Json
from cardwright_tools.conformance.spaces import offered_spaces
from cardwright_tools.conformance.table_work import Work

Operation = Callable[[Work], Json]

_TRACKS = {"temp": nouns.TRACK_TEMPERATURE, "oxy": nouns.TRACK_OXYGEN}


def play(work: Work) -> Json:
    card = work.game.table.cards[work.names.card(work.scenario.op["card"])]
    got: Json = {
        "cost": card_cost(work.game, work.player, card),
        "can_play": card.index in work.ask_for_move(),
    }
    if got["can_play"] and work.executed:
        happened, end = work.take(card.index)
        got.update(happened)
        if end is not None:
            got["vp"] = card.points(end, end.players[work.player.index])
    return got


def pay_ok(work: Work) -> Json:
    card = work.game.table.cards[work.names.card(work.scenario.op["card"])]
    payment = work.scenario.op["payment"]
    playable = card.index in work.ask_for_move()
    accepted = playable and accepts(work.game, work.player.index, card, payment)
    got: Json = {"cost": card_cost(work.game, work.player, card), "accepted": accepted}
    if accepted and work.executed:
        got.update(work.take(card.index)[0])
    return got


def points_of_card(work: Work) -> Json:
    card = work.game.table.cards[work.names.card(work.scenario.op["card"])]
    return {"vp": card.points(work.game, work.player)}


def use_action(work: Work) -> Json:
    card = work.game.table.cards[work.names.card(work.scenario.op["card"])]
    got, end = _move(work, MOVE_ACTION | card.index)
    if end is not None:
        got["vp"] = card.points(end, end.players[work.player.index])
    return got


def _move(work: Work, move: int) -> tuple[Json, Game | None]:
    got: Json = {"can_act": move in work.ask_for_move()}
    if not got["can_act"] or not work.executed:
        return got, None
    happened, end = work.take(move)
    return {**got, **happened}, end


def standard_project(work: Work) -> Json:
    number = work.names.project(work.scenario.op["project"])
    project = next(one for one in work.game.table.projects if one.index == number)
    cost = project_cost(work.player, project)
    return {"cost": cost, **_move(work, MOVE_PROJECT | number)[0]}


def sell_patents(work: Work) -> Json:
    return _move(work, MOVE_PROJECT | work.names.project("sell patents"))[0]


def convert(work: Work) -> Json:
    conversion = work.names.project(work.scenario.op["op"].replace("_", " "))
    return _move(work, MOVE_CONVERSION | conversion)[0]


def claim_milestone(work: Work) -> Json:
    return _move(work, MOVE_MILESTONE | work.names.milestone(work.scenario.op["milestone"]))[0]


def fund_award(work: Work) -> Json:
    cost = award_price(work.game, work.game.players[work.game.active_player])
    return {
        "cost": cost,
        **_move(work, MOVE_AWARD | work.names.award(work.scenario.op["award"]))[0],
    }


def place(work: Work) -> Json:
    name = work.scenario.op["tile"]
    work.bottom()

    def start(game: Game) -> None:
        rule = work.names.card(name) if name not in PLAIN_TILES else -1
        frame = Placing(PLACE_TILE, 0, work.player.index, rule, work.names.tile(name))
        game.stack.append(frame)
        frame.items = [area_of_space(work.scenario.op["space"])]
        game.advance()

    return work.run(start)[0]


def raise_parameter(work: Work) -> Json:
    work.bottom()

    def start(game: Game) -> None:
        op = work.scenario.op
        raise_track(game, game.stack[-1], _TRACKS[op["param"]], op["steps"])
        game.advance()

    return work.run(start)[0]


def legal_spaces(work: Work) -> Json:
    return {"spaces": offered_spaces(work)}


def start_corporation(work: Work) -> Json:
    number = work.names.card(work.scenario.op["corp"])
    work.bottom()

    def start(game: Game) -> None:
        player = game.players[work.player.index]
        player.picked = [number, *player.hand]
        rule = RevealCorporations()
        rule.found(game, game.stack[-1], player)
        push_responses(game, collect(game, Event(EVENT_PLAYS_CARD, player.index, card=number)))
        # The first action is an operation of its own.
        first_actions.append(player.first_action_due)
        player.first_action_due = False
        game.advance()

    first_actions: list[bool] = []
    got, _ = work.run(start)
    got["first_action"] = first_actions[0]
    return got


def first_action(work: Work) -> Json:
    work.player.first_action_due = True
    move = MOVE_FIRST_ACTION | work.names.card(work.scenario.op["corp"])
    work.ask_for_move()
    return work.take(move)[0]


def production(work: Work) -> Json:
    def start(game: Game) -> None:
        game.push(PRODUCTION_PHASE, 0, game.first_player, -1)
        game.advance()

    return work.run(start)[0]


def _in_politics(work: Work, rule: int, block: int) -> Json:
    def start(game: Game) -> None:
        game.phase = PHASE_POLITICS
        game.active_player = game.first_player
        game.push(rule, block, game.first_player, rule)
        game.advance()

    return work.run(start)[0]


def global_event(work: Work) -> Json:
    return _in_politics(work, work.names.event(work.scenario.op["event"]), WHEN_NAMED)


def ruling_bonus(work: Work) -> Json:
    return _in_politics(work, work.names.party(work.scenario.op["party"]), WHEN_NAMED)


def turmoil_phase(work: Work) -> Json:
    return _in_politics(work, POLITICS, 0)


def send_delegate(work: Work) -> Json:
    """From the lobby where one waits there."""
    waits = work.game.lobby >> work.player.index & 1
    word = "send from lobby" if waits else "send from reserve"
    return _move(work, MOVE_CONVERSION | work.names.project(word))[0]


def policy_action(work: Work) -> Json:
    return _move(work, MOVE_ACTION | work.game.ruling)[0]


def final_greenery(work: Work) -> Json:
    def start(game: Game) -> None:
        game.phase = PHASE_LAST_GREENERIES
        game.push(LAST_GREENERIES, 0, game.first_player, -1)
        game.advance()

    return work.run(start)[0]


def final_score(work: Work) -> Json:
    return {"score": score_of(work.game, work.colours)}


def score_of(game: Game, colours: tuple[str, ...]) -> Json:
    result: Json = {}
    for seat, colour in enumerate(colours):
        points = score(game, seat)
        result[colour] = {
            "total": points.total,
            "tr": points.rating,
            "milestones": points.milestones,
            "awards": points.awards,
            "greenery": points.greeneries,
            "city": points.cities,
            # The recorded engine counts offices among the cards.
            "cards": points.cards + points.offices,
        }
    return result


def award_scores(work: Work) -> Json:
    """Before the last production the recorded engine adds to heat, steel and titanium what it will bring."""
    if work.scenario.setup.get("phase", "action") == "action":
        for player in work.game.players:
            player.heat += player.energy + player.heat_production
            player.steel += player.steel_production
            player.titanium += player.titanium_production
    tallies = {
        award.name: dict(zip(work.colours, award_tallies(work.game, award), strict=True))
        for award in work.game.table.awards
    }
    return {"scores": tallies}


def claimable_now(work: Work) -> Json:
    names: Names = work.names
    milestones = [names.name(rule) for rule in claimable(work.game, work.player)]
    tallies = {
        milestone.name: milestone.tally(work.game, work.player)
        for milestone in work.game.table.milestones
    }
    return {"claimable": milestones, "scores": tallies}


OPERATIONS: dict[str, Operation] = {
    "can_play": play,
    "cost": play,
    "play": play,
    "pay_ok": pay_ok,
    "vp": points_of_card,
    "action": use_action,
    "standard_project": standard_project,
    "sell_patents": sell_patents,
    "convert_plants": convert,
    "convert_heat": convert,
    "claim_milestone": claim_milestone,
    "fund_award": fund_award,
    "place": place,
    "raise": raise_parameter,
    "legal_spaces": legal_spaces,
    "corp_start": start_corporation,
    "corp_first_action": first_action,
    "production": production,
    "global_event": global_event,
    "ruling_bonus": ruling_bonus,
    "turmoil_phase": turmoil_phase,
    "send_delegate": send_delegate,
    "policy_action": policy_action,
    "final_greenery": final_greenery,
    "final_score": final_score,
    "award_scores": award_scores,
    "claimable": claimable_now,
}
