"""The first game on the kernel. In: compiled rules and choices. Out: the game at its next decision."""
