"""Random rules drawn from the grammar itself. In: a grammar, a vocabulary, a source of chance. Out: texts of cards and packs."""
