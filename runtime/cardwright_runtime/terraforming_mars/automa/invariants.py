"""What must hold of an automa at every decision. In: a game with one. Out: what does not hold, in words."""

from cardwright_runtime.terraforming_mars.automa.decks import ACTION, ASIDE, DECKS, PILE, is_bonus
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION


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
    if any(held < 0 for held in player.held):
        found.append("Less than nothing lies on the corporation of the automa.")
    if len(game.automa_cards[ASIDE]) != len(set(game.automa_cards[ASIDE])):
        found.append("The automa keeps a card aside twice.")
    if any(not is_bonus(game, card) for card in game.automa_cards[ASIDE]):
        found.append("The automa keeps a project card aside.")
    if game.phase == PHASE_ACTION and game.passed >> player.index & 1 and game.automa_cards[ACTION]:
        found.append("The automa has passed with cards left to play.")
    if any(is_bonus(game, card) for card in game.automa_cards[PILE]):
        found.append("The automa has played a bonus card.")
    return found
