"""What is printed: it comes at once where Python is told to hold nothing back."""

import subprocess
import sys

GUARDED = """
import sys
from cardwright_tools import terminal
terminal.guard(moving=False)
print(sys.stdout.write_through, sys.stderr.write_through)
"""


def test_output_that_is_not_held_back_stays_so() -> None:
    for words, through in (([], "False False\n"), (["-u"], "True True\n")):
        command = [sys.executable, *words, "-c", GUARDED]
        environment = {"PYTHONUTF8": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        assert done.stdout == through, done.stderr
