"""The page as written. In: SourceFile. Out: syntax.Page (items, lines, words, comments) and diagnostics."""
