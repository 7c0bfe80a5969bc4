"""How much a set or pack wants to be told. In: findings, and the manifests below which they stand. Out: findings in the level asked for.

`proof_read` asks for all that a proof-reader looks for; `severity "slug" off` (or warning, or error) decides of one rule. What is an
error by itself stays one, and a pack answers for itself: what its game asks for holds for the sets of the game.
"""

from collections.abc import Iterable, Iterator

from cardwright.checks.allowances import ALWAYS_TOLD
from cardwright.checks.all_cards import AllCards
from cardwright.findings import Finding
from cardwright.findings.finding import Level
from cardwright.values import replace
from cardwright.vocabulary import Entry
from cardwright.vocabulary.layers import Layer

OFF = "off"
LEVELS: dict[str, Level] = {"error": "error", "warning": "warning"}
PROOF_READING = frozenset(
    (
        "block-said-twice",
        "idle-card",
        "missing-clause",
        "missing-translation",
        "number-not-in-rule",
        "unknown-term",
        "unlike-house-style",
        "unlike-its-file",
        "unused-holding",
        "worded-two-ways",
    )
)
"""Nothing is wrong with the rule; whoever is still trying something out need not be told."""


def levelled(deck: AllCards, findings: Iterable[Finding]) -> Iterator[Finding]:
    for finding in findings:
        wanted = _wanted(deck, finding)
        if wanted in LEVELS:
            yield finding if wanted == finding.level else replace(finding, level=LEVELS[wanted])


def _wanted(deck: AllCards, finding: Finding) -> str:
    if finding.is_error or finding.slug in ALWAYS_TOLD:
        return finding.level
    manifests = _manifests(deck, deck.vocabulary.layers.of(finding.primary.span.path))
    for manifest in manifests:
        said = {slug: level for slug, level, *_ in manifest.lines_of_texts("severity", 2)}
        if finding.slug in said:
            return said[finding.slug]
    asked = any(manifest.has("proof_read") for manifest in manifests)
    return OFF if finding.slug in PROOF_READING and not asked else finding.level


def _manifests(deck: AllCards, layer: Layer) -> list[Entry]:
    """Its own, and for a set that of its game."""
    levels = ("pack",) if layer.level == "pack" else ("set", "game")
    entries = (entry for level in levels for entry in deck.vocabulary.of_category(level))
    return [entry for entry in entries if entry.layer == layer or _is_game_of(entry, layer)]


def _is_game_of(entry: Entry, layer: Layer) -> bool:
    of_game = entry.noun.category == "game" and layer.level == "set"
    return of_game and layer.folder.startswith(f"{entry.layer.folder}/")
