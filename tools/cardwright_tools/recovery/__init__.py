"""How well mistakes are found: `python -m cardwright_tools.recovery`. In: cards, a seed. Out: how near the first message was, how many came."""
