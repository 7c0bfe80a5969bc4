"""The rules of each set, as pairs of module and class, in the order of their sources."""

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "loose_papers": (
        ("cardwright_cards.fan.loose_papers.borrowed_workshop", "BorrowedWorkshop"),
        ("cardwright_cards.fan.loose_papers.lost_mail", "LostMail"),
        ("cardwright_cards.fan.loose_papers.newsroom_levy", "NewsroomLevy"),
        ("cardwright_cards.fan.loose_papers.paper_trail", "PaperTrail"),
        ("cardwright_cards.fan.loose_papers.reprint_rights", "ReprintRights"),
        ("cardwright_cards.fan.loose_papers.scrap_dealer", "ScrapDealer"),
        ("cardwright_cards.fan.loose_papers.shared_laboratory", "SharedLaboratory"),
    )
}
NEEDS: Final[dict[str, tuple[str, ...]]] = {"loose_papers": ("base",)}
