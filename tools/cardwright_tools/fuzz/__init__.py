"""Texts from strangers, to see that nothing breaks: `python -m cardwright_tools.fuzz`. In: a seed. Out: texts, and what went wrong with them."""
