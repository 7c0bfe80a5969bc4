"""Written by the compiler from the cards of the folder of the same name."""
