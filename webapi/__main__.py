"""``python -m webapi``: the command line, `webapi.cli`."""

from webapi.cli import program

if __name__ == "__main__":
    program()
