"""docs/language.md, written by `python -m cardwright_tools.language_page`. In: grammar, categories, vocabularies, cards. Out: the page."""
