"""A small game of our own, played by what the kernel has for every game."""
