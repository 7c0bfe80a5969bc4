"""The engine and the meaning side by side. In: a rule, a case. Out: what they do differently, nothing where they agree."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.rules.nodes import Card, Most
from cardwright_runtime.terraforming_mars.cards import (
    Award,
    Corporation,
    Milestone,
    Project,
)
from cardwright_runtime.terraforming_mars.events import EVENT_PAYS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH, PLAY_CARD
from cardwright_runtime.terraforming_mars.payment import card_cost, money, project_cost
from cardwright_runtime.terraforming_mars.phases.numbers import PRODUCTION_PHASE
from cardwright_runtime.terraforming_mars.player import Player, new_player
from cardwright_runtime.terraforming_mars.rule import ACTION, FIRST_ACTION, WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.carrying_out import begin_action
from cardwright_runtime.terraforming_mars.steps.helped import can_act_in_some_order, can_play
from cardwright_runtime.terraforming_mars.steps.responses import announce
from cardwright_tools.meaning.cases import Case
from cardwright_tools.meaning.engine import (
    Names,
    gauge_number,
    number_of,
    to_game,
    to_position,
)
from cardwright_tools.meaning.following import Asked, parted, played_on
from cardwright_tools.meaning.language import blocks
from cardwright_tools.meaning.language.asking import Known, Run, Start, can_be_done
from cardwright_tools.meaning.language.book import Book, name_in_game, name_of
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.wild_tags import wild_tags_last
from cardwright_tools.meaning.language.lasting import cost, price_of_project
from cardwright_tools.meaning.language.values import value
from cardwright_tools.meaning.language.position import Position
from cardwright_tools.meaning.language.scores import most, points

SEVERAL_CARDS = 12
RUNS = 2


@dataclass(frozen=True, slots=True)
class Difference:
    """`what` is compared; the rule means one thing, and the engine does another."""

    what: str
    means: str
    does: str

    @property
    def kind(self) -> str:
        return self.what.split()[0]


def differences(case: Case, names: Names, chance: random.Random) -> Iterator[Difference]:
    """First what is asked without changing anything, then whole runs with random answers. Where nothing is asked before,
    as of a first action, all of it is seen in the run."""
    game = to_game(case.position, names)
    yield from compared("points", meant_points(case, names.book), done_points(case, game, names))
    yield from compared("prices", meant_prices(case, names.book), done_prices(case, game, names))
    yield from compared("start", meant_start(case, names.book), done_start(case, game, names))
    rule = names.book.items.get(("milestone", case.about)) or names.book.items.get(
        ("award", case.about)
    )
    if rule is not None:
        yield from compared(
            "prizes", meant_prize(case, rule, names.book), done_prize(case, game, names)
        )
    possible = meant_possible(case, names.book)
    yield from compared("possible", possible, done_possible(case, game, names))
    if case.deed != "nothing" and all(possible.values()):
        known: Known = {}
        for _ in range(RUNS):
            yield from run_differently(case, names, chance, known)


def compared(what: str, means: dict[str, object], does: dict[str, object]) -> Iterator[Difference]:
    for key in means:
        if means[key] != does[key]:
            yield Difference(f"{what} of {key}", str(means[key]), str(does[key]))


def run_differently(
    case: Case, names: Names, chance: random.Random, known: Known
) -> Iterator[Difference]:
    game = to_game(case.position, names)
    asked = start_engine(case, game, names, chance)
    after = to_position(game, names, case.position)
    found = parted(meaning_of(case, names.book), case.position, asked, after, names.book, known)
    if found is not None:
        answers = " ".join(question.answer for question in asked)
        yield Difference(f"run with answers [{answers}]", found.means, found.does)


def meaning_of(case: Case, book: Book) -> Start:
    def start(position: Position) -> Run:
        now = blocks.running(book, position, case.seat, case.with_card)
        match case.deed:
            case "play":
                return blocks.played(case.with_card, now)
            case "act":
                return blocks.acted(case.with_card, now)
            case "begin":
                return blocks.first_acted(case.with_card, now)
            case _:
                return blocks.production_phase(book, position)

    return start


def start_engine(case: Case, game: Game, names: Names, chance: random.Random) -> list[Asked]:
    number = names.card(case.with_card) if case.with_card else -1
    game.push(AFTERMATH, 0, case.seat, -1)
    if case.deed == "play":
        game.push(PLAY_CARD, WHEN_PLAYED, case.seat, number)
    elif case.deed == "phase":
        game.push(PRODUCTION_PHASE, 0, case.seat, -1)
    else:
        if case.deed == "act":
            begin_action(game, case.seat, number)
        else:
            game.push(number, FIRST_ACTION, case.seat, number)
    asked = played_on(game, chance)
    rule = names.table.rules[number]
    if isinstance(rule, Project) and rule.standard and rule.cost:
        # As the action phase does once the project is done.
        game.push(AFTERMATH, 0, case.seat, -1)
        frame = game.push(number, ACTION, case.seat, number)
        game.stack.pop()
        announce(game, frame, Event(EVENT_PAYS, case.seat, cost=rule.cost, thing=rule.project))
        asked += played_on(game, chance)
    return asked


def meant_points(case: Case, book: Book) -> dict[str, object]:
    return {
        f"player {seat} for {card}": points(blocks.running(book, case.position, seat, card))
        for seat, player in enumerate(case.position["players"])
        for card in (*player["tableau"], *player["events"])
    }


def done_points(case: Case, game: Game, names: Names) -> dict[str, object]:
    return {
        f"player {seat} for {card}": names.table.cards[names.card(card)].points(
            game, game.players[seat]
        )
        for seat, player in enumerate(case.position["players"])
        for card in (*player["tableau"], *player["events"])
    }


def some_cards(case: Case, book: Book) -> list[str]:
    known = sorted(id for kind, id in book.items if kind == "card")
    of_the_rule = [case.about] if ("card", case.about) in book.items else []
    return [*of_the_rule, *known[case.seat :: len(known) // SEVERAL_CARDS]]


def meant_prices(case: Case, book: Book) -> dict[str, object]:
    found: dict[str, object] = {}
    for seat in range(len(case.position["players"])):
        now = blocks.running(book, case.position, seat, "")
        for card in some_cards(case, book):
            found[f"{card} for {seat}"] = cost(card, now)
        for entry in book.nouns.of_category("value"):
            found[f"{entry.noun.id} for {seat}"] = value(entry.noun.id, now)
        for project in projects(book):
            price = price_of_project(blocks.basic_cost(project), project, now)
            found[f"{project.id} for {seat}"] = price
    return found


def projects(book: Book) -> list[Card]:
    found = [card for (kind, _), card in book.items.items() if kind == "standard_project"]
    return [project for project in found if blocks.basic_cost(project)]


def done_prices(case: Case, game: Game, names: Names) -> dict[str, object]:
    game.settle()
    found: dict[str, object] = {}
    for seat, player in enumerate(game.players):
        for card in some_cards(case, names.book):
            found[f"{card} for {seat}"] = card_cost(
                game, player, names.table.cards[names.card(card)]
            )
        for entry in names.book.nouns.of_category("value"):
            found[f"{entry.noun.id} for {seat}"] = player.value(number_of("value", entry.noun.id))
        for item in projects(names.book):
            project = names.table.rules[names.card(f"project.{item.id}")]
            assert isinstance(project, Project)
            found[f"{item.id} for {seat}"] = project_cost(player, project)
    return found


def meant_start(case: Case, book: Book) -> dict[str, object]:
    item = book.items.get(("corporation", case.about))
    found: dict[str, object] = {}
    for stock in item.starts if item is not None else ():
        gauge = name_of(stock.gauge)
        before = found.get(gauge, 0)
        assert isinstance(before, int)
        found[gauge] = before + stock.amount
    return found


def done_start(case: Case, game: Game, names: Names) -> dict[str, object]:
    """What a corporation gives at the start of the game, to a player who has only what all have."""
    gauges = meant_start(case, names.book)
    rule = names.table.rules[names.card(case.about)] if gauges else None
    player, fresh = new_player(0), new_player(0)
    if isinstance(rule, Corporation):
        rule.start(game, player)
    numbers = {gauge: gauge_number(gauge) for gauge in gauges}
    return {gauge: player.gauge(n) - fresh.gauge(n) for gauge, n in numbers.items()}


def meant_prize(case: Case, rule: Card, book: Book) -> dict[str, object]:
    found: dict[str, object] = {}
    for seat in range(len(case.position["players"])):
        now = blocks.running(book, case.position, seat, name_in_game(rule))
        if rule.kind.id == "milestone":
            # What asks for nothing is no milestone, and nobody can claim it.
            met = all(holds(asked, now) for asked in rule.requires)
            met = met and wild_tags_last(rule.requires, now)
            found[f"player {seat}"] = met and bool(rule.requires)
        else:
            found[f"player {seat}"] = sum(most(c, now) for c in rule.clauses if isinstance(c, Most))
    return found


def done_prize(case: Case, game: Game, names: Names) -> dict[str, object]:
    found: dict[str, object] = {}
    rule = prize(case, names)
    for seat, player in enumerate(game.players):
        if isinstance(rule, Milestone):
            found[f"player {seat}"] = rule.requirements_met(game, player)
        else:
            found[f"player {seat}"] = rule.tally(game, player)
    return found


def prize(case: Case, names: Names) -> Milestone | Award:
    numbers = names.table.numbers
    found = [key for key in ("milestone." + case.about, "award." + case.about) if key in numbers]
    rule = names.table.rules[numbers[found[0]]]
    assert isinstance(rule, Milestone | Award)
    return rule


def meant_possible(case: Case, book: Book) -> dict[str, object]:
    start = meaning_of(case, book)
    match case.deed:
        case "play":
            now = blocks.running(book, case.position, case.seat, case.with_card)
            met = blocks.requirements_met(case.with_card, now)
            can = met and can_be_done(start, case.position)
            return {"its requirement": met, "playing it": can}
        case "act":
            return {"its action": can_be_done(start, case.position)}
    return {}


def done_possible(case: Case, game: Game, names: Names) -> dict[str, object]:
    """What a player must do is asked of nobody before."""
    player = game.players[case.seat]
    if case.deed == "play":
        card = names.table.cards[names.card(case.with_card)]
        met = card.requirements_met(game, player)
        can = can_play(game, player, card.index)
        return {"its requirement": met, "playing it": can}
    if case.deed == "act":
        rule = names.table.rules[names.card(case.with_card)]
        if isinstance(rule, Project):
            can_pay = project_cost(player, rule) <= money(player)
            can = rule.can_act(game, player) or acts_in_some_order(game, player, rule)
            return {"its action": can_pay and can}
        card = names.table.cards[rule.index]
        can = card.can_act(game, player) or acts_in_some_order(game, player, card)
        return {"its action": can}
    return {}


def acts_in_some_order(game: Game, player: Player, rule: Rule) -> bool:
    """As legal moves are found: asked only of what says that its steps are ordered."""
    return rule.orders_action and can_act_in_some_order(game, player, rule)
