"""Random games with every invariant on. In: how many, a seed. Out: what broke, with what is needed to see it again."""
