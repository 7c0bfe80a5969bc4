"""Somebody types what a card prints: the message shows the line of the language. In: lines of our own. Out: what is shown."""

from textwrap import indent

import pytest

from cardwright import pipeline
from cardwright.findings.fixes import apply_edits
from cardwright.source import SourceFile
from cardwright.syntax import prepare_grammar
from printed.lines_as_typed import AS_FANS_TYPE
from printed.lines_of_newcomers import AS_NEWCOMERS_TYPE, OF_THE_SAME_KINDS
from printed.lines_of_players import AS_PLAYERS_TYPE
from printed.lines_to_friends import AS_FRIENDS_TYPE

PATH = "cards/terraforming_mars/base/typed.card"

# The line as typed, whether it stands among steps, and the line to write.
ROWS = (
    ("Increase your plant production 2 steps.", True, "increase plant production 2"),
    ("Increase your heat production 1 step", True, "increase heat production 1"),
    ("increase your TR 1 step", True, "increase rating 1"),
    ("Raise your terraform rating 2 steps.", True, "increase rating 2"),
    ("Gain 3 plants.", True, "gain 3 plants"),
    ("Gain 5 M€", True, "gain 5 megacredits"),
    ("gain 10 MC", True, "gain 10 megacredits"),
    ("Gain a plant", True, "gain 1 plant"),
    ("You gain 4 titanium.", True, "gain 4 titanium"),
    ("Decrease your energy production 1 step.", True, "decrease energy production 1"),
    ("Decrease any plant production 1 step.", True, "decrease plant production 1 of any player"),
    ("Reduce any heat production 2 steps", True, "decrease heat production 2 of any player"),
    ("Raise temperature 2 steps.", True, "raise temperature 2"),
    ("Increase oxygen 1 step", True, "raise oxygen 1"),
    ("Place an ocean tile.", True, "place ocean"),
    ("Place 2 ocean tiles", True, "place 2 oceans"),
    ("Place a city tile next to no other tile.", True, "place city on land beside no tile"),
    ("Place a greenery tile on an area reserved for ocean", True, "place greenery on ocean_area"),
    ("Draw a card.", True, "draw 1 card"),
    ("Draw 2 cards.", True, "draw 2 cards"),
    ("Add 1 animal to this card.", True, "add 1 animal to this card"),
    ("Add a microbe to ANOTHER card", True, "add 1 microbe to another card"),
    ("Add 2 microbes to another card.", True, "add 2 microbes to another card"),
    ("Remove up to 3 plants from any player.", True, "remove up to 3 plants from any player"),
    ("Steal up to 2 steel from any player", True, "steal up to 2 steel from any player"),
    ("Gain 1 M€ for each city tile on Mars.", True, "gain 1 megacredit per city on mars"),
    (
        "Increase your M€ production 1 step for each Earth tag you have, including this.",
        True,
        "increase megacredit production 1 per earth tag",
    ),
    ("Gain 1 plant per city tile in play", True, "gain 1 plant per city"),
    (
        "Look at the top 4 cards of the deck. Take 2 of them into hand and discard the other 2.",
        True,
        "draw 4 cards, keep 2",
    ),
    ("Discard a card", True, "discard 1 card"),
    ("+2 plants", True, "gain 2 plants"),
    ("+1 energy production", True, "increase energy production 1"),
    ("-2 M€ production", True, "decrease megacredit production 2"),
    ("Lose 1 energy production.", True, "decrease energy production 1"),
    ("Gain 3 steel production", True, "increase steel production 3"),
    ("Spend 3 energy", True, "pay 3 energy"),
    (
        "Gain 3 plants, or add 2 animals to ANOTHER card.",
        True,
        "choose one\n    option\n        gain 3 plants\n    option\n        add 2 animals to another card",
    ),
    ("Raise temperature 1 step and gain 2 titanium.", True, "raise temperature 1\ngain 2 titanium"),
    ("Requires 3 ocean tiles.", False, "requires 3 oceans"),
    ("Requires 5% oxygen.", False, "requires oxygen 5%"),
    ("Requires 5 % oxygen", False, "requires oxygen 5%"),
    ("Oxygen must be 8 % or less.", False, "requires oxygen 8% or less"),
    ("It must be -12 C or warmer.", False, "requires temperature -12"),
    ("It must be -12 °C or colder.", False, "requires temperature -12 or less"),
    ("Requires -8 C or warmer", False, "requires temperature -8"),
    ("Requires 2 science tags.", False, "requires 2 science tags"),
    ("Requires a TR of at least 25.", False, "requires rating 25"),
    ("Requires a Jovian tag", False, "requires 1 jovian tag"),
    ("Requires that you have titanium production.", False, "requires titanium production 1"),
    ("Requires 3 or less ocean tiles", False, "requires 3 oceans or less"),
    ("Requires at most 4 ocean tiles.", False, "requires 4 oceans or less"),
    ("Requires that you have a greenery tile.", False, "requires 1 greenery of yours"),
    (
        "Action: Spend 1 steel to gain 5 M€.",
        False,
        "action\n    pay 1 steel\n    gain 5 megacredits",
    ),
    ("Action: Add 1 animal to this card.", False, "action\n    add 1 animal to this card"),
    (
        "Action: Spend 10 M€ to increase your heat production 2 steps.",
        False,
        "action\n    pay 10 megacredits\n    increase heat production 2",
    ),
    (
        "Action: Spend 1 plant or 1 steel to gain 7 M€.",
        False,
        "action\n    pay 1 plant or 1 steel\n    gain 7 megacredits",
    ),
    (
        "Effect: When you play a plant tag, gain 1 M€.",
        False,
        "whenever you play plant tag\n    gain 1 megacredit",
    ),
    (
        "When any city tile is placed, gain 2 M€.",
        False,
        "whenever anyone places city\n    gain 2 megacredits",
    ),
    (
        "Effect: When you play a space card, you pay 2 M€ less for it.",
        False,
        "discount 2 on space cards",
    ),
    (
        "When you play an event, gain 3 M€",
        False,
        "whenever you play event card\n    gain 3 megacredits",
    ),
    ("Opponents may not remove your plants.", False, "protect plants"),
    ("Each titanium you have is worth 1 M€ extra.", False, "titanium_value is 1 higher"),
    ("You may use heat as M€.", False, "heat pays for megacredits"),
    ("1 VP per 2 animals on this card.", False, "score 1 per 2 animals on this card"),
    ("2 VP", False, "score 2"),
    ("1 VP for each Jovian tag you have.", False, "score 1 per jovian tag"),
    ("As your first action, draw 3 cards.", False, "first action\n    draw 3 cards"),
    ("You start with 40 M€.", False, "starts with 40 megacredits"),
)


