"""The game as meant. In: syntax.Page and a Vocabulary. Out: rules.Card with every noun looked up, and findings."""
