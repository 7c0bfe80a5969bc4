"""Tells the stories of this folder, or of the pages named. In: Markdown pages. Out: what does not hold; exit code 1 if anything."""

import sys
from pathlib import Path

from cardwright_tools.stories.pages import stories_of
from cardwright_tools.stories.telling import told

HERE = Path(__file__).parent


def main(names: list[str]) -> int:
    pages = [Path(name) for name in names] or sorted(HERE.glob("*.md"))
    total = failed = 0
    for page in pages:
        for story in stories_of(str(page), page.read_text("utf-8")):
            total += 1
            if problems := told(story):
                failed += 1
                print(f"{story.path}:{story.line} {story.section}")
                for problem in problems:
                    print(f"    {problem}")
    print(f"{total - failed} of {total} stories hold.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
