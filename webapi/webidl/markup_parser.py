"""The parser of HTML whose input comes in pieces, for modules that are written once."""

from __future__ import annotations

from webapi.html_parser.html_parser import HTMLParser, Operations


class MarkupParser:
    """A parser, and the operations of its last run: see ``webapi/html_parser/html_parser.py``."""

    def __init__(self, scripting: bool, allow_declarative_shadow_roots: bool) -> None:
        self._parser = HTMLParser(
            scripting=scripting, allow_declarative_shadow_roots=allow_declarative_shadow_roots
        )
        self.operations = Operations()
        self.has_ended = False
        """https://html.spec.whatwg.org/#stop-parsing"""

    def feed(self, text: str) -> None:
        """Insert a text into the input stream."""
        self._parser.feed(text)

    def end(self) -> None:
        """Insert the end of file."""
        self._parser.end()

    def begin_script(self) -> None:
        """Let the insertion point be just before the next input character."""
        self._parser.begin_script()

    def finish_script(self) -> None:
        """Restore the insertion point."""
        self._parser.finish_script()

    def skip_to(self, script: int) -> None:
        """Parse to the end of the script of a number. Nobody wants the operations."""
        self._parser.skip_to(script)

    def run(self) -> int:
        """Parse up to the insertion point or to the end of a script; return that one's number."""
        script = self._parser.parse()
        self.operations = self._parser.take_operations()
        self.has_ended = self._parser.has_ended
        return 0 if script is None else self._parser.number_of(script)
