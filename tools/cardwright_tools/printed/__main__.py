"""`python -m cardwright_tools.printed`. In: a seed. Out: how well printed English is read, a table or numbers for programs; exit 1 below the aims."""

import json
from argparse import ArgumentParser

from cardwright.printed.comparing import comparer_of
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.printed.measuring import KINDS, Measured, measure
from cardwright_tools.understanding import understood

AIMS = {"understood": 0.98, "false alarms": 0.01, "changes found": 0.99}
MOST_SECONDS = 3.0


def main() -> int:
    parser = ArgumentParser(prog="python -m cardwright_tools.printed", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fan", action="store_true", help="the cards of packs instead")
    parser.add_argument("--json", action="store_true", help="print numbers for programs")
    parser.add_argument("--show", type=int, default=0, help="list so many that were not read right")
    options = parser.parse_args()
    project = understood()
    vocabulary = project.language.vocabulary
    layer = "pack" if options.fan else "set"
    cards = [
        card
        for card in project.cards
        if card.kind.id in KINDS and vocabulary.layers.of(card.path).level == layer
    ]
    comparer = comparer_of(vocabulary, project.cards)
    measured = measure(cards, vocabulary, comparer, lexicon_of(vocabulary), options.seed)
    print(json.dumps(_numbers(measured), indent=2) if options.json else _table(measured))
    for note in measured.notes[: options.show]:
        print(f"  {note}")
    return 0 if _is_well(measured) else 1


def _numbers(measured: Measured) -> dict[str, float]:
    return {
        "cards": measured.cards,
        "worded": measured.worded,
        "changed": measured.changed,
        **measured.shares,
        "seconds for 300 cards": round(measured.compared_in, 2),
    }


def _table(measured: Measured) -> str:
    shares = measured.shares
    return "\n".join(
        (
            f"{measured.cards} cards, in {measured.worded} wordings",
            f"  understood      {shares['understood']:8.2%}",
            f"  false alarms    {shares['false alarms']:8.2%}",
            f"{measured.changed} cards with one fact changed",
            f"  found           {shares['changes found']:8.2%}",
            f"  named right     {shares['changes named']:8.2%}",
            f"300 cards compared in {measured.compared_in:.2f} s",
        )
    )


def _is_well(measured: Measured) -> bool:
    shares = measured.shares
    return (
        shares["understood"] >= AIMS["understood"]
        and shares["false alarms"] <= AIMS["false alarms"]
        and shares["changes found"] >= AIMS["changes found"]
        and measured.compared_in <= MOST_SECONDS
    )


if __name__ == "__main__":
    raise SystemExit(main())
