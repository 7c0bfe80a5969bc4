"""Pictures of the table: what stands on them, and that they fit."""

import io
import random
import re
from collections.abc import Sequence

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console, RenderableType
from rich.style import Style

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import counted
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION, PHASE_RESEARCH
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_tools.nouns import noun_names
from cardwright_tools.table.areas import CITY, GREENERY, OCEAN, faces
from cardwright_tools.table.board import DIMMED_OF_256, GROUNDS_OF_256, coloured_board
from cardwright_tools.table.canvas import contrast
from cardwright_tools.table.card_face import REMINDER, CardFace, pictures
from cardwright_tools.table.choices import choices
from cardwright_tools.table.engine_cards import face_of, parted, wording_of
from cardwright_tools.table.final import score_table
from cardwright_tools.table.hexes import places
from cardwright_tools.table.look import Look
from cardwright_tools.table.players import players_table
from cardwright_tools.table.questions import question_view
from cardwright_tools.table.screen import Seen, map_view, the_map
from cardwright_tools.table.setting import seat_names
from cardwright_tools.table.views import board_page, log_page, players_page, rules_named
from cardwright_tools.table.welcoming import played_game, welcome
from cardwright_tools.terminal import PLAIN
from table.table_play import setting

NAMES = ("you (blue)", "red (greedy)", "yellow (random)")
BOARDS = ("tharsis", "hellas", "elysium")


def game_after(choices_made: int, seed: int = 3, board: str = "tharsis") -> Game:
    game = new_game(players=3, seed=seed, board=board, logging=True)
    chance = random.Random(seed)
    for _ in range(choices_made):
        if game.asked_player >= 0:
            game.choose(chance.randrange(len(game.option_values)))
    return game


def printed(things: Sequence[RenderableType], look: Look) -> list[str]:
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=look.width,
        height=look.height,
        color_system="truecolor" if look.coloured else None,
    )
    for thing in things:
        console.print(thing)
    lines = io.StringIO(paper.getvalue())
    return [line.rstrip("\n") for line in lines]


@pytest.mark.parametrize("board", BOARDS)
def test_neighbours_never_have_the_same_shade(board: str) -> None:
    game = game_after(0, board=board)
    shades = {place.area: place.shade for place in places(game.table.board.rows)}
    for area, shade in shades.items():
        around = game.table.board.neighbours[area]
        assert all(shades[other] != shade for other in shades if around >> other & 1)


@pytest.mark.parametrize("board", BOARDS)
def test_the_map_shows_each_tile_once(board: str) -> None:
    game = game_after(600, board=board)
    drawn = faces(game)
    assert len(drawn) == game.table.board.size
    for ground, mask in ((OCEAN, game.oceans), (GREENERY, game.greeneries), (CITY, game.cities)):
        assert sum(face.ground == ground for face in drawn) == mask.bit_count()


@pytest.mark.parametrize("coloured", [True, False])
def test_a_board_beside_the_map_is_drawn_below_its_name(coloured: bool) -> None:
    game = new_game(players=2, packs=("under_ice",), seed=3)
    beside = game.table.board.map.bit_length()
    look = Look(80, 24, coloured, True)
    seen = Seen(game, 0, NAMES, look)
    page = printed([map_view(seen, {0: 71, beside: 72, beside + 6: 73})], Look(80, 24, False))
    text = "\n".join(page)
    assert text.index("71") < text.index("Polar Caverns") < text.index("72") < text.index("73")


@pytest.mark.parametrize("coloured", [True, False])
@pytest.mark.parametrize("ascii_only", [True, False])
def test_areas_to_choose_from_carry_their_numbers(coloured: bool, ascii_only: bool) -> None:
    game = game_after(0)
    look = Look(80, 24, coloured, ascii_only)
    page = printed(
        [map_view(Seen(game, 0, NAMES, look), {0: 71, 30: 72, 60: 73})], Look(80, 24, False)
    )
    text = "\n".join(page)
    assert [text.count(number) for number in ("71", "72", "73")] == [1, 1, 1]
    assert text.index("71") < text.index("72") < text.index("73")


