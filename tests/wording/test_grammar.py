"""Agreement in Czech and Serbian. In: rules of many shapes with random numbers. Out: sentences whose nouns, adjectives, verbs, participles and pronouns stand as `forms_by_hand` and the tables here have them."""

import random
import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from read_with_game import game_vocabulary, read_lines, read_text

from cardwright.syntax import prepare_grammar
from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.sentences.sentences import Sentences
from wording.forms_by_hand import agreeing, counted, size

In = tuple[str, str, str]
Described = tuple[tuple[str, ...], str, str, str]

NUMBERS = st.integers(1, 130)
ITEMS = 150

# A rule; in each language the counted noun, the case that the sentence asks for, and what is said of it. `{is}` is its verb.
COUNTED: list[tuple[str, In | None, In]] = [
    (
        "requires {n} cities",
        ("tile", "nom", "Ve hře musí být alespoň {n} {noun} města"),
        ("tile", "nom", "U igri mora da bude najmanje {n} {noun} grada"),
    ),
    (
        "requires {n} oceans or less",
        ("tile", "nom", "Ve hře smí být nejvýše {n} {noun} oceánu"),
        ("tile", "nom", "U igri sme da bude najviše {n} {noun} okeana"),
    ),
    (
        "requires {n} earth tags",
        ("tag", "acc", "Musíte mít alespoň {n} {noun} „Země“"),
        ("tag", "acc", "Morate da imate najmanje {n} {noun} Zemlja"),
    ),
    (
        "when played|    if {n} oceans|        gain 1 plant",
        ("tile", "nom", "Pokud {is} ve hře alespoň {n} {noun} oceánu"),
        ("tile", "nom", "Ako u igri ima najmanje {n} {noun} okeana"),
    ),
    (
        "when played|    if {n} delegates in greens|        gain 1 plant",
        ("delegate", "nom", "Pokud {is} alespoň {n} {noun} v"),
        ("delegate", "nom", "Ako ima najmanje {n} {noun} u"),
    ),
    (
        "when played|    send {n} delegates from lobby",
        ("delegate", "acc", "Zařaďte {n} {noun} z lobby"),
        ("delegate", "acc", "Pošaljite {n} {noun} iz lobija"),
    ),
    (
        "when played|    increase steel production {n}",
        ("step", "acc", "Zvyšte svou produkci oceli o {n} {noun}"),
        ("step", "acc", "Povećajte svoju proizvodnju čelika {n} {noun}"),
    ),
    (
        "when played|    discard {n} cards",
        ("card", "acc", "Odhoďte z ruky {n} {noun}"),
        ("card", "acc", "Odbacite iz ruke {n} {noun}"),
    ),
    (
        "when played|    each opponent|        draw {n} cards",
        ("card", "acc", "Každý soupeř si dobere {n} {noun}"),
        ("card", "acc", "Svaki protivnik vuče {n} {noun}"),
    ),
    ("when played|    gain {n} plants", None, ("plant", "acc", "Dobijate {n} {noun}")),
    (
        "when played|    remove up to {n} plants from any player",
        None,
        ("plant", "gen", "Uklonite do {n} {noun} bilo kom igraču"),
    ),
    (
        "when played|    add {n} animals to this card",
        None,
        ("animal", "acc", "Dodajte {n} {noun} na ovu kartu"),
    ),
    (
        "when played|    add {n} microbes to this card",
        None,
        ("microbe", "acc", "Dodajte {n} {noun} na ovu kartu"),
    ),
]
# The same, where one is said without its number.
COUNTED_FROM_TWO: list[tuple[str, In, In]] = [
    (
        "whenever you play card with {n} science tags|    gain 1 plant",
        ("tag", "ins", "kartu s alespoň {n} {noun} „věda“"),
        ("tag", "ins", "kartu sa najmanje {n} {noun} Nauka"),
    ),
    (
        "when played|    place city on land beside {n} greeneries",
        ("tile", "gen", "vedle alespoň {n} {noun} zeleně"),
        ("tile", "gen", "pored najmanje {n} {noun} zelenila"),
    ),
]

