"""What generated rules of this game hand over. In: nothing. Out: the types of parameters; each says what of a rule it takes."""

from typing import TypeAlias

Amount: TypeAlias = int
"""Takes: amount"""
Number: TypeAlias = int
"""Takes: number"""
Resource: TypeAlias = int
"""Takes: nouns resource"""
Gauge: TypeAlias = int
"""Takes: gauges resource counter"""
Tag: TypeAlias = int
"""Takes: nouns tag"""
Owner: TypeAlias = int
"""Takes: words yours=YOURS everyone=EVERYONE opponents=OPPONENTS"""
Who: TypeAlias = int
"""Takes: words you=YOURS anyone=EVERYONE opponent=OPPONENTS"""