@pytest.mark.parametrize("width", [40, 60, 80, 100, 160])
def test_everything_fits_the_width(width: int) -> None:
    for made in (0, 30, 150, 400, 600):
        game = game_after(made)
        look = Look(width, 24, False)
        seen = Seen(game, max(game.asked_player, 0), NAMES, look)
        things = [board_page(seen), players_page(seen), log_page(seen), score_table(game, NAMES)]
        decision = game.decision
        if decision is not None:
            things += question_view(seen, decision, choices(game, decision), True)
        assert max(len(line) for line in printed(things, look)) <= width


@pytest.fixture(scope="module")
def positions() -> dict[str, Game]:
    """A game at each kind of question that random play meets."""
    found: dict[str, Game] = {}
    for seed in range(6):
        game = game_after(0, seed=seed)
        chance = random.Random(seed)
        while (decision := game.decision) is not None:
            found.setdefault(decision.question, game.clone())
            game.choose(chance.randrange(len(game.option_values)))
    return found


@pytest.mark.parametrize("look", [Look(80, 24, True), Look(140, 60, False, True)], ids=str)
def test_every_kind_of_question_offers_all_its_choices(
    positions: dict[str, Game], look: Look
) -> None:
    kinds = {"move", "corporation", "buy", "area", "target", "payment", "card", "yes_no"}
    assert kinds <= set(positions)
    for question, game in positions.items():
        decision = game.decision
        assert decision is not None
        found = choices(game, decision)
        seen = Seen(game, decision.player, NAMES, look)
        text = "\n".join(printed(question_view(seen, decision, found, False), look))
        for choice in found if question != "buy" else ():
            assert f"{choice.number}" in text, question
            assert question == "area" or choice.label.split()[0] in text, question
        if question == "yes_no":
            assert wording_of(game.table.rules[game.table.numbers[decision.about]])[:40] in text


def test_choices_are_numbered_as_they_stand_and_lead_to_their_options(fresh: int) -> None:
    game = game_after(0, seed=3 + fresh)
    chance = random.Random(3 + fresh)
    moves = 0
    while (decision := game.decision) is not None and moves < 40:
        found = choices(game, decision)
        assert [choice.number for choice in found] == list(range(1, len(found) + 1))
        assert sorted(choice.index for choice in found) == list(range(len(decision.options)))
        moves += decision.question == "move"
        game.choose(chance.randrange(len(game.option_values)))


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("Draw 2 cards.", [("", "Draw 2 cards.")]),
        (
            "Oxygen must be 6% or less. Action: Spend 1 M€. If so, gain 2. 3 VP if any is here.",
            [
                ("requires", "Oxygen must be 6% or less."),
                ("", "Action: Spend 1 M€. If so, gain 2."),
                ("score", "3 VP if any is here."),
            ],
        ),
        (
            "Gain 1 plant. Effect: You win. Action: Wait. Or: Wait more. −1 VP.",
            [
                ("", "Gain 1 plant."),
                ("", "Effect: You win."),
                ("", "Action: Wait."),
                ("", "Or: Wait more."),
                ("score", "−1 VP."),
            ],
        ),
    ],
)
def test_a_wording_in_one_line_is_parted(words: str, parts: list[tuple[str, str]]) -> None:
    assert parted(words) == parts


def test_cards_stand_side_by_side_where_there_is_room() -> None:
    short = CardFace("Short", "event", 3, ("space",), (("played", "Draw 1 card."),))
    long = CardFace("Long", "active", 30, (), (("played", "Gain 2 plants. " * 9),), fan_made=True)
    wide = printed([pictures([short, long], 80)], Look(80, 24, False))
    narrow = printed([pictures([short, long], 60)], Look(60, 24, False))
    assert "Short" in wide[0] and "Long" in wide[0]
    assert "Long" not in narrow[0]
    # Both end on the same line.
    assert wide[-1].count("╰") == 2 and "fan-made" in wide[-1]


