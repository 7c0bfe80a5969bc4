"""The flow's rules in the order of their numbers. In: nothing. Out: a fresh list for one table."""

from cardwright_runtime.terraforming_mars.automa.ending import AutomaGreeneries
from cardwright_runtime.terraforming_mars.automa.setup import AutomaSetup
from cardwright_runtime.terraforming_mars.automa.tracks import Advance
from cardwright_runtime.terraforming_mars.automa.turn import (
    AutomaTurn,
    ResolveBonus,
    ResolveProject,
)
from cardwright_runtime.terraforming_mars.phases.action_phase import ActionPhase
from cardwright_runtime.terraforming_mars.phases.draft import Draft
from cardwright_runtime.terraforming_mars.phases.generations import Generations
from cardwright_runtime.terraforming_mars.phases.last_greeneries import LastGreeneries
from cardwright_runtime.terraforming_mars.phases.openings import ChooseOpenings, PlayOpenings
from cardwright_runtime.terraforming_mars.phases.politics import Politics, deeds
from cardwright_runtime.terraforming_mars.phases.preparation import (
    ChooseCorporation,
    ChooseFirstCards,
    Preparation,
)
from cardwright_runtime.terraforming_mars.phases.prizes import ClaimMilestone, FundAward
from cardwright_runtime.terraforming_mars.phases.production_phase import ProductionPhase
from cardwright_runtime.terraforming_mars.phases.research import Research
from cardwright_runtime.terraforming_mars.phases.reveal import RevealCorporations
from cardwright_runtime.terraforming_mars.phases.settling import Settle
from cardwright_runtime.terraforming_mars.rule import Rule


def flow_rules() -> list[Rule]:
    return [
        Generations(),
        Preparation(),
        ChooseCorporation(),
        RevealCorporations(),
        ChooseFirstCards(),
        Research(),
        Draft(),
        ActionPhase(),
        ClaimMilestone(),
        FundAward(),
        ProductionPhase(),
        LastGreeneries(),
        ChooseOpenings(),
        PlayOpenings(),
        Politics(),
        *deeds(),
        Settle(),
        AutomaSetup(),
        AutomaTurn(),
        ResolveProject(),
        ResolveBonus(),
        Advance(),
        AutomaGreeneries(),
    ]
