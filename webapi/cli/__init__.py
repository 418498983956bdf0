"""The command line: ``webapi``, the same as ``python -m webapi``.

`main` reads the arguments and runs one sub-command. Each sub-command is a module of this package,
listed in `webapi.cli.arguments`. It has a ``SUMMARY``, ``add_arguments(parser)`` and
``run(options)``, which returns the exit status. All modules are imported; an import that only one
needs stands in its ``run``. This module imports none of them before `program` expects interrupts.

>>> main(["resolve", "--base", "https://example.org/a/b", "../c"])
https://example.org/c
0
"""

import signal
import sys


def main(argv: list[str] | None = None) -> int:
    """Run the command line with ``argv`` (default: the process's own) and return its exit status.

    Raises:
        SystemExit: with status 2 on wrong usage, 0 after ``--help`` and ``--version``.

    >>> main(["params", "?a=1&b=2"])
    a  1
    b  2
    0
    """
    from webapi.cli import output
    from webapi.cli.arguments import parse_arguments

    try:
        output.require()
        options = parse_arguments(argv)
        status: int = options.run(options)
    except BrokenPipeError:  # the reader went away
        output.discard()
        return 1
    except OSError as error:
        output.discard()
        output.complain(output.file_error(error))
        return 2
    return status


def program() -> None:
    """Run the process's own command line and end the process.

    A signal never shows a traceback. While modules are imported, and while the interpreter ends, it
    kills the process. While a sub-command runs, it ends the process with status 128 plus the
    signal's number.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from webapi.cli import signals

    heeded = signals.heeded()
    import webapi.cli.arguments
    import webapi.cli.output  # noqa: F401

    try:
        for each in heeded:
            signal.signal(each, signals.interrupt)
        status = main()
    except KeyboardInterrupt as interrupt:
        (status,) = interrupt.args
    finally:
        for each in heeded:
            signal.signal(each, signal.SIG_DFL)
    sys.exit(status)
