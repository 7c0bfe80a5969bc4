"""Every word of a line is consumed, or the line is refused. In: lines that say one thing more. Out: that the class has it, or where check refuses it."""

import pytest
from read_with_game import game_sources

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from plan.planned import plan_text

HEAD = 'card it "It"\n    number X01\n    active, cost 1, holds microbe\n'


def planned(*lines: str) -> tuple[str, list[str]]:
    """The module, and the words that are refused."""
    text = HEAD + "".join(f"    {line}\n" for line in lines)
    module, found = plan_text(text)
    source = SourceFile("", text)
    return " ".join(module.split()), [source.text_of(finding.primary.span) for finding in found]


CONSUMED = [
    (
        ["whenever you play event card costing 15 or more", "    gain 1 heat"],
        "return is_of_type(card, QUALITY_EVENT) and costs_at_least(card, 15)",
    ),
    (
        ["when played", "    repeat production of your building card costing 20 or more"],
        "is_of_the_deck(card) and symbols(card, TAG_BUILDING) >= 1 and costs_at_least(card, 20)",
    ),
    (
        ["when played", "    gain 1 heat per event card in hand"],
        "count_in_hand(game, player, self.index, 0)",
    ),
    (
        ["discount 2 on event cards costing 14 or less", "discount 1 on card with no tag"],
        "def describes(self, game: Game, player: Player, card: Card, number: int) -> bool: "
        "if number == 0: return is_of_type(card, QUALITY_EVENT) and costs_at_most(card, 14) "
        "return has_no_symbol(card)",
    ),
    (
        ["action", "    add 1 microbe to another card with 2 plant or animal tags"],
        "symbols(card, TAG_PLANT) + symbols(card, TAG_ANIMAL) >= 2",
    ),
    (
        ["action", "    draw 4 cards, keep 2 cards with no requirement holding 2 animals"],
        "not has_requirement(card) and holds_so_many(game, card, TOKEN_ANIMAL, 2)",
    ),
    (
        ["when played", "    gain 1 heat per microbe of opponents"],
        "count_tokens(game, player, TOKEN_MICROBE, OPPONENTS)",
    ),
    (
        ["when played", "    place city", "score 1 per city beside this tile of yours"],
        "count_beside_this_tile(game, player, self.index, TILE_CITY, YOURS)",
    ),
    (
        ["when played", "    pay 8 megacredits using steel"],
        "pay_using(game, frame, RESOURCE_MEGACREDIT, 8, (RESOURCE_STEEL,))",
    ),
    (
        ["whenever you place city on noctis_area beside no ocean", "    gain 1 heat"],
        "YOURS, TILE_CITY, all_of_kind(game, AREA_NOCTIS_AREA) & beside_none(game, TILE_OCEAN)",
    ),
    (
        [
            "when played",
            "    place city",
            "whenever opponent places tile beside this tile",
            "    gain 1 heat",
        ],
        "OPPONENTS, ANY_TILE, areas_beside_this_tile(game, self.index)",
    ),
    (
        [
            "when played",
            "    use action of card of everyone",
            "    that player",
            "        gain 1 heat",
        ],
        "that_player(frame.whom)",
    ),
    (
        ["when played", "    place city", "    gain 1 heat per ocean beside that tile"],
        "tiles_on(game, player, TILE_OCEAN, EVERYONE, beside_that_tile(game, frame))",
    ),
    (
        ["whenever anyone places city", "    owner of each greenery there", "        gain 1 heat"],
        "owners_of_each(game, player, TILE_GREENERY, area_of_that_tile(frame))",
    ),
    (
        ["when played", "    place city on greenery of yours"],
        "areas_of_tiles(game, player, TILE_GREENERY, YOURS)",
    ),
    (
        ["titanium_value is 1 lower"],
        "change_value(player, VALUE_TITANIUM_VALUE, -1)",
    ),
    (
        ["discount 3 on standard_project"],
        "discount_projects(player, 3)",
    ),
]