# A rule; in each language the adjectives before the noun, the noun, and what stands behind it, of one and of several.
DESCRIBED: list[tuple[str, Described, Described]] = [
    (
        "when played|    gain 1 steel per {n} earth tags",
        (("every", "own"), "tag", "„Země“", "„Země“"),
        (("every", "own"), "tag", "Zemlja", "Zemlja"),
    ),
    (
        "when played|    gain 1 steel per {n} event cards",
        (("every", "own", "played"), "card", "události", "událostí"),
        (("every", "own", "played"), "card", "događaja", "događaja"),
    ),
    (
        "when played|    gain 1 steel per {n} heat production",
        (("every", "own"), "step", "produkce tepla", "produkce tepla"),
        (("every", "own"), "step", "proizvodnje toplote", "proizvodnje toplote"),
    ),
    (
        "when played|    gain 1 steel per {n} cities",
        (("every",), "tile", "města ve hře", "města ve hře"),
        (("every",), "tile", "grada u igri", "grada u igri"),
    ),
    (
        "when played|    gain 1 steel per {n} opponents",
        (("every",), "opponent", "", ""),
        (("every",), "opponent", "", ""),
    ),
    (
        "when played|    gain 1 steel per {n} different tags",
        (("every", "own", "different"), "tag", "", ""),
        (("every", "own", "different"), "tag", "", ""),
    ),
    (
        "when played|    gain 1 steel per {n} free land",
        (("every", "free"), "area", "pevniny", "pevniny"),
        (("every", "free"), "area", "kopna", "kopna"),
    ),
    (
        "when played|    gain 1 steel per {n} generations",
        (("every",), "generation", "doposud", "doposud"),
        (("every",), "generation", "do sada", "do sada"),
    ),
    (
        "score 1 per {n} earth tags",
        (("every", "your"), "tag", "„Země“", "„Země“"),
        (("every", "your"), "tag", "Zemlja", "Zemlja"),
    ),
    (
        "score 1 per {n} event cards",
        (("every", "your", "played"), "card", "události", "událostí"),
        (("every", "your", "played"), "card", "događaja", "događaja"),
    ),
    (
        "score 1 per {n} heat production",
        (("every", "your"), "step", "produkce tepla", "produkce tepla"),
        (("every", "your"), "step", "proizvodnje toplote", "proizvodnje toplote"),
    ),
    (
        "discount 2 on milestone per {n} cities of yours",
        (("every", "your"), "tile", "města", "města"),
        (("every", "your"), "tile", "grada", "grada"),
    ),
]

