"""The state's classes, written from the rows that describe it. In: the rows of the runtime. Out: the constructors and clones in its files."""
