"""Resources on cards. In: a step. Out: more or fewer of them, on cards that can hold them."""

from cardwright.rules.nodes import Add, Holder, Price, Remove
from cardwright_tools.meaning.language.altering import harm, is_held_back, tell, to_come_on
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.asking import Answer, Run, ask, must
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.happened import Happened, How
from cardwright_tools.meaning.language.lasting import protected, protected_card, shielded
from cardwright_tools.meaning.language.running import NotPlayed, Running


def add(node: Add, now: Running) -> Run:
    """Where no card can hold them, nothing is added, and that is no hindrance (000 p. 9)."""
    much = amount(node.amount, now)
    kind = node.resource.id if node.resource is not None else ""
    if node.holder.kind == "this_card":
        put(now.card, much, now)
    elif node.holder.kind in ("played_card", "it"):
        card = now.it if node.holder.kind == "it" else now.played
        must(fits(card, kind, now))
        put(card, much, now)
        now.spoken = card
    elif node.holder.kind == "each_card":
        now.spoken = ""
        for card in holders(node, kind, now):
            put(card, much, now)
            now.spoken = card
    else:
        cards, now.spoken = holders(node, kind, now), ""
        if cards and much > 0:
            now.spoken = chosen = yield from choose_card(cards, now)
            put_on(chosen, much, now)


def holders(node: Add, kind: str, now: Running) -> list[str]:
    """`any card`: of one's own; `another card` is not this one; a description leaves out the others."""
    if node.holder.kind == "any_players_cards":
        order, first = now.position["players"], now.position["active"]
        lying = [card for one in order[first:] + order[:first] for card in one["resources"]]
        such = [card for card in lying if kind in ("", now.book.holds(card))]
        return [card for card in such if is_such(card, node.holder.cards, now)]
    if node.holder.kind not in ("any_card", "another_card", "each_card"):
        raise NotPlayed(node)
    cards = [card for card in now.me["resources"] if fits(card, kind, now)]
    if node.holder.kind == "another_card":
        cards = [card for card in cards if card != now.card]
    return [card for card in cards if is_such(card, node.holder.cards, now)]


def fits(card: str, kind: str, now: Running) -> bool:
    """One's own card that can hold such a resource; any kind, where none is named."""
    return card in now.me["resources"] and kind in ("", now.book.holds(card))


def put(card: str, much: int, now: Running) -> None:
    if card in now.me["resources"]:
        put_on(card, much, now)


def put_on(card: str, much: int, now: Running, answered: bool = False) -> None:
    """Of whoever's card it is; `answered`: nobody may hold it back any more."""
    seat, kind = owner_of(card, now), now.book.holds(card)
    how: How = "up" if much > 0 else "paid"
    coming = Happened(
        "changes", now.player, card, things=(kind,), whose=seat, much=abs(much), how=how
    )
    if how == "up" and not answered and is_held_back(coming, now):
        return
    lying = now.position["players"][seat]["resources"]
    much = max(much, -lying[card])
    lying[card] += much
    tell(now, kind, abs(much), how, seat, card)


def choose_card(cards: list[str], now: Running) -> Answer:
    key = yield from ask(now.player, "card", [f"card:{card}" for card in cards])
    return key.removeprefix("card:")


def pay_from_card(price: Price, source: Holder, due: int, now: Running) -> Run:
    """`pay 1 microbe from this card`; from any card: of one's own; from a card of any player: of whoever's card gives so much (facts, cards 024 and 035)."""
    if source.kind == "this_card":
        must(now.me["resources"].get(now.card, 0) + to_come_on(now.card, now) >= due)
        put(now.card, -due, now)
        return
    if source.kind in ("any_card", "another_card"):
        mine = [c for c, n in now.me["resources"].items() if n + to_come_on(c, now) >= due]
        if source.kind == "another_card":
            mine = [card for card in mine if card != now.card]
        own = [c for c in mine if now.book.holds(c) == price.resource.id]
        such = [card for card in own if is_such(card, source.cards, now)]
        must(bool(such))
        put((yield from choose_card(such, now)), -due, now)
        return
    if source.kind != "any_players_cards":
        raise NotPlayed(price)
    takes = takeable(price.resource.id, due, now)
    cards = [card for card in takes if is_such(card, source.cards, now)]
    # 000 p. 13: alone, the neutral opponent has every resource.
    alone = ["none"] * (len(now.position["players"]) == 1)
    card = yield from choose_card(cards + alone, now)
    if card != "none":
        take(card, due, now)


def takeable(kind: str, least: int, now: Running, of: int | None = None) -> list[str]:
    """Cards of any player, one's own included, on which so much lies that nothing protects."""
    found: list[str] = []
    for seat, player in enumerate(now.position["players"]):
        owner = now.other(now.position, seat, "")
        if of not in (None, seat) or (seat != now.player and protected(kind, owner)):
            continue
        found += [
            card
            for card, number in player["resources"].items()
            if number + to_come_on(card, now) >= least
            and now.book.holds(card) == kind
            and not protected_card(card, owner)
            and (seat == now.player or not shielded(card, owner))
        ]
    return found


def take(card: str, much: int, now: Running, how: How = "paid") -> None:
    for player in now.position["players"]:
        if card in player["resources"]:
            much = min(much, player["resources"][card])
            player["resources"][card] -= much
            seat = now.position["players"].index(player)
            tell(now, now.book.holds(card), much, how, seat, card)


def remove_from_cards(node: Remove, now: Running) -> Run:
    """Up to so many, from one player, but perhaps from several of that player's cards (000 p. 9); stopping is free. Without `up
    to`, so many from one card, or what there is.
    """
    if node.players is not None or node.holder.kind not in ("any_player", "any_players_cards"):
        raise NotPlayed(node)
    kind, left = node.resources[0].id, amount(node.amount, now)
    cards = [card for card in takeable(kind, 1, now) if is_such(card, node.holder.cards, now)]
    if not node.up_to:
        if cards and left > 0:
            remove_from_card((yield from choose_card(cards, now)), kind, left, now)
        return
    stop: list[str] = []
    while cards and left > 0:
        card = yield from choose_card(stop + cards, now)
        if card == "none":
            return
        owner = owner_of(card, now)
        most = min(left, lying_on(card, now))
        key = yield from ask(now.player, "amount", [f"amount:{n}" for n in range(most + 1)])
        taken = int(key.removeprefix("amount:"))
        remove_from_card(card, kind, taken, now)
        left = left - taken if taken else 0
        others = takeable(kind, 1, now, owner)
        cards = [other for other in cards if other != card and other in others]
        stop = ["none"]


def remove_from_card(card: str, kind: str, much: int, now: Running) -> None:
    """So many, or what there is."""
    owner = owner_of(card, now)
    much = min(much, lying_on(card, now))
    if not is_held_back(harm(now, owner, kind, much, card), now):
        take(card, much, now, "removed")


def lying_on(card: str, now: Running) -> int:
    return now.position["players"][owner_of(card, now)]["resources"][card] + to_come_on(card, now)


def owner_of(card: str, now: Running) -> int:
    players = now.position["players"]
    return next(seat for seat, player in enumerate(players) if card in player["resources"])
