"""Tells the stories of this folder, or of the pages named. In: Markdown pages. Out: what does not hold; exit code 1 if anything."""

import sys
from pathlib import Path

from cardwright_tools.stories.report import as_text, pages_in, told_pages


def main(names: list[str]) -> int:
    all_told = told_pages(pages_in([Path(name) for name in names] or [Path(__file__).parent]))
    print(as_text(all_told))
    return 1 if any(one.problems for one in all_told) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
