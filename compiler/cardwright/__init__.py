"""The compiler: card text in; rules, findings, wording and Python out. Pure: it reads no file and prints nothing."""
