"""What kind of game a story is about. In: the phrases of its given. Out: a table, and a game with nothing done yet."""

from dataclasses import dataclass, replace

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.catalogue import Catalogue
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    GENERATIONS,
    PHASE_ACTION,
)
from cardwright_runtime.terraforming_mars.setup import begin, deal, table_for
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.project import find_project
from cardwright_tools.near import unknown
from cardwright_tools.table.automa import sets_against
from cardwright_tools.stories.packs import Pack, packs_known
from cardwright_tools.stories.story import Phrase, Story, StoryMistake

SEED = 1
SETS = ("base", "corporate_era")
# `GENERATIONS` goes on with the production phase once the action phase is over.
AFTER_ACTIONS = 2


@dataclass(frozen=True, slots=True)
class Setting:
    players: int = 2
    sets: tuple[str, ...] = SETS
    board: str = "tharsis"
    draft: bool = False
    goal_63: bool = False
    packs: tuple[str, ...] = ()
    new: bool = False
    # The levels of an automa in the second seat.
    automa: str = ""


def setting_of(story: Story) -> tuple[Setting, list[Phrase]]:
    """The kind of game, and the phrases that speak of its state."""
    setting, rest = Setting(), []
    if story.pack is not None:
        setting = with_pack(setting, story.pack)
    for phrase in story.given:
        changed = changed_by(setting, phrase.words)
        if changed is None:
            rest.append(phrase)
        else:
            setting = changed
    return setting, rest


def changed_by(setting: Setting, words: str) -> Setting | None:
    match words.split():
        case [number, "players"] if number.isdigit():
            return replace(setting, players=int(number))
        case ["solo"]:
            return replace(setting, players=1)
        case ["standard", "game"]:
            return replace(setting, sets=("base",))
        case ["on", board]:
            return replace(setting, board=board)
        case ["draft"]:
            return replace(setting, draft=True)
        case ["rating", "63", "is", "the", "goal"]:
            return replace(setting, goal_63=True)
        case ["with", "set", name]:
            return replace(setting, sets=(*setting.sets, name))
        case ["with", "pack", name]:
            return with_pack(setting, pack_named(name))
        case ["against", *levels, "marsbot"]:
            return replace(setting, automa=" ".join(levels) or "normal")
        case ["new", "game"]:
            return replace(setting, new=True)
    return None


def with_pack(setting: Setting, pack: Pack) -> Setting:
    return replace(setting, sets=(*setting.sets, pack.id), packs=(*setting.packs, pack.package))


def sets_in_play(setting: Setting) -> tuple[str, ...]:
    """With the sets that its packs need, and that these need; a pack that another one needs, its story names."""
    if not setting.packs:
        return setting.sets
    catalogue = Catalogue(setting.packs)
    needed = (other for one in setting.sets for other in catalogue.needed_by(one))
    return (
        *setting.sets,
        *dict.fromkeys(o for o in needed if o in catalogue.sets and o not in setting.sets),
    )


def pack_named(name: str) -> Pack:
    known = {pack.id: pack for pack in packs_known(find_project())}
    if name not in known:
        raise StoryMistake(unknown("pack", name, known))
    return known[name]


def table_of(setting: Setting) -> Table:
    """The rules of this kind of game, shared by all its stories."""
    try:
        sets = sets_in_play(setting)
        return table_for(
            setting.players,
            sets_against(sets, setting.board) if setting.automa else sets,
            setting.board,
            setting.draft,
            None,
            setting.goal_63,
            setting.packs,
            automa=bool(setting.automa),
        )
    except (GameError, ImportError) as problem:
        raise StoryMistake(str(problem)) from problem


def start_turns(game: Game) -> None:
    """To your first move of the first generation, without the preparation."""
    game.push(GENERATIONS, 0, 0, -1).step = AFTER_ACTIONS
    game.push(ACTION_PHASE, 0, 0, GENERATIONS)
    game.phase = PHASE_ACTION
    # The turn begins only once the state is set, so that its moves fit the state.
    game.active_player = 0


def start_new(game: Game) -> None:
    """To the choice of a corporation. Whoever was offered nothing by the story is dealt as usual."""
    offered = [player.offered for player in game.players]
    deal(game)
    for player, cards in zip(game.players, offered):
        player.offered = cards or player.offered
    begin(game)
