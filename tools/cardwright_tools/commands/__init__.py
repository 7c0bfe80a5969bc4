"""The command line, a file for each command. In: words a person typed. Out: text on the terminal and an exit code."""
