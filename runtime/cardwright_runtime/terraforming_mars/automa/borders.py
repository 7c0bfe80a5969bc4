"""What a new tile means between the two sides. In: a tile about to be laid on an area. Out: answers that wait until it lies there."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import count_bits
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.events import EVENT_PERFORMS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP, TILES
from cardwright_runtime.terraforming_mars.nouns import TRIGGER_BUILD_ON_MARKER, TRIGGER_TOUCH
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later


def tell_of_borders(game: Game, frame: Frame, tile: int, area: int) -> None:
    """Each pair of neighbours of both sides by itself; and a tile of the automa on its own marker."""
    if area >= OFF_MAP or TILES[tile].unowned:
        return
    if frame.player == game.table.automa and automa_of(game).reserved >> area & 1:
        tell_later(game, Event(EVENT_PERFORMS, frame.player, thing=TRIGGER_BUILD_ON_MARKER))
    other = game.players[1 - frame.player]
    for _ in range(count_bits(game.table.board.neighbours[area] & other.tiles)):
        tell_later(game, Event(EVENT_PERFORMS, frame.player, thing=TRIGGER_TOUCH))
