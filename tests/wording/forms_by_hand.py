"""The forms that a grammar asks for, written by hand from the glossary and from grammar books. In: a number, a case. Out: noun and adjectives as they stand behind the number.

Nothing here comes from a lexicon or a phrase table: tests compare these words with theirs.
"""

from cardwright.values import dataclass

CASES = {
    "cs": ("nom", "gen", "dat", "acc", "loc", "ins"),
    "sr": ("nom", "gen", "dat", "acc", "ins"),
}


@dataclass(frozen=True, slots=True)
class NounByHand:
    gender: str
    one: str
    several: str
    few: str = ""
    """Behind 2 to 4, where that is none of the others."""


NOUNS = {
    "cs": {
        "card": NounByHand(
            "f", "karta karty kartě kartu kartě kartou", "karty karet kartám karty kartách kartami"
        ),
        "tile": NounByHand(
            "f",
            "destička destičky destičce destičku destičce destičkou",
            "destičky destiček destičkám destičky destičkách destičkami",
        ),
        "tag": NounByHand(
            "m",
            "symbol symbolu symbolu symbol symbolu symbolem",
            "symboly symbolů symbolům symboly symbolech symboly",
        ),
        "step": NounByHand(
            "m",
            "stupeň stupně stupni stupeň stupni stupněm",
            "stupně stupňů stupňům stupně stupních stupni",
        ),
        "resource": NounByHand(
            "m",
            "zdroj zdroje zdroji zdroj zdroji zdrojem",
            "zdroje zdrojů zdrojům zdroje zdrojích zdroji",
        ),
        "area": NounByHand(
            "n", "pole pole poli pole poli polem", "pole polí polím pole polích poli"
        ),
        "generation": NounByHand(
            "f",
            "generace generace generaci generaci generaci generací",
            "generace generací generacím generace generacích generacemi",
        ),
        "delegate": NounByHand(
            "ma",
            "delegát delegáta delegátovi delegáta delegátovi delegátem",
            "delegáti delegátů delegátům delegáty delegátech delegáty",
        ),
        "opponent": NounByHand(
            "ma",
            "soupeř soupeře soupeři soupeře soupeři soupeřem",
            "soupeři soupeřů soupeřům soupeře soupeřích soupeři",
        ),
    },
    "sr": {
        "card": NounByHand(
            "f", "karta karte karti kartu kartom", "karte karata kartama karte kartama"
        ),
        "tile": NounByHand(
            "f",
            "pločica pločice pločici pločicu pločicom",
            "pločice pločica pločicama pločice pločicama",
        ),
        "tag": NounByHand(
            "f", "oznaka oznake oznaci oznaku oznakom", "oznake oznaka oznakama oznake oznakama"
        ),
        "step": NounByHand(
            "m",
            "stepen stepena stepenu stepen stepenom",
            "stepeni stepeni stepenima stepene stepenima",
            "stepena",
        ),
        "resource": NounByHand(
            "m",
            "resurs resursa resursu resurs resursom",
            "resursi resursa resursima resurse resursima",
            "resursa",
        ),
        "area": NounByHand(
            "n", "polje polja polju polje poljem", "polja polja poljima polja poljima", "polja"
        ),
        "generation": NounByHand(
            "f",
            "generacija generacije generaciji generaciju generacijom",
            "generacije generacija generacijama generacije generacijama",
        ),
        "delegate": NounByHand(
            "ma",
            "delegat delegata delegatu delegata delegatom",
            "delegati delegata delegatima delegate delegatima",
            "delegata",
        ),
        "opponent": NounByHand(
            "ma",
            "protivnik protivnika protivniku protivnika protivnikom",
            "protivnici protivnika protivnicima protivnike protivnicima",
            "protivnika",
        ),
        "plant": NounByHand(
            "f", "biljka biljke biljci biljku biljkom", "biljke biljaka biljkama biljke biljkama"
        ),
        "animal": NounByHand(
            "f",
            "životinja životinje životinji životinju životinjom",
            "životinje životinja životinjama životinje životinjama",
        ),
        "microbe": NounByHand(
            "m",
            "mikrob mikroba mikrobu mikrob mikrobom",
            "mikrobi mikroba mikrobima mikrobe mikrobima",
            "mikroba",
        ),
    },
}

