"""How well print is read. In: the cards of a project, and how many variants. Out: Measured: what was understood, what was found, how long it took."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from cardwright.printed.comparing import AGREES, UNREAD, Comparer
from cardwright.rules.nodes import Card
from cardwright.vocabulary import Vocabulary
from cardwright.wording import Lexicon, word_card
from cardwright.wording.phrases import PhraseMissing
from cardwright_tools.printed.changed_facts import changed_facts
from cardwright_tools.printed.variants import several_at_once, variants

Texts: TypeAlias = dict[str, list[str]]

PART_OF = {"requires": "requirement", "action": "action", "effect": "effect", "score": "vp"}
KINDS = ("card", "corporation")
MOST_AT_ONCE = 4
OFTEN = 6
"""So many times each card is worded with several changes at once."""


@dataclass(slots=True)
class Measured:
    """`worded`: cards in some wording; `changed`: cards whose rule has one fact more or less than the print."""

    cards: int = 0
    worded: int = 0
    understood: int = 0
    false_alarms: int = 0
    changed: int = 0
    found: int = 0
    named: int = 0
    same_text: int = 0
    compared_in: float = 0.0
    notes: list[str] = field(default_factory=list)
    missed: Counter[str] = field(default_factory=Counter)

    @property
    def shares(self) -> dict[str, float]:
        return {
            "understood": self.understood / max(self.worded, 1),
            "false alarms": self.false_alarms / max(self.worded, 1),
            "changes found": self.found / max(self.changed, 1),
            "changes named": self.named / max(self.changed, 1),
        }


def texts_of(card: Card, lexicon: Lexicon) -> Texts:
    texts: Texts = {}
    for paragraph in word_card(card, lexicon).paragraphs:
        texts.setdefault(PART_OF.get(paragraph.part, "immediate"), []).append(str(paragraph))
    return texts


def measure(
    cards: Sequence[Card],
    vocabulary: Vocabulary,
    comparer: Comparer,
    lexicon: Lexicon,
    seed: int = 1,
) -> Measured:
    measured = Measured(cards=len(cards))
    chance = Random(seed)
    started = time.process_time()
    for card in cards:
        _judge(measured, comparer, card, texts_of(card, lexicon))
    measured.compared_in = (time.process_time() - started) * 300 / max(len(cards), 1)
    for card in cards:
        for texts in _worded_otherwise(texts_of(card, lexicon), chance):
            _judge(measured, comparer, card, texts)
        _change(measured, card, vocabulary, comparer, lexicon)
    return measured


def _judge(
    measured: Measured, comparer: Comparer, card: Card, texts: Mapping[str, list[str]]
) -> None:
    verdicts = {part.verdict for part in comparer.compare(card, texts)}
    measured.worded += 1
    measured.understood += UNREAD not in verdicts
    alarm = bool(verdicts - {AGREES, UNREAD})
    measured.false_alarms += alarm
    if UNREAD in verdicts or alarm:
        measured.notes.append(f"{card.id}: {sorted(verdicts)} {dict(texts)}")


def _worded_otherwise(texts: Texts, chance: Random) -> Iterator[Texts]:
    """Each sentence in each way, and all of them in several ways at once."""
    for part, said in texts.items():
        for at, text in enumerate(said):
            for variant in variants(text):
                yield {**texts, part: [*said[:at], variant, *said[at + 1 :]]}
    for _ in range(OFTEN):
        yield {
            part: [several_at_once(text, chance, chance.randint(1, MOST_AT_ONCE)) for text in said]
            for part, said in texts.items()
        }


def _change(
    measured: Measured, card: Card, vocabulary: Vocabulary, comparer: Comparer, lexicon: Lexicon
) -> None:
    """The print says what the changed card says, the rule is that of the card."""
    own = texts_of(card, lexicon)
    for changed in changed_facts(card, vocabulary):
        try:
            texts = texts_of(changed.card, lexicon)
        except (PhraseMissing, StopIteration):
            continue  # Nothing that a card could say.
        if texts == own:
            measured.same_text += 1
            continue
        # What is no longer said was printed there before: an empty part, not an absent one.
        compared = comparer.compare(card, {**{part: [] for part in own}, **texts})
        kinds = {one.kind for part in compared for one in part.differences}
        measured.changed += 1
        measured.named += changed.kind in kinds
        if any(part.verdict not in (AGREES, UNREAD) for part in compared):
            measured.found += 1
        else:
            measured.missed[changed.kind] += 1
            measured.notes.append(f"{card.id}: missed {changed.kind} {texts}")