# A step; said to you, of another, behind `you may`, of another behind `may`, behind `in order to` of you and of another.
VERBS = [
    (
        "gain 2 plants",
        "získejte, získá, získat, získat, získali, získal",
        "dobijate, dobija, dobijete, dobije, dobili, dobio",
    ),
    (
        "lose 2 plants",
        "ztraťte, ztratí, ztratit, ztratit, ztratili, ztratil",
        "izgubite, gubi, izgubite, izgubi, izgubili, izgubio",
    ),
    (
        "increase heat production 2",
        "zvyšte, zvýší, zvýšit, zvýšit, zvýšili, zvýšil",
        "povećajte, povećava, povećate, poveća, povećali, povećao",
    ),
    (
        "place ocean",
        "umístěte, umístí, umístit, umístit, umístili, umístil",
        "postavite, postavlja, postavite, postavi, postavili, postavio",
    ),
    (
        "draw 2 cards",
        "doberte si, si dobere, si dobrat, si dobrat, si dobrali, si dobral",
        "vucite, vuče, vučete, vuče, vukli, vukao",
    ),
    (
        "discard 2 cards",
        "odhoďte, odhodí, odhodit, odhodit, odhodili, odhodil",
        "odbacite, odbacuje, odbacite, odbaci, odbacili, odbacio",
    ),
    (
        "remove up to 2 plants from any player",
        "odhoďte, odhodí, odhodit, odhodit, odhodili, odhodil",
        "uklonite, uklanja, uklonite, ukloni, uklonili, uklonio",
    ),
    (
        "steal up to 2 steel from any player",
        "ukradněte, ukradne, ukrást, ukrást, ukradli, ukradl",
        "ukradite, krade, ukradete, ukrade, ukrali, ukrao",
    ),
    (
        "add 2 animals to any card",
        "přidejte, přidá, přidat, přidat, přidali, přidal",
        "dodajte, dodaje, dodate, doda, dodali, dodao",
    ),
    (
        "send 1 delegate from lobby",
        "zařaďte, zařadí, zařadit, zařadit, zařadili, zařadil",
        "pošaljite, šalje, pošaljete, pošalje, poslali, poslao",
    ),
    (
        "reserve land",
        "vyhraďte si, si vyhradí, si vyhradit, si vyhradit, si vyhradili, si vyhradil",
        "rezervišite, rezerviše, rezervišete, rezerviše, rezervisali, rezervisao",
    ),
]
ABOUT = {
    "cs": ("", "Každý soupeř ", "Můžete ", "Každý soupeř může ", "abyste ", "aby "),
    "sr": ("", "Svaki protivnik ", "Možete da ", "Svaki protivnik može da ", "da biste ", "da bi "),
}
VOICES = (
    "when played|    {step}",
    "when played|    each opponent|        {step}",
    "when played|    may|        {step}",
    "when played|    each opponent|        may|            {step}",
    "when played|    pay 1 heat|    {step}",
    "when played|    each opponent|        pay 1 heat|        {step}",
)

# What was done: by whom, and the participle that agrees with them.
DONE = [
    ("you place city", "kdy jste v této hře umístili", "kada ste u ovoj igri postavili"),
    (
        "opponent places city",
        "kdy v této hře soupeř umístil",
        "kada je u ovoj igri protivnik postavio",
    ),
    ("you draw card", "kdy jste si v této hře dobrali", "kada ste u ovoj igri vukli"),
    (
        "opponent draws card",
        "kdy si v této hře soupeř dobral",
        "kada je u ovoj igri protivnik vukao",
    ),
    ("you gain plants", "kdy jste v této hře získali", "kada ste u ovoj igri dobili"),
    (
        "anyone raises oxygen",
        "kdy v této hře jakýkoli hráč zvýšil",
        "kada je u ovoj igri bilo ko povećao",
    ),
    (
        "opponent removes plants of yours",
        "kdy vám v této hře soupeř odhodil",
        "kada vam je u ovoj igri protivnik uklonio",
    ),
    ("you use convert_heat", "kdy jste v této hře použili", "kada ste u ovoj igri iskoristili"),
]

# Whose owner it is: a tile is she in both languages, and a piece without words of its own is he.
OWNERS = [
    (
        "city",
        "za každou destičku města tam její majitel získá",
        "za svaku pločicu grada tamo njen vlasnik dobija",
    ),
    (
        "long_bridge",
        "za každý The Long Bridge tam jeho majitel získá",
        "za svaki The Long Bridge tamo njegov vlasnik dobija",
    ),
]

# A clitic stands second: behind these it comes at once, and never first.
OUT_OF_PLACE = {
    "cs": r"(?:^|[;:.] |\ba |\bto )si \w|\b(?:[Pp]oté|jinak|nebo|buď) \w+te si\b|\b(?:kdy|[Pp]okud) v t\w+ \w+ (?:jste|si|vám)\b|\babyste \w+li si\b|\baby \w+l si\b",
    "sr": r"(?:^|[;:.] )(?:je|ste|bi|biste) |\b(?:i|ili|a) (?:je|ste) (?!\w+te\b)|\b(?:kada|[Aa]ko) u ov\w+ \w+ (?:je|ste)\b",
}


@cache
def lexicon(language: str) -> Lexicon:
    return lexicon_of(game_vocabulary(), language)


