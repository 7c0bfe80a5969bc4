"""How players fare against an automa. In: how many games, a seed. Out: a page with each level and each corporation."""