# By gender, the accusative before one; the accusative of several by gender; the genitive of several; in Serbian, behind 2 to 4.
ADJECTIVES = {
    "cs": {
        "every": (
            {"m": "každý", "ma": "každého", "f": "každou", "n": "každé"},
            {"m": "každé", "ma": "každé", "f": "každé", "n": "každá"},
            "každých",
        ),
        "own": (
            {"m": "svůj", "ma": "svého", "f": "svou", "n": "své"},
            {"m": "své", "ma": "své", "f": "své", "n": "svá"},
            "svých",
        ),
        "your": (
            {"m": "váš", "ma": "vašeho", "f": "vaši", "n": "vaše"},
            {"m": "vaše", "ma": "vaše", "f": "vaše", "n": "vaše"},
            "vašich",
        ),
        "played": ({"f": "zahranou"}, {"f": "zahrané"}, "zahraných"),
        "different": ({"m": "různý"}, {"m": "různé"}, "různých"),
        "free": ({"n": "volné"}, {"n": "volná"}, "volných"),
    },
    "sr": {
        "every": (
            {"m": "svaki", "ma": "svakog", "f": "svaku", "n": "svako"},
            {"m": "svaka", "ma": "svaka", "f": "svake", "n": "svaka"},
            "svakih",
        ),
        "own": (
            {"m": "svoj", "ma": "svog", "f": "svoju", "n": "svoje"},
            {"m": "svoja", "ma": "svoja", "f": "svoje", "n": "svoja"},
            "svojih",
        ),
        "your": (
            {"m": "vaš", "ma": "vašeg", "f": "vašu", "n": "vaše"},
            {"m": "vaša", "ma": "vaša", "f": "vaše", "n": "vaša"},
            "vaših",
        ),
        "played": ({"f": "odigranu"}, {"f": "odigrane"}, "odigranih"),
        "different": (
            {"m": "različiti", "f": "različitu"},
            {"m": "različita", "f": "različite"},
            "različitih",
        ),
        "free": ({"n": "slobodno"}, {"n": "slobodna"}, "slobodnih"),
    },
}


def size(language: str, number: int) -> str:
    """`one`, `few` or `many`: 21 is one in Serbian and many in Czech, 12 is many in both."""
    if language == "cs":
        return "one" if number == 1 else "few" if number in (2, 3, 4) else "many"
    if number % 100 in (11, 12, 13, 14):
        return "many"
    return {1: "one", 2: "few", 3: "few", 4: "few"}.get(number % 10, "many")


def counted(language: str, name: str, number: int, case: str) -> str:
    """The noun behind a number. Of five and more stands the genitive; a Czech preposition keeps its own case there."""
    noun = NOUNS[language][name]
    in_case = CASES[language].index(case)
    how_many = size(language, number)
    if how_many == "one":
        return noun.one.split()[in_case]
    keeps_case = language == "cs" and case not in ("nom", "acc")
    if how_many == "many":
        return noun.several.split()[in_case if keeps_case else CASES[language].index("gen")]
    if language == "cs":
        return noun.several.split()[in_case]
    return noun.few or noun.several.split()[0]


def agreeing(language: str, adjective: str, name: str, number: int) -> str:
    """An adjective before the noun, both objects: `každou`, `každé`, `každých`."""
    one, few, many = ADJECTIVES[language][adjective]
    gender = NOUNS[language][name].gender
    return {"one": one.get(gender, ""), "few": few.get(gender, ""), "many": many}[
        size(language, number)
    ]
