"""What a typed line means."""

import pytest

from cardwright_tools.table.answers import Choose, Command, Unclear, several, understand
from cardwright_tools.table.choices import Choice

CHOICES = [
    Choice(1, 3, "play", "Great Dam", "Great Dam"),
    Choice(2, 4, "play", "Greenhouses", "Greenhouses"),
    Choice(3, 0, "Standard projects", "Greenery 23 M€", "Greenery"),
    Choice(4, 1, "Your turn", "pass", "pass", "p"),
    Choice(5, 2, "Actions", "Caretaker Contract", "Caretaker Contract"),
]


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("1", 1),
        (" 04 ", 4),
        ("p", 4),
        ("PASS", 4),
        ("great", 1),
        ("play great dam", 1),
        ("graet dam", 1),
        ("greenhose", 2),
        ("Greenery", 3),
        ("use caretaker", 5),
    ],
)
def test_a_number_a_key_or_nearly_a_name_chooses(line: str, number: int) -> None:
    answer = understand(line, CHOICES)
    assert isinstance(answer, Choose)
    assert answer.choice.number == number


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", Command("help")),
        ("u", Command("undo")),
        ("card  Great   Dam", Command("card", "great dam")),
        ("c", Command("card")),
        ("why great dam", Command("card", "great dam")),
        ("LOG", Command("log")),
        ("quit", Command("quit")),
    ],
)
def test_a_command_is_told_from_a_choice(line: str, command: Command) -> None:
    assert understand(line, CHOICES) == command


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("gre", "`gre` can be `Great Dam` (1), `Greenhouses` (2), `Greenery` (3)"),
        ("6", "There is no 6 here"),
        ("green dam house", "Did you mean"),
        ("%s", "is none of the choices"),
    ],
)
def test_what_could_be_several_is_not_guessed(line: str, told: str) -> None:
    answer = understand(line, CHOICES)
    assert isinstance(answer, Unclear)
    assert told in answer.help


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("all", [1, 2, 3, 4]),
        ("none", []),
        ("0", []),
        ("3 1", [1, 3]),
        ("1,2,2", [1, 2]),
        ("2-4", [2, 3, 4]),
    ],
)
def test_several_cards_are_named_in_one_line(line: str, numbers: list[int]) -> None:
    assert several(line, 4) == numbers
