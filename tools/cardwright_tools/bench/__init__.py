"""How fast it is. In: what to measure. Out: figures, beside the speed of this machine, since machines differ and are shared."""
