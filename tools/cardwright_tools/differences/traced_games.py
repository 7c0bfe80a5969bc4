"""Games of one side, in a process of its own. In: a JSON of paths and options. Out: a line about its rules, then a line for each game.

python traced_games.py '{"paths": [...], "sets": [...], "packs": [], "games": 40, "seconds": 12}'

It stands alone: the engine that it loads may be that of another release than the tools.
"""

import json
import sys
import time
from hashlib import sha256
from typing import Any

PLAYERS = 2
POLICY = "A"
MOST_GENERATIONS = 200
"""With the cards of a pack there may be games that never end."""
OF_CARDS = ("card played", "card discarded", "tokens", "card kept", "action used", "card drafted")


def main() -> None:
    told = json.loads(sys.argv[1])
    sys.path[:0] = told["paths"]
    _say(rules_of(tuple(told["packs"])))
    begun = time.process_time()
    for seed in range(1, told["games"] + 1):
        if time.process_time() - begun > told["seconds"]:
            break
        _say(game_of(seed, tuple(told["sets"]), tuple(told["packs"])))


def _say(line: object) -> None:
    print(json.dumps(line), flush=True)


def rules_of(packs: tuple[str, ...]) -> dict[str, object]:
    """What saves and bots rest on: the version of saves, the keys of all rules, the keys of all options."""
    from cardwright_runtime.kernel import save
    from cardwright_runtime.terraforming_mars.action_numbers import ActionNumbers
    from cardwright_runtime.terraforming_mars.catalogue import Catalogue
    from cardwright_runtime.terraforming_mars.numbers import FIRST_SET_RULE
    from cardwright_runtime.terraforming_mars.setup import table_for

    catalogue = Catalogue()
    sets = [name for name in catalogue.set_ids()]
    keys: dict[str, None] = {}
    options: dict[str, None] = {}
    steps: list[str] = []
    for board in catalogue.boards():
        table = table_for(PLAYERS, sets, board, packs=packs)
        steps = list(table.keys[:FIRST_SET_RULE])
        keys |= dict.fromkeys(table.keys[FIRST_SET_RULE:])
        options |= dict.fromkeys(ActionNumbers(table).keys)
    return {"save": save.VERSION, "steps": steps, "keys": [*keys], "options": [*options]}


def game_of(seed: int, sets: tuple[str, ...], packs: tuple[str, ...]) -> dict[str, object]:
    from cardwright_runtime.kernel.log import entries
    from cardwright_runtime.terraforming_mars.changes import CHANGE_NAMES
    from cardwright_runtime.terraforming_mars.policies import policy_of

    game = _dealt(seed, sets, packs)
    policy = policy_of(POLICY, seed)
    # What is dealt stands in no log.
    dealt = [
        f"player {p.index + 1}: is dealt {name}"
        for p in game.players
        for name in _names(game, p.offered)
    ]
    while game.asked_player >= 0 and game.generation < MOST_GENERATIONS:
        game.choose(policy.choose(game))
    gauges = _gauges()
    logged = [_event(game, entry, CHANGE_NAMES, gauges) for entry in entries(game.log)]
    return {"seed": seed, "events": [*dealt, *reversed(logged)]}


def _dealt(seed: int, sets: tuple[str, ...], packs: tuple[str, ...]) -> Any:
    """Each card is drawn by a lot of its own: where one is added or removed, the others come in the order in which they came."""
    from cardwright_runtime.terraforming_mars import setup

    table = setup.table_for(PLAYERS, sets, packs=packs)
    game = setup.undealt_game(table, seed, logging=True)

    def lot(card: int) -> bytes:
        rule = table.rules[card]
        return sha256(f"{seed} {[*rule.formerly, rule.key][0]}".encode()).digest()

    game.deck = sorted(game.deck, key=lot)
    game.own_decks = [sorted(deck, key=lot) for deck in game.own_decks]
    setup.deal(game)
    shuffled = setup.corporations_to_deal(game)
    drawn = dict(zip(shuffled, sorted(shuffled, key=lot), strict=True))
    for player in game.players:
        player.offered = [drawn.get(card, card) for card in player.offered]
    setup.begin(game)
    return game


def _names(game: Any, rules: list[int]) -> list[str]:
    return [str(game.table.rules[rule].name) for rule in rules]


def _gauges() -> dict[int, str]:
    from cardwright_runtime.terraforming_mars import nouns

    named: dict[int, str] = {}
    for name, number in vars(nouns).items():
        for prefix, behind in (("RESOURCE_", ""), ("PRODUCTION_", " production"), ("COUNTER_", "")):
            if name.startswith(prefix) and isinstance(number, int):
                named[number] = name.removeprefix(prefix).lower().replace("_", " ") + behind
    return named


def _event(game: Any, entry: Any, names: tuple[str, ...], gauges: dict[int, str]) -> str:
    rules = game.table.rules
    what = names[entry.what] if entry.what < len(names) else str(entry.what)
    subject = str(entry.subject)
    if what == "gauge":
        what, subject = "", gauges.get(entry.subject, subject)
    elif what in OF_CARDS and 0 <= entry.subject < len(rules):
        subject = rules[entry.subject].name
    elif what == "generation begun":
        return f"generation {entry.subject} begins"
    who = f"player {entry.player + 1}" if entry.player >= 0 else "the game"
    why = f", by {rules[entry.cause].name or rules[entry.cause].key}" if entry.cause >= 0 else ""
    return f"{who}: {what} {subject} {entry.amount:+d}".replace(":  ", ": ") + why


if __name__ == "__main__":
    main()
