"""The rules that stories should show. In: a project. Out: its rules, as the engine runs them."""

from cardwright_runtime.terraforming_mars.catalogue import THE_GAME_ITSELF, Catalogue
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.project import Project
from cardwright_tools.stories.packs import Pack, packs_in


def rules_of(project: Project, only: tuple[Pack, ...] = ()) -> list[Rule]:
    """Of a pack its own rules; of the toolchain those of the game, its sets and the packs beside them, or of these packs alone."""
    packages = tuple(pack.package for pack in packs_in(project))
    catalogue = Catalogue(packages)
    everything = (THE_GAME_ITSELF, *catalogue.set_ids())
    rules = [rule for set_id in everything for rule in catalogue.rules_of(set_id)]
    if project.is_pack or only:
        wanted = tuple(pack.package + "." for pack in only) or tuple(p + "." for p in packages)
        rules = [rule for rule in rules if type(rule).__module__.startswith(wanted)]
    return rules
