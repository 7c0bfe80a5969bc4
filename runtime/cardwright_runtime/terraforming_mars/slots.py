"""What generated rules hand over, as kinds of number. In: nothing. Out: the types of parameters; each says what of a rule it takes.

The first line below a type is read by `cardwright contract`: `Takes:` what may stand there, `else` what is told where nothing does.
"""

from typing import TypeAlias

# How much.
Amount: TypeAlias = int
"""Takes: amount"""
# What the rule reckons for any player, by its number.
Reckoning: TypeAlias = int
"""Takes: count"""
# The same of an amount, for its player.
ReckonedAmount: TypeAlias = int
"""Takes: reckoned"""
Number: TypeAlias = int
"""Takes: number"""
Flag: TypeAlias = bool
"""Takes: flag"""

# So much of what there is.
Share: TypeAlias = int
"""Takes: words all=WHOLE half=HALVED"""

# Cards of a description: its number among those of the rule that says it.
Cards: TypeAlias = int
"""Takes: cards else -1"""
# Corporations are among them only where they are named.
ProjectCards: TypeAlias = int
"""Takes: cards of the deck"""

# How much less something costs.
Reduction: TypeAlias = int
"""Takes: amount else 0"""

# Nouns.
Resource: TypeAlias = int
"""Takes: nouns resource"""
# What has a value of its own cannot pay one for one as well.
OneForOne: TypeAlias = int
"""Takes: nouns resource without worth money"""
NotMoney: TypeAlias = int
"""Takes: nouns resource without money"""
Money: TypeAlias = int
"""Takes: nouns resource marked money"""
Paying: TypeAlias = tuple[int, ...]
"""Takes: several nouns resource marked worth"""
Resources: TypeAlias = tuple[int, ...]
"""Takes: several nouns resource"""
Gauge: TypeAlias = int
"""Takes: gauges resource counter"""
Token: TypeAlias = int
"""Takes: nouns token"""
TokenOrAny: TypeAlias = int
"""Takes: nouns token else -1"""
Tag: TypeAlias = int
"""Takes: nouns tag"""
TagOrAny: TypeAlias = int
"""Takes: nouns tag else -1"""
Tags: TypeAlias = tuple[int, ...]
"""Takes: several nouns tag"""
# What the plan works out and nobody says.
Numbers: TypeAlias = tuple[int, ...]
"""Takes: number"""
Quality: TypeAlias = int
"""Takes: nouns quality else -1"""
# A type whose cards have a deck of their own.
OwnDeck: TypeAlias = int
"""Takes: nouns quality marked dealt"""
Tile: TypeAlias = int
"""Takes: nouns tile"""
TileOrAny: TypeAlias = int
"""Takes: nouns tile else ANY_TILE"""
Track: TypeAlias = int
"""Takes: nouns track"""
Value: TypeAlias = int
"""Takes: nouns value"""
Project: TypeAlias = int
"""Takes: nouns project marked priced"""
# One that carries out no other rule itself: nothing can go round in a circle.
UsableProject: TypeAlias = int
"""Takes: nouns project without carries_out"""
Projects: TypeAlias = tuple[int, ...]
"""Takes: several nouns project"""
AreaKind: TypeAlias = int
"""Takes: nouns area"""
Bonus: TypeAlias = int
"""Takes: nouns resource bonus"""
Bonuses: TypeAlias = tuple[int, ...]
"""Takes: several nouns resource bonus"""
# What may lie on an area as a marker.
MarkedBonus: TypeAlias = int
"""Takes: nouns resource bonus without only_printed"""
Period: TypeAlias = int
"""Takes: nouns period"""
Trigger: TypeAlias = int
"""Takes: nouns trigger without told_by_game"""
# Numbers of several categories are the same, so that this is told by its name.
DoneTo: TypeAlias = str
"""Takes: noun by name tile token area tag resource track counter"""
# With all that it counts as, each between bars.
DoneToAll: TypeAlias = str
"""Takes: noun by all names tile token area tag resource track counter else ''"""
PaidKind: TypeAlias = int
"""Takes: listed nouns card=KIND_CARD standard_project=KIND_STANDARD_PROJECT"""

Body: TypeAlias = int
"""Takes: nouns body"""
Office: TypeAlias = int
"""Takes: nouns office"""
OfficeOfPlayers: TypeAlias = int
"""Takes: nouns office without of_a_piece"""
State: TypeAlias = int
"""Takes: nouns state"""
Pool: TypeAlias = int
"""Takes: nouns pool"""
# What a game is played with is told by its name.
Playable: TypeAlias = str
"""Takes: noun by name set pack module"""

# One of these players; each of them.
SomePlayers: TypeAlias = list[int]
"""Takes: players"""
EachPlayer: TypeAlias = list[int]
"""Takes: each player"""

# Areas, one bit each.
Areas: TypeAlias = int
"""Takes: areas"""
FreeAreas: TypeAlias = int
"""Takes: areas for a marker"""
AreasLookedAt: TypeAlias = int
"""Takes: areas looked at"""

# Whose, and by whom.
Owner: TypeAlias = int
"""Takes: words yours=YOURS everyone=EVERYONE opponents=OPPONENTS"""
WhoseTiles: TypeAlias = int
"""Takes: words yours=YOURS everyone=EVERYONE opponents=OPPONENTS else EVERYONE"""
Who: TypeAlias = int
"""Takes: words you=YOURS anyone=EVERYONE opponent=OPPONENTS"""

# What a function is told without anybody saying it.
ThisRule: TypeAlias = int
"""Takes: context rule"""
EventCard: TypeAlias = int
"""Takes: context card of the event"""
# That card, or the one that a step of the block was about since.
SpokenCard: TypeAlias = int
"""Takes: context card spoken of"""
# Who set the block off, or the one whom a step of the block was about since.
SpokenPlayer: TypeAlias = int
"""Takes: context player spoken of"""
# What the game does by itself, and what it is done to, told by its id.
Deed: TypeAlias = int
"""Takes: nouns deed"""
DeedObject: TypeAlias = str
"""Takes: noun by name bonus_card placement criterion track resource else ''"""
