"""`python -m cardwright_tools.language_page`. In: the project's sources. Out: docs/language.md, docs/wording.md and docs/phrase-book.md, written anew."""

from cardwright_tools.language_page import page, phrase_book, wording_page
from cardwright_tools.project import HOME, find_project, sources_of

if __name__ == "__main__":
    sources = sources_of(find_project(HOME))
    page.PAGE.write_text(page.language_page(sources), encoding="utf-8")
    wording_page.PAGE.write_text(wording_page.wording_page(sources), encoding="utf-8")
    phrase_book.PAGE.write_text(phrase_book.phrase_book(sources), encoding="utf-8")
