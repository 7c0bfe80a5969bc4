"""Words of nouns in stories. In: what an author declares. Out: one and many, the way there and back."""

import pytest
from cardwright_tools.stories import words
from cardwright_tools.stories.step_words import has_words
from cardwright_runtime.kernel.decision import Option


def test_a_plural_of_a_pack_is_read_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "own_plurals", lambda: {"fungus": "fungi"})
    assert words.counted(-3, "fungus on caves") == "-3 fungi on caves"
    assert words.singular("fungi on caves") == "fungus on caves"
    assert words.singular("microbes on ants") == "microbe on ants"
    assert words.counted(2, "microbe on ants") == "+2 microbes on ants"


@pytest.mark.parametrize(
    ("said", "fits"), [("no", False), ("yes", False), ("seals", True), ("eals", False)]
)
def test_words_of_an_effect_begin_where_a_word_begins(said: str, fits: bool) -> None:
    waiting = Option(0, 0, "pets:40:player:0", lambda: "Pets (If you have no seals, say yes.)")
    assert has_words(waiting, said) is fits
