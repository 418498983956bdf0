"""End a script in QuickJS that does not end by itself: it runs in a process that the host kills.

$ pip install 'webapi-dom[quickjs]'
$ python examples/time_limit_in_quickjs.py
"""

import subprocess
import sys

PROGRAM = """
import sys, quickjs
from webapi.runtimes.adapters.quickjs import install
context = quickjs.Context()
install(context)
print(context.eval(sys.stdin.read()))
"""


def run(script: str, seconds: float) -> str:
    """The value of a script, as text. Raises `TimeoutError` after so many seconds."""
    command = [sys.executable, "-P", "-c", PROGRAM]
    try:
        done = subprocess.run(
            command, input=script, timeout=seconds, check=True, capture_output=True, text=True
        )
    except subprocess.TimeoutExpired:  # subprocess.run has killed the process
        raise TimeoutError(f"the script took more than {seconds} s") from None
    return done.stdout.rstrip("\n")


if __name__ == "__main__":
    print(run("new URL('../b?c=1', 'https://example.org/a/').href", 60))
    try:
        run("for (;;);", 2)
    except TimeoutError as error:
        print(error)