def test_pictures_from_the_engine_say_what_those_from_the_rules_say() -> None:
    from cardwright.wording.from_vocabulary import lexicon_of
    from cardwright.wording.reminders import pages_of
    from cardwright_tools.table.rule_cards import face_of_rule
    from cardwright_tools.understanding import understood

    project = understood()
    lexicon = lexicon_of(project.language.vocabulary, "en")
    pages = pages_of(project.cards, project.language.vocabulary)
    game = new_game(packs=("polar_stations",))
    cards = {card.id: card for card in project.cards if card.kind.id in ("card", "corporation")}
    assert len(game.table.project_cards) > 200
    reminded: list[str] = []
    for index in game.table.project_cards + game.table.corporations:
        rule = game.table.rules[index]
        engine, rules = face_of(rule), face_of_rule(cards[rule.key], lexicon, project.cards, pages)
        assert (engine.name, engine.cost, set(engine.tags)) == (
            rules.name,
            rules.cost,
            {tag.lower() for tag in rules.tags},
        )
        assert [words for _, words in engine.paragraphs] == [words for _, words in rules.paragraphs]
        reminded += [words for part, words in engine.paragraphs if part == REMINDER]
    assert {*reminded} == {"Core sample: something that lies on cards."}


def test_nouns_of_packs_have_names_and_looking_at_them_adds_none() -> None:
    table = new_game(packs=("polar_stations",)).table
    before = counted("token")
    drill = table.cards[table.numbers["ice_core_drill"]]
    assert noun_names("token")[drill.holds] == "core sample"
    assert counted("token") == before


@pytest.mark.parametrize("seed", range(5))
def test_the_welcome_shows_a_finished_game(seed: int) -> None:
    look = Look(100, 50, True)
    page = "\n".join(printed(welcome(played_game(seed), 0.1, look), look))
    assert "cardwright play" in page and "Points" in page
    assert page.count("╰") == 2


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("asteroid", {"Asteroid"}),
        ("predatosr", {"Predators"}),
        ("satellite", {"Satellites"}),
        ("utterly unknown", set()),
    ],
)
def test_a_card_is_found_by_its_name_or_nearly(words: str, names: set[str]) -> None:
    assert {rule.name for rule in rules_named(game_after(0), words)} == names


LOOKS = [
    Look(width, 24, coloured, False, every_colour)
    for width in (80, 100, 140)
    for coloured, every_colour in ((False, True), (True, True), (True, False))
]


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_map_stays_whole_beside_whatever_stands_there(players: int, look: Look) -> None:
    """Where a column is too narrow, Rich folds lines, and the map with them."""
    game = new_game(players=players, seed=players)
    seen = Seen(game, 0, seat_names(setting(*["person"] * players)), look)
    page = printed([map_view(seen)], Look(look.width, 24, False))
    alone = [line.plain.rstrip() for line in the_map(seen).split("\n")]
    if not page[0].startswith(alone[0]):
        assert page.pop(0).startswith("Generation 1")
    assert all(line.startswith(part) for line, part in zip(page, alone))
    text = "\n".join(page)
    for rule in (*game.table.milestones, *game.table.awards):
        assert (rule.name in text) == (players > 1)