# In another language, and whether it stands among steps.
OF_OTHERS = (
    ("Získejte 3 J rostlin.", True, "gain 3 plants"),
    ("Získejte 5 €.", True, "gain 5 megacredits"),
    ("Zvyšte svou produkci tepla o 4 stupně.", True, "increase heat production 4"),
    ("Snižte svou produkci energie o 1 stupeň.", True, "decrease energy production 1"),
    ("Umístěte destičku oceánu", True, "place ocean"),
    ("Doberte si 2 karty.", True, "draw 2 cards"),
    ("Zvyšte teplotu o 2.", True, "raise temperature 2"),
    ("Přidejte 1 J zvířat na tuto kartu.", True, "add 1 animal to this card"),
    ("Musíte mít alespoň 3 symboly „věda“.", False, "requires 3 science tags"),
    ("Obsah kyslíku musí být nejvýše 8 %.", False, "requires oxygen 8% or less"),
    ("Akce: Doberte si 2 karty.", False, "action\n    draw 2 cards"),
    ("2 VB.", False, "score 2"),
    ("Dobijate 3 biljke.", True, "gain 3 plants"),
    ("Добијате 3 биљке.", True, "gain 3 plants"),
    ("Povećajte svoju proizvodnju toplote 4 stepena.", True, "increase heat production 4"),
    ("Smanjite svoju proizvodnju energije 1 stepen", True, "decrease energy production 1"),
    ("Postavite pločicu okeana.", True, "place ocean"),
    ("Temperatura mora da bude najmanje −10°C.", False, "requires temperature -10"),
    ("Nivo kiseonika mora da bude najviše 9%.", False, "requires oxygen 9% or less"),
    ("Zvyšte produkci rostlin o 2 stupně.", True, "increase plant production 2"),
    ("Zvyšte teplotu o 1 stupeň.", True, "raise temperature 1"),
    ("Umístěte destičku zeleně a zvyšte kyslík o 1.", True, "place greenery"),
    ("Doberte si kartu.", True, "draw 1 card"),
    ("Musíte mít 2 symboly „energie“.", False, "requires 2 power tags"),
    ("Musí být umístěny alespoň 3 destičky oceánu.", False, "requires 3 oceans"),
    (
        "Získejte 1 J oceli za každý symbol „stavby“, který máte.",
        True,
        "gain 1 steel per building tag",
    ),
    ("Ztratíte 2 J rostlin.", True, "lose 2 plants"),
    ("Musíte mít symbol „Jupiter“.", False, "requires 1 jovian tag"),
    ("Gubite 2 biljke.", True, "lose 2 plants"),
    ("1 poen za svaku oznaku Jupiter koju imate.", False, "score 1 per jovian tag"),
    ("Povećajte proizvodnju biljaka 2 stepena.", True, "increase plant production 2"),
    ("Povećajte kiseonik za 1 stepen.", True, "raise oxygen 1"),
    ("Temperatura mora biti najmanje -12 °C.", False, "requires temperature -12"),
    ("Moraju da postoje najmanje 3 pločice okeana.", False, "requires 3 oceans"),
    ("Morate da imate najmanje 2 oznake Nauka.", False, "requires 2 science tags"),
)