def said(language: str, rule: str) -> str:
    return " ".join(word_card(read_lines(*rule.split("|")), lexicon(language)).lines)


def expected(language: str, row: In, number: int) -> str:
    name, case, sentence = row
    verb = "jsou" if size(language, number) == "few" else "je"
    return sentence.format(n=number, noun=counted(language, name, number, case), **{"is": verb})


@given(st.sampled_from(COUNTED), NUMBERS)
def test_a_noun_and_its_verb_stand_as_the_number_asks(
    row: tuple[str, In | None, In], number: int
) -> None:
    rule, czech, serbian = row
    for language, words in (("cs", czech), ("sr", serbian)):
        if words is not None:
            assert _in(expected(language, words, number), said(language, rule.format(n=number)))


@given(st.sampled_from(COUNTED_FROM_TWO), st.integers(2, 130))
def test_behind_a_preposition_too(row: tuple[str, In, In], number: int) -> None:
    rule, *both = row
    for language, words in zip(("cs", "sr"), both):
        assert _in(expected(language, words, number), said(language, rule.format(n=number)))


def _in(words: str, text: str) -> bool:
    """Whole words of it; the test shows both."""
    found = re.search(rf"{re.escape(words)}(?!\w)", text) is not None
    assert found, (words, text)
    return found


@given(st.sampled_from(DESCRIBED), st.sampled_from(range(1, 61)))
def test_an_adjective_agrees_in_gender_number_case_and_animacy(
    row: tuple[str, Described, Described], number: int
) -> None:
    rule, *both = row
    for language, (adjectives, name, of_one, of_several) in zip(("cs", "sr"), both):
        first, *rest = (agreeing(language, adjective, name, number) for adjective in adjectives)
        noun = counted(language, name, number, "acc")
        behind = of_one if number == 1 else of_several
        figure = [] if number == 1 else [str(number)]
        words = " ".join(["za", first, *figure, *rest, noun, behind]).strip()
        assert _in(words, said(language, rule.format(n=number)))


@pytest.mark.parametrize("step", VERBS, ids=[step for step, *_ in VERBS])
def test_a_verb_and_a_participle_agree_with_their_subject(step: tuple[str, str, str]) -> None:
    line, *both = step
    for language, forms in zip(("cs", "sr"), both):
        for rule, about, form in zip(VOICES, ABOUT[language], forms.split(", ")):
            words = f"{about}{form}"
            text = said(language, rule.format(step=line))
            assert _in(words if about else words[0].upper() + words[1:], text)


@pytest.mark.parametrize("event", DONE, ids=[event for event, *_ in DONE])
def test_what_was_done_is_said_in_the_past(event: tuple[str, str, str]) -> None:
    what, *both = event
    for language, words in zip(("cs", "sr"), both):
        assert _in(words, said(language, f"when played|    gain 1 steel per time {what} this game"))


@pytest.mark.parametrize("owner", OWNERS, ids=[tile for tile, *_ in OWNERS])
def test_a_pronoun_has_the_gender_of_what_it_stands_for(owner: tuple[str, str, str]) -> None:
    tile, *both = owner
    for language, words in zip(("cs", "sr"), both):
        rule = f"when played|    place ocean|    owner of each {tile} there|        gain 1 plant"
        assert _in(words, said(language, rule).replace("Za ", "za "))


@cache
def drawn() -> tuple[str, ...]:
    sentences = Sentences(prepare_grammar(), game_vocabulary(), random.Random(12))
    return tuple(sentences.item(2).text for _ in range(ITEMS))


@pytest.mark.parametrize("language", ["cs", "sr"])
def test_no_clitic_of_a_random_rule_stands_first_or_too_late(language: str) -> None:
    read = [read_text(text) for text in drawn()]
    texts = [str(word_card(c, lexicon(language))) for cards, bad in read if not bad for c in cards]
    assert len(texts) > ITEMS // 2
    found = (re.search(f".{{0,40}}(?:{OUT_OF_PLACE[language]}).{{0,20}}", text) for text in texts)
    assert [words[0] for words in found if words] == []
