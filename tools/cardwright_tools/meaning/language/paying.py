"""Prices. In: what is due. Out: stocks lowered; where several resources can pay, the player says how much of each."""

from itertools import product

from cardwright.rules.nodes import Card, CardKind, CardPays, Noun, Pay, Price
from cardwright_tools.meaning.language.adding import pay_from_card, take
from cardwright_tools.meaning.language.altering import alter, to_come
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.asking import Run, ask, must
from cardwright_tools.meaning.language.book import MONEY
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.lasting import cost, pays_for, price_of_project
from cardwright_tools.meaning.language.values import in_force, value
from cardwright_tools.meaning.language.running import NotPlayed, Running

NO_CARDS: dict[str, int] = {}


def pay(node: Pay, now: Running) -> Run:
    """`pay 1 plant or 1 steel`: one of the prices, and all of it."""
    keys = [f"option:{number}" for number in range(len(node.prices))]
    key = yield from ask(now.player, "option", keys)
    yield from pay_price(node.prices[int(key.removeprefix("option:"))], now)


def pay_price(price: Price, now: Running) -> Run:
    """From the own stock, or from cards; `using` names what else pays, at its value."""
    due = amount(price.amount, now)
    if price.source is not None:
        yield from pay_from_card(price, price.source, due, now)
    elif price.resource.id == MONEY:
        project = now.book.card(now.card) if now.card else None
        if project is not None and project.kind.id not in ("card", "corporation"):
            due = max(0, price_of_project(due, project, now) - now.less)
        using = {noun.id: worth(noun, now) for noun in price.using}
        coming = to_come(now.player, MONEY, now)
        yield from pay_money(due, using, now, cards_paying_for(project, now), coming)
    elif price.using:
        raise NotPlayed(price)
    else:
        here = now.me["gauges"].get(price.resource.id, 0)
        must(here + to_come(now.player, price.resource.id, now) >= due)
        alter(now, now.player, price.resource.id, -min(due, here), "paid")


def pay_for_card(card: str, now: Running, less: int = 0) -> Run:
    """The cost after discounts; steel pays for buildings, titanium for space cards (000 p. 6)."""
    tags = now.book.tags(card)
    metals = {
        entry.noun.id: worth(entry.noun, now)
        for entry in now.book.nouns.of_category("resource")
        if any(tag.id in tags for tag in entry.nouns_in("pays_for"))
    }
    yield from pay_money(max(0, cost(card, now) - less), metals, now, paying_cards(card, now))


def paying_cards(card: str, now: Running) -> dict[str, int]:
    """`this card pays 2 megacredits per microbe for plant cards`: what one of them is worth, by the card on which they lie."""
    return {
        on: amount(effect.amount, now.other(now.position, now.player, on))
        for on, effect in in_force(now)
        if isinstance(effect, CardPays)
        and isinstance(effect.on, CardKind)
        and is_such(card, effect.on, now.other(now.position, now.player, on))
    }


def cards_paying_for(project: Card | None, now: Running) -> dict[str, int]:
    """`for standard_project`: of the board, and of no other kind."""
    if project is None:
        return NO_CARDS
    return {
        on: amount(effect.amount, now.other(now.position, now.player, on))
        for on, effect in in_force(now)
        if isinstance(effect, CardPays)
        and isinstance(effect.on, Noun)
        and effect.on.id == project.kind.id
    }


def worth(resource: Noun, now: Running) -> int:
    values = now.book.said_of("resource", resource.id).nouns_in("worth")
    return value(values[0].id, now) if values else 1


def pay_money(
    due: int,
    others: dict[str, int],
    now: Running,
    cards: dict[str, int] = NO_CARDS,
    coming: int = 0,
) -> Run:
    """Money, and what pays besides. No unit may be paid that could be left away (000, player boards, 3 and 4). `coming`: so much money
    is held back, and counts as there."""
    has = {**now.me["gauges"], **{card: now.me["resources"].get(card, 0) for card in cards}}
    others = {**others, **cards}
    units = {**{resource: 1 for resource in pays_for(MONEY, now)}, **others}
    units = {r: units[r] for r in (*others, *units) if has.get(r, 0) and units[r] > 0}
    must(bool(ways_to_pay(due, units, {**has, MONEY: has.get(MONEY, 0) + coming})))
    ways = ways_to_pay(due, units, has) or [all_there_is(due, units, has)]
    for place, resource in enumerate(units):
        keys = [f"pay:{resource}:{number}" for number in sorted({way[place] for way in ways})]
        key = yield from ask(now.player, "payment", keys)
        given = int(key.rpartition(":")[2])
        ways = [way for way in ways if way[place] == given]
    for resource, number in zip(units, ways[0], strict=True):
        if resource in cards:
            take(resource, number, now)
        else:
            alter(now, now.player, resource, -number, "paid")
        due -= number * units[resource]
    due = min(due, now.me["gauges"].get(MONEY, 0))
    alter(now, now.player, MONEY, -max(0, due), "paid")


def all_there_is(due: int, units: dict[str, int], has: dict[str, int]) -> tuple[int, ...]:
    """Where what was to be gained for it is still held back (ruling `held-back`)."""
    given: list[int] = []
    for unit, worth_of_one in units.items():
        given.append(max(min(has[unit], -(-due // worth_of_one)), 0))
        due -= given[-1] * worth_of_one
    return tuple(given)


def ways_to_pay(due: int, units: dict[str, int], has: dict[str, int]) -> list[tuple[int, ...]]:
    """How many of each: money covers the rest, and what is too much is less than the smallest unit given."""
    if due <= 0:
        return [tuple(0 for _ in units)]
    worths, money = list(units.values()), has.get(MONEY, 0)
    most = [min(has[r], -(-due // w)) for r, w in units.items()]
    found: list[tuple[int, ...]] = []
    for way in product(*(range(number + 1) for number in most)):
        paid = sum(number * w for number, w in zip(way, worths, strict=True))
        smallest = min((w for number, w in zip(way, worths, strict=True) if number), default=1)
        if paid - due < smallest and money >= due - paid:
            found.append(way)
    return found