ALL = (
    *(*ROWS, *OF_OTHERS, *AS_FANS_TYPE, *AS_NEWCOMERS_TYPE, *OF_THE_SAME_KINDS, *AS_FRIENDS_TYPE),
    *AS_PLAYERS_TYPE,
)


@pytest.fixture(scope="module")
def typed(project: pipeline.Project) -> dict[str, list[str]]:
    """By line as typed, the texts of its messages."""
    return _told(project, {line: _source(line, is_step) for line, is_step, _ in ALL})


@pytest.fixture(scope="module")
def shown(project: pipeline.Project) -> dict[str, list[str]]:
    """By line as typed, what there is to say of the line shown for it."""
    return _told(project, {line: _source(meant, is_step) for line, is_step, meant in ALL})


def _told(project: pipeline.Project, texts: dict[str, str]) -> dict[str, list[str]]:
    files = {f"{PATH}{at}": line for at, line in enumerate(texts)}
    sources = [SourceFile(path, texts[line]) for path, line in files.items()]
    together = pipeline.Project([*project.by_path.values(), *sources], project.answers)
    return {
        line: [found.body or found.title for found in together.told(path)]
        for path, line in files.items()
    }


def _source(lines: str, is_step: bool) -> str:
    above, depth = ("    when played\n", 8) if is_step else ("", 4)
    of_corporations = ("first action", "starts with", "As your first action", "You start")
    kind = "corporation" if lines.startswith(of_corporations) else "card"
    fields = "tags earth" if kind == "corporation" else "automated, cost 1"
    below = indent(lines, " " * depth)
    return f'{kind} typed "Typed"\n    number F01\n    {fields}\n{above}{below}\n'


@pytest.mark.parametrize("line, expected", [(line, meant) for line, _, meant in ALL])
def test_the_message_shows_the_line(typed: dict[str, list[str]], line: str, expected: str) -> None:
    lines = indent(expected, "    ")
    assert typed[line] == [f"A card would print this; in a source it is:\n\n{lines}"]


@pytest.mark.parametrize("line", [line for line, *_ in ALL])
def test_there_is_nothing_to_say_of_the_line_shown(shown: dict[str, list[str]], line: str) -> None:
    assert shown[line] == []


@pytest.mark.parametrize("line, is_step, expected", ALL)
def test_the_line_shown_can_be_read(line: str, is_step: bool, expected: str) -> None:
    grammar = prepare_grammar()
    first = expected.split("\n")[0]
    assert grammar.read_line(first, "steps" if is_step else "item").phrase is not None


# Lines of the language in which some words are left of print. What stands below them is no part of the line.
WITH_WORDS_OF_PRINT = (
    ("whenever an opponent plays an event", "whenever opponent plays event card"),
    ("when any ocean is placed", "whenever anyone places ocean"),
    ("whenever you place an ocean tile", "whenever you place ocean"),
    ("whenever an opponent plays a science tag", "whenever opponent plays science tag"),
    ("whenever you play a card with 2 plant tags", "whenever you play card with 2 plant tags"),
    ("whenever anyone places a city tile on mars", "whenever anyone places city on mars"),
    ("score 1 for each 2 plants", "score 1 per 2 plants"),
)


@pytest.mark.parametrize("line, expected", WITH_WORDS_OF_PRINT)
def test_words_of_print_are_taken_out_of_a_line(
    project: pipeline.Project, line: str, expected: str
) -> None:
    below = "        gain 1 plant\n" if line.startswith("when") else ""
    text = _source(line, is_step=False) + below
    together = pipeline.Project(
        [*project.by_path.values(), SourceFile(PATH, text)], project.answers
    )
    fix = together.told(PATH)[0].fix
    assert fix is not None and not fix.is_certain
    assert apply_edits(text, fix.edits) == text.replace(line, expected)
