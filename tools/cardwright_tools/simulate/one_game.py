"""One game of a simulation. In: a plan and the game's number. Out: a row for each player."""

from cardwright_runtime.kernel.chance import stream_start
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.scoring import score, winners
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.rows import RESOURCES, Row
from cardwright_tools.simulate.summary import MARSBOT


def play_game(plan: Plan, number: int) -> list[Row]:
    """The seed of a game depends on the plan's seed and its number alone."""
    seed = stream_start(plan.seed, f"game/{number}") >> 1
    first = plan.first - 1 if plan.first else None
    game = new_game(
        plan.players,
        plan.sets,
        seed,
        plan.board,
        packs=plan.packs,
        first_player=first,
        most_generations=plan.most_generations,
        automa=plan.marsbot,
        automa_corporation=plan.corporation,
    )
    policy = policy_of(plan.policy, seed)
    while game.asked_player >= 0:
        game.choose(policy.choose(game))
    best = winners(game)
    return [_row(plan, number, seed, game, player, best) for player in game.players]


def _row(plan: Plan, number: int, seed: int, game: Game, player: Player, best: list[int]) -> Row:
    points = score(game, player.index)
    row: Row = {
        "game": number,
        "seat": player.index,
        "seed": seed,
        "policy": MARSBOT if player.index == game.table.automa else plan.policy,
        "generations": game.generation,
        "decisions": game.decision_number,
        "milestones": len(game.milestones),
        "awards": len(game.awards),
        "temperature": game.temperature,
        "oxygen": game.oxygen,
        "oceans": game.oceans.bit_count(),
        "corporation": game.table.rules[player.corporation].key if player.corporation >= 0 else "",
        "won": player.index in best,
        "vp": points.total,
        "vp_rating": points.rating,
        "vp_milestones": points.milestones,
        "vp_awards": points.awards,
        "vp_greenery": points.greeneries,
        "vp_city": points.cities,
        "vp_cards": points.cards,
        "cards_played": max(len(player.tableau) + len(player.events) - 1, 0),
        "hand": len(player.hand),
        "cities": (game.cities & player.tiles).bit_count() + player.off_map_cities,
        "greeneries": (game.greeneries & player.tiles).bit_count(),
    }
    for resource, name in enumerate(RESOURCES):
        row[name] = player.gauge(resource)
        row[f"prod_{name}"] = player.gauge(resource + PRODUCTION)
    return row
