"""What a rule means: the clearest page of the language that a machine can read. In: rules as nodes, a position. Out: a position.

Nothing here is fast and nothing is shared with the compiler's plan or with the engine: this page says what they must do.
"""
