"""The compiler: card text in; rules, diagnostics, wording and Python out. Pure: it reads no file and prints nothing."""
