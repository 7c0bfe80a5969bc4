"""Cards become Python files. In: a project. Out: what was written; unchanged cards are left alone."""
