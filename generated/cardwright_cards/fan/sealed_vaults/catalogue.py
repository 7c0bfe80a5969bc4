"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "sealed_vaults": (
        ("cardwright_cards.fan.sealed_vaults.case_files", "CaseFiles"),
        ("cardwright_cards.fan.sealed_vaults.compost_heap", "CompostHeap"),
        ("cardwright_cards.fan.sealed_vaults.core_library", "CoreLibrary"),
        ("cardwright_cards.fan.sealed_vaults.evidence_room", "EvidenceRoom"),
        ("cardwright_cards.fan.sealed_vaults.herbarium", "Herbarium"),
        ("cardwright_cards.fan.sealed_vaults.sealed_vault", "SealedVault"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"sealed_vaults": ("base",)}
