"""Whether a game can be kept at a decision. In: a game that asks something. Out: what saving, cloning or taking back has changed."""

from cardwright_runtime.kernel.session import Session
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_runtime.terraforming_mars.state_data import digest


def changed_by_keeping(game: Game, packs: tuple[str, ...] = ()) -> list[str]:
    """Saved and loaded, or cloned, it is the same and goes on alike; a decision that is taken back leaves nothing behind."""
    now = digest(game)
    loaded, clone = load(save(game), packs), game.clone()
    found = [
        f"It is another game once it is {how}."
        for how, other in (("saved and loaded", loaded), ("cloned", clone))
        if digest(other) != now
    ]
    last = len(game.option_values) - 1
    session: Session[Game] = Session(loaded)
    session.choose(last)
    clone.choose(last)
    if digest(session.game) != digest(clone):
        found.append("Saved and cloned, it goes on in two ways.")
    if digest(game) != now:
        found.append("What a clone does changes the game.")
    if session.can_undo(game.asked_player):
        session.undo(game.asked_player)
        if digest(session.game) != now:
            found.append("A decision that is taken back leaves something behind.")
    return found