@pytest.mark.parametrize(("lines", "call"), CONSUMED, ids=[lines[-1] for lines, _ in CONSUMED])
def test_the_class_has_it(lines: list[str], call: str) -> None:
    module, refused = planned(*lines)
    assert not refused
    assert call in module


REFUSED = [
    (["whenever you place city on this card", "    gain 1 heat"], "on this card"),
    (["score 1 per city there"], "there"),
    (["when played", "    place city on land of yours"], "land of yours"),
    (["when played", "    gain 1 heat per card in hand of opponents"], "card in hand of opponents"),
    (["action if plant production raised", "    gain 1 heat"], "plant production"),
    (["discount 3 on conversion"], "discount 3 on conversion"),
    (["discount 3 on convert_plants"], "discount 3 on convert_plants"),
    (
        ["action any number of times", "    gain 1 heat", "action", "    gain 1 plant"],
        "action",
    ),
    (
        [
            "action",
            "    gain 1 plant",
            "action if 1 time you use action of your cards this game",
            "    gain 1 heat",
        ],
        "action if 1 time you use action of your cards this game",
    ),
    (["requires revealed microbe tag"], "revealed microbe tag"),
    (["score 1 per city beside this tile"], "city beside this tile"),
    (["whenever anyone places tile beside this tile", "    gain 1 heat"], "beside this tile"),
    (
        ["discount 1 on card costing opponent with 2 cities or less"],
        "cities",
    ),
    (["score 1 per 2 animals on this card"], "animals on this card"),
    (
        ["when played", "    use action of your card", "    that player", "        gain 1 heat"],
        "that player",
    ),
    (["score 1 per plant production on your cards"], "plant production on your cards"),
    (["protect animals on this card"], "protect animals on this card"),
    (["steel pays for heat"], "steel pays for heat"),
    (["titanium pays for megacredits"], "titanium pays for megacredits"),
    (["when played", "    pay 3 plants using steel"], "3 plants using steel"),
    (["when played", "    gain all heat"], "gain all heat"),
    (["when played", "    place 2 cities on noctis_area"], "place 2 cities on noctis_area"),
    (["whenever you pay for milestone", "    gain 1 heat"], "you pay for milestone"),
]


@pytest.mark.parametrize(("lines", "words"), REFUSED, ids=[lines[-1] for lines, _ in REFUSED])
def test_the_line_is_refused_on_its_words(lines: list[str], words: str) -> None:
    module, refused = planned(*lines)
    assert module == ""
    assert [said.splitlines()[0] for said in refused] == [words]


MANIFEST = SourceFile("cards/fan/ours/pack.card", 'pack ours "Ours"\n    game terraforming_mars\n')


def refused_in_pack(text: str) -> list[str]:
    source = SourceFile("cards/fan/ours/it.card", text)
    found = Project((*game_sources(), MANIFEST, source)).unplayable(source.path)
    return [source.text_of(finding.primary.span) for finding in found]


@pytest.mark.parametrize("kind", ["standard_project", "conversion"])
def test_what_may_be_done_as_often_as_one_likes_has_no_limit_to_lift(kind: str) -> None:
    head = f'{kind} melt_ice "Melt ice"\n    action'
    steps = "\n        pay 3 heat\n        gain 1 plant\n"
    (refused,) = refused_in_pack(f"{head} any number of times{steps}")
    assert refused.splitlines()[0] == "action any number of times"
    assert refused_in_pack(head + steps) == []


@pytest.mark.parametrize("steps", ["use melt_ice", "use action of your card"])
def test_no_two_rules_go_round_in_a_circle(steps: str) -> None:
    text = f'standard project melt_ice "Melt ice"\n    action\n        {steps}\n'
    text += 'standard project skim_ice "Skim ice"\n    action\n        use melt_ice, 2 less\n'
    assert refused_in_pack(text)[-1:] == ["use melt_ice, 2 less"]


NOUNS = [
    ('family fame "fame"\n', "fame"),
]


@pytest.mark.parametrize(("text", "words"), NOUNS)
def test_a_pack_brings_only_nouns_and_fields_that_some_rule_asks_for(text: str, words: str) -> None:
    assert [said.split()[0] for said in refused_in_pack(text)] == [words]
