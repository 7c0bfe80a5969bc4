"""Steps with lines below them. In: nothing. Out: those lines and their nodes."""

from cardwright.rules.nodes import (
    Afterwards,
    AreaRule,
    ByPlayers,
    Cap,
    CardKind,
    Choose,
    Discard,
    Increase,
    Draw,
    Discount,
    FirstPossible,
    Fixed,
    ForATime,
    ForNextCard,
    Gain,
    GaugeMoved,
    HasCount,
    If,
    May,
    Moment,
    Option,
    Per,
    Players,
    PlaysCard,
    Step,
    TagCount,
    ThingCount,
    Whenever,
    Where,
    WithTag,
)
from nouns_of_game import gauge, noun, produced

ONE = Fixed(1)
GAIN_PLANT = Gain(ONE, gauge("plant"))
DISCARD = Discard(ONE)
CITY = noun("tile", "city")

BLOCKS: dict[tuple[str, ...], Step] = {
    ("choose one", "    option", "        gain 1 plant", "    option if rating raised", "        discard 1 card"): Choose(
        (Option((GAIN_PLANT,)), Option((DISCARD,), GaugeMoved(gauge("rating", "counter"))))
    ),
    ("choose steel or plant", "    gain 1 chosen", "    increase chosen production 1"): Choose(
        tuple(
            Option((Gain(ONE, gauge(each)), Increase(produced(each), ONE))) for each in ("steel", "plant")
        )
    ),
    ("choose animal or plant tag", "    draw 1 card with chosen tag"): Choose(
        tuple(
            Option((Draw(ONE, CardKind(traits=(WithTag((noun("tag", each),)),))),))
            for each in ("animal", "plant")
        )
    ),
    ("owner of that tile", "    gain 1 plant"): ByPlayers(
        Players("each_owner", where=(Where("there"),)), (GAIN_PLANT,)
    ),
    ("may", "    gain 1 plant", "    discard 1 card"): May((GAIN_PLANT, DISCARD)),
    ("afterwards", "    gain 1 plant", "    discard 1 card"): Afterwards((GAIN_PLANT, DISCARD)),
    ("if 3 plant tags", "    gain 1 plant", "otherwise", "    discard 1 card"): If(
        HasCount(3, TagCount((noun("tag", "plant"),))), (GAIN_PLANT,), (DISCARD,)
    ),
    ("if 3 plant tags", "    if 3 plant tags", "        gain 1 plant", "    otherwise", "        discard 1 card"): If(
        HasCount(3, TagCount((noun("tag", "plant"),))),
        (If(HasCount(3, TagCount((noun("tag", "plant"),))), (GAIN_PLANT,), (DISCARD,)),),
    ),
    ("first possible of", "    option", "        gain 1 plant", "    otherwise", "        discard 1 card"): FirstPossible(
        (Option((GAIN_PLANT,)),), (DISCARD,)
    ),
    ("each opponent", "    gain 1 plant", "    discard 1 card"): ByPlayers(
        Players("each_one", opponents=True), (GAIN_PLANT, DISCARD)
    ),
    ("each opponent with 3 cities", "    gain 1 plant"): ByPlayers(
        Players("each_one", True, having=HasCount(3, ThingCount(gauge("city", "tile")))),
        (GAIN_PLANT,),
    ),
    ("any player", "    gain 1 plant"): ByPlayers(Players("any_one"), (GAIN_PLANT,)),
    ("player with second most plant tags", "    gain 1 plant"): ByPlayers(
        Players("with_second_most", count=TagCount((noun("tag", "plant"),))), (GAIN_PLANT,)
    ),
    ("opponent with least cities", "    gain 1 plant"): ByPlayers(
        Players("with_least", opponents=True, count=ThingCount(gauge("city", "tile"))), (GAIN_PLANT,)
    ),
    ("this generation", "    discount 8 on cards", "    whenever production_phase", "        gain 1 plant"): ForATime(
        (Discount(Fixed(8), CardKind()),),
        (Whenever(Moment(noun("moment", "production_phase")), (GAIN_PLANT,)),),
        noun("period", "generation"),
    ),
    ("until you play card", "    discount 8 on cards"): ForATime(
        (Discount(Fixed(8), CardKind()),), (), until=PlaysCard("you", CardKind())
    ),
    ("owner of each city beside that tile", "    gain 1 plant"): ByPlayers(
        Players("each_owner", tile=CITY, where=(Where("fulfilling", rule=AreaRule("beside_that")),)),
        (GAIN_PLANT,),
    ),
    ("first player", "    gain 1 plant"): ByPlayers(Players("first_player"), (GAIN_PLANT,)),
    ("next player", "    gain 1 plant"): ByPlayers(Players("next_player"), (GAIN_PLANT,)),
    ("for each city of yours", "    gain 1 plant"): ByPlayers(
        Players("so_often", often=Per(1, 1, ThingCount(gauge("city", "tile"), owner="yours"))), (GAIN_PLANT,)
    ),
    ("for each 2 cities of yours, at most 3", "    gain 1 plant"): ByPlayers(
        Players("so_often", often=Per(1, 2, ThingCount(gauge("city", "tile"), owner="yours"), Cap(3))), (GAIN_PLANT,)
    ),
    ("for the next card", "    discount 8 on cards"): ForNextCard((Discount(Fixed(8), CardKind()),)),
    ("for the next 3 cards", "    discount 8 on cards"): ForNextCard((Discount(Fixed(8), CardKind()),), 3),
}  # fmt: skip
