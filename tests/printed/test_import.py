"""Pasted wording becomes a source. In: sentences that are understood and sentences that are not, mixed. Out: lines for the first, comments for the others, and nothing else."""

import re
from pathlib import Path
from random import Random

import pytest

from cardwright import pipeline
from cardwright.printed.readers import reader_of
from cardwright.printed.reading import TextReader
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.printed.importing import Importer, Pasted, pasted_card

UNDERSTOOD = {
    "Requires 4 ocean tiles.": ["requires 4 oceans"],
    "Gain 3 heat.": ["gain 3 heat"],
    "Increase your steel production 2 steps and draw a card.": [
        "increase steel production 2",
        "draw 1 card",
    ],
    "Look at the top 5 cards from the deck. Take 2 of them into hand and discard the other 3.": [
        "draw 5 cards, keep 2"
    ],
    "Action: Spend 2 heat to gain 1 plant.": ["pay 2 heat", "gain 1 plant"],
    "Effect: When any ocean tile is placed, gain 1 steel.": ["whenever anyone places ocean"],
    "2 VP.": ["score 2"],
}
NOT_UNDERSTOOD = (
    "Befriend every whale twice.",
    "Increase any heat production 4 steps.",
    "Look at the top 6 cards from the deck. Take 2 of them into hand and discard the other 3.",
    "Action: Spend 3 heat to juggle 2 plants.",
    "Effect: When the moon is full, gain 5 energy.",
    "Requires 3 sunny days.",
)


@pytest.fixture(scope="module")
def reader(project: pipeline.Project) -> TextReader:
    return reader_of(project.vocabulary, project.cards)


def imported(texts: list[str], reader: TextReader, project: pipeline.Project) -> list[str]:
    importer = Importer(reader, project.vocabulary, lexicon_of(project.vocabulary))
    pasted = Pasted("Moon Harbour", {"cost": "4"}, texts)
    lines = "\n".join(importer.source(pasted, "F01")).splitlines()
    return [line.strip() for line in lines if "printed en" not in line]


def sentences_of(text: str) -> list[str]:
    """Where a whole one is not understood, each of its sentences says so."""
    if text.startswith(("Action", "Effect")):
        return [text]
    return [f"{each.strip()}." for each in text.split(".") if each.strip()]


@pytest.mark.parametrize("seed", range(60))
def test_nothing_is_dropped_and_nothing_guessed(
    seed: int, reader: TextReader, project: pipeline.Project
) -> None:
    chance = Random(seed)
    known = chance.sample(sorted(UNDERSTOOD), chance.randint(0, 4))
    unknown = chance.sample(NOT_UNDERSTOOD, chance.randint(0, 3))
    mixed = chance.sample([*known, *unknown], len(known) + len(unknown))
    apart = [text for text in mixed if text.startswith(("Action", "Effect"))]
    one = " ".join(text for text in mixed if text not in apart)
    texts = [one, *apart] if chance.random() < 0.5 else mixed
    lines = imported(texts, reader, project)
    commented = [line for line in lines if line.startswith("# not understood: ")]
    wanted = [f"# not understood: {each}" for text in unknown for each in sentences_of(text)]
    assert sorted(commented) == sorted(wanted)
    said = [line for text in known for line in UNDERSTOOD[text]]
    heads = ("card ", "number ", "automated", "active", "event", "#", "when played", "action")
    steps = [line for line in lines if not line.startswith(heads)]
    assert [line for line in said if line not in steps] == []
    answers = {"gain 1 steel"} if any("whenever" in line for line in said) else set()
    assert {line for line in steps if line not in said} <= answers


def test_a_word_of_facts_that_no_card_has_is_told(
    reader: TextReader, project: pipeline.Project
) -> None:
    importer = Importer(reader, project.vocabulary, lexicon_of(project.vocabulary))
    lines = importer.source(Pasted("Moon Harbour", {"tag": "space moonlight"}, []), "F01")
    assert "    # not understood: tag `moonlight`" in lines


def pasted_cards() -> list[tuple[str, str, str]]:
    """Language, what is pasted, and its source."""
    text = Path(__file__).with_name("imported.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w+)\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE)
    pairs = zip(blocks[::2], blocks[1::2], strict=True)
    return [(language, pasted, source) for (language, pasted), (_, source) in pairs]


@pytest.mark.parametrize("language, text, source", pasted_cards())
def test_a_pasted_card_becomes_its_source(
    language: str, text: str, source: str, project: pipeline.Project
) -> None:
    lexicon = lexicon_of(project.vocabulary, language)
    reader = reader_of(project.vocabulary, project.cards, language, by_first=True)
    importer = Importer(reader, project.vocabulary, lexicon)
    lines = "\n".join(importer.source(pasted_card(text, lexicon), "")).splitlines()
    kept = [line for line in lines if line.startswith(f"    printed {language} ")]
    assert "\n".join(line for line in lines if line not in kept) == source
    assert kept
