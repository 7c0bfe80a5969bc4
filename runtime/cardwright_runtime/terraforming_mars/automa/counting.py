"""What stands for the cards that an automa has played. In: who counts, and which cards. Out: how many."""

from cardwright_runtime.terraforming_mars.automa.decks import PILE, cards_in
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD, fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.player import Player


def played_by_automa(game: Game, counting: Player, rule: int, cards: int) -> int:
    """Its own milestones and awards count its played pile; to all others its tracks stand for its cards, and only events have one
    (automa A, your turn, 5)."""
    if counting.index == game.table.automa:
        return len(fitting(game, counting, cards_in(game, PILE), rule, cards))
    return _event_level(game) if _are_events(game, counting, rule, cards) else 0


def _event_level(game: Game) -> int:
    tag = game.table.automa_rules.event_tag
    track = game.table.automa_rules.track_of_tag(tag) if tag >= 0 else -1
    return game.track_level(track) if track >= 0 else 0


def _are_events(game: Game, counting: Player, rule: int, cards: int) -> bool:
    """All cards there are that the description fits are events."""
    if cards == ANY_CARD:
        return False
    meant = fitting(game, counting, game.table.project_cards, rule, cards)
    return all(game.table.cards[card].quality == QUALITY_EVENT for card in meant)
