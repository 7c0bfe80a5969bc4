"""`python -m cardwright_tools.language_page`. In: the project's sources. Out: docs/language.md, written anew."""

from cardwright_tools.language_page.page import PAGE, language_page
from cardwright_tools.project import HOME, find_project, sources_of

if __name__ == "__main__":
    PAGE.write_text(language_page(sources_of(find_project(HOME))), encoding="utf-8")
