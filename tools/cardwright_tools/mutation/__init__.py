"""What the tests do not notice. In: the sources of the runtime. Out: changes of one operator, constant or branch, killed or survived."""
