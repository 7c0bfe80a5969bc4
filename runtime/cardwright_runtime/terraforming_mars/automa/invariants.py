"""What must hold of an automa at every decision. In: a game with one. Out: what does not hold, in words."""

from cardwright_runtime.terraforming_mars.automa.decks import DECKS
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.game import Game


def broken_automa(game: Game) -> list[str]:
    player = automa_of(game)
    if len(game.automa_cards) != DECKS:
        return ["The automa has other decks than those of its rules."]
    found: list[str] = []
    for track, rules in game.table.automa_rules.tracks.items():
        level = game.track_level(track)
        if game.furthest.get(track, 0) < level:
            found.append(f"The automa stands farther on {rules[0].key} than it ever came.")
        if any(player.tags[tag] != level for rule in rules for tag in rule.tags):
            found.append(f"The automa counts other tags than {rules[0].key} says.")
    if player.hand or player.events:
        found.append("The automa holds cards.")
    if any(player.productions()) or player.steel or player.titanium or player.plants or player.heat:
        found.append("The automa has more than money.")
    if player.megacredits < 0:
        found.append("The automa owes money.")
    return found
