"""What becomes of a bonus card that MarsBot turns over, against a plain reading. In: random positions. Out: the same of everything."""

from dataclasses import fields
from random import Random

import pytest
from cardwright_runtime.terraforming_mars.automa.decks import ASIDE, DISCARDS
from cardwright_runtime.terraforming_mars.automa.money import automa_of, corporation_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.story import Phrase
from runtime.flow.bonus_cards_read import KEPT, NEXT, Fate, Reading, You
from runtime.flow.test_automa_choices import HUMAN
from runtime.flow.test_automa_turns import LAST_SPACE, any_position, bot_of, tags_shown
from runtime.positions import position

# With what lies on its corporation for the card to draw on.
HELD = {"rapid_sprouting": "marsbot ecoline", "supply_and_demand": "marsbot factorum"}
CARDS = (
    "build_build_build",
    "corporate_competition",
    "diversification",
    "do_it_right",
    "expedited_construction",
    "government_subsidy",
    "invasive_species",
    "investors",
    "lobbyists",
    "local_neural_instance",
    "meteor_shower",
    "overachievement",
    "rapid_sprouting",
    "research_and_development",
    "settlers",
    "supply_and_demand",
)
AWARDS = ("Landlord", "Banker", "Scientist", "Thermalist", "Miner")


def any_given(name: str, chance: Random) -> str:
    """Prizes are whoever's they are; what lies before you comes in the order in which it was played."""
    said = [any_position(chance), f"generation {chance.randrange(1, 12)}"]
    said.append(f"no bonus cards, {NEXT.replace('_', ' ')} in the bonus deck")
    said.append(
        f"{chance.randrange(9)} plants, {chance.choice((-5, 0, 3, 9, 15))} megacredit production"
    )
    said.append(f"{chance.randrange(9)} heat, {chance.randrange(6)} heat production")
    said.append(f"{chance.randrange(9)} steel, {chance.randrange(6)} titanium production")
    for award_name in chance.sample(AWARDS, chance.randrange(4)):
        said.append(f"{award_name.lower()} funded")
    for kept in chance.sample(sorted(KEPT), chance.randrange(4)):
        said.append(
            f"{kept} in play with {chance.randrange(3)} {'animals' if kept in ('fish', 'birds') else 'microbes'}"
        )
    if chance.random() < 0.2:
        said.append("protected habitats in play")
    if chance.random() < 0.2:
        # The least advanced track is the most advanced one, too.
        said.append(f"all tracks {chance.randrange(LAST_SPACE + 1)}")
    if name in HELD:
        kind = "stored_plants" if name == "rapid_sprouting" else "stored_money"
        said.append(f"{HELD[name]} in play with {chance.randrange(5)} {kind}")
    return "; you: ".join(said)


def reading_of(game: Game, given: str, turned: int) -> Reading:
    bot = bot_of(game, is_easy="easy" in given)
    human, corporation = game.players[HUMAN], corporation_of(game)
    areas = [tuple(map(int, game.table.board.area_name(n).split("-"))) for n in range(61)]
    units = {game.table.cards[card].key: human.tokens_on(card) for card in human.holders}
    fate: Fate = "out of the game"
    if turned in game.automa_cards[DISCARDS]:
        fate = "discarded"
    elif turned in game.automa_cards[ASIDE]:
        fate = "aside"
    elif any(turned in deck for deck in game.automa_cards):
        fate = "in the bonus deck"
    return Reading(
        **{one.name: getattr(bot, one.name) for one in fields(bot)},
        you=You(
            human.plants,
            any(game.table.cards[card].key == "protected_habitats" for card in human.tableau),
            units,
            (human.heat, human.heat_production),
            (human.steel, human.titanium_production),
            human.megacredit_production,
        ),
        deck=[tags_shown(game, card) for card in game.deck[game.deck_top :]],
        generation=game.generation,
        held=automa_of(game).tokens_on(corporation.index) if corporation is not None else 0,
        markers={(a[0], a[1]) for n, a in enumerate(areas) if automa_of(game).reserved >> n & 1},
        fate=fate,
    )


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("name", CARDS)
def test_a_bonus_card_does_what_it_says(name: str, seed: int) -> None:
    chance = Random(f"bonus {name} {seed}")
    given = any_given(name, chance)
    game = position(given)
    rule = game.table.automa_rules.bonus_card(f"bonus_card.{name}")
    assert rule is not None
    read = reading_of(game, given, rule.index)
    read.fate = "discarded"
    carry_out(game, Phrase("", f"marsbot turns over {name.replace('_', ' ')}"))
    read.resolve(name)
    now = reading_of(game, given, rule.index)
    read.mars.costs, read.mars.turned, read.deck = now.mars.costs, 0, now.deck
    assert now == read