NAME_OF_AREA = re.compile(r"[ ▲◎]?\d+-\d+ *")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("made", [0, 300])
@pytest.mark.parametrize("every_colour", [True, False])
@pytest.mark.parametrize("numbers", [{}, {30: 1}])
def test_names_and_signs_on_the_map_can_be_read(
    board: str, made: int, every_colour: bool, numbers: dict[int, int]
) -> None:
    """By the contrast of WCAG: 4.5 for names of areas, 3 for signs."""
    game = game_after(made, board=board)
    drawn = faces(game, numbers)
    picture = coloured_board(game.table.board.rows, drawn, every_colour)
    named = 0
    for start, end, style in picture.spans:
        assert isinstance(style, Style)
        words = picture.plain[start:end]
        if words.strip("▀▄ ") and style.color and style.bgcolor:
            ground, ink = style.bgcolor, style.color
            if not every_colour:
                ground = ground.downgrade(ColorSystem.EIGHT_BIT)
                ink = ink.downgrade(ColorSystem.EIGHT_BIT)
            is_name = bool(NAME_OF_AREA.fullmatch(words))
            named += is_name
            least = 4.5 if is_name else 3
            assert contrast(ink.get_truecolor(), ground.get_truecolor()) >= least, words
    assert named == sum(not face.is_tile and not face.number for face in drawn)


@pytest.mark.parametrize("ground", GROUNDS_OF_256)
def test_older_terminals_show_the_grounds_as_they_are_meant(ground: str) -> None:
    for colour in (*GROUNDS_OF_256[ground], *DIMMED_OF_256):
        shown = Color.from_rgb(*colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
        assert tuple(shown) == colour


def test_without_other_letters_every_sign_has_a_plain_one() -> None:
    game = game_after(700)
    look = Look(80, 50, False, True)
    seen = Seen(game, 0, NAMES, look)
    raw = io.BytesIO()
    paper = io.TextIOWrapper(raw, encoding="ascii", errors=PLAIN)
    console = Console(file=paper, width=80)
    decision = game.decision
    assert decision is not None
    found = choices(game, decision)
    for thing in (*question_view(seen, decision, found, True), board_page(seen), log_page(seen)):
        console.print(thing)
    paper.flush()
    text = raw.getvalue().decode("ascii")
    assert "?" not in text.replace("Which", "").replace("do?", "")
    assert "-" in text and "####" in text


def test_passing_is_nobodys_effect_and_free_cards_are_counted() -> None:
    game = new_game(players=2, sets=("base",), beginners=(0, 1), seed=3, logging=True)
    while game.generation == 1:
        game.choose(len(game.option_values) - 1)
    text = "\n".join(printed([log_page(Seen(game, 0, NAMES, Look(100, 24, False)))], LOOKS[0]))
    assert "Production: passes" not in text and " passes" in text
    assert "+10 free cards" in text


def test_only_one_list_on_a_page_is_numbered() -> None:
    game = new_game(players=2, seed=3, packs=("first_ventures",))
    assert game.decision is not None and game.decision.question == "corporation"
    found = choices(game, game.decision)
    page = printed(
        question_view(Seen(game, 0, NAMES, Look(100, 24, False)), game.decision, found, True),
        Look(100, 24, False),
    )
    text = "\n".join(page)
    assert [text.count(f"[{number}]") for number in (1, 2, 3)] == [1, 1, 0]


def test_who_has_passed_is_said_in_the_action_phase_alone() -> None:
    game = game_after(60)
    game.passed, game.phase = 0b10, PHASE_ACTION
    head, *lines = printed([players_table(game, NAMES, 80)], Look(80, 24, False))
    assert "titanium" in head and all(len(line) <= 80 for line in (head, *lines))
    assert ["passed" in line for line in lines] == [False, True, False]
    assert "2 red · passed " in lines[1]
    game.phase = PHASE_RESEARCH
    assert not any(
        "passed" in line for line in printed([players_table(game, NAMES, 80)], Look(80, 50, False))
    )


def test_cards_kept_together_are_told_together() -> None:
    seen = Seen(game_after(120), 0, NAMES, Look(80, 50, False))
    told = " ".join(" ".join(printed([log_page(seen)], Look(80, 50, False))).split())
    assert re.search(r"kept [A-Z][^,:]* and [A-Z]", told), told
    assert not re.search(r"kept [^:]*, kept [^0-9]", told), told
