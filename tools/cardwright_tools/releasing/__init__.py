"""The work of `cardwright release`. In: the project or pack around the user, a version. Out: a folder with all that belongs to a release, or why there is none."""
