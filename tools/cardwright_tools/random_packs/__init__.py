"""Random packs that check finds nothing wrong with, built and played. In: a seed. Out: what broke."""
