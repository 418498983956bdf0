"""The URLPattern interface.

Made by ``python -m idl`` from idl/urlpattern.webidl: change that, not this.
"""

from webapi.interfaces.url_pattern_component import to_url_pattern_component
from webapi.interfaces.url_pattern_init import to_url_pattern_init
from webapi.interfaces.url_pattern_options import to_url_pattern_options
from webapi.steps import url_pattern as steps
from webapi.webidl.classes import explain_missing_initialization, to_object_text
from webapi.webidl.collections import record_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices, union

_CONSTRUCTOR_OVERLOADS = {0: 2, 1: 2, 2: (1, Choices(string=1, undefined=2, dictionary=2)), 3: 1}
_to_input = union("URLPatternInput", Choices(string=to_usvstring, dictionary=to_url_pattern_init))
_URLPattern = Interface("webapi.interfaces.url_pattern", "URLPattern")
_to_groups = record_of(to_usvstring, to_usvstring)


class URLPattern:
    """A pattern that URLs match or do not, component by component: text, named groups (``:id``),
    wildcards (``*``), regular expressions (``(…)``), and groups that may be missing or repeated
    (``{…}?``, ``*``, ``+``).

    ``interface URLPattern``

    https://urlpattern.spec.whatwg.org/#urlpattern-class

    >>> pattern = URLPattern("https://*.example/books/:id(\\\\d+)")
    >>> pattern.test("https://shop.example/books/42")
    True
    >>> pattern.exec("https://shop.example/books/42").pathname.groups
    {'id': '42'}
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "URLPattern"
    _webapi_is_interface = True

    def __init__(self, /, *arguments, **named):
        """Make a pattern of a string, which may be relative to ``baseURL``, or of a mapping with a
        pattern string for each component. A component that is missing is ``*``. ``options`` may
        have ``ignoreCase``. Raises ``TypeError``, which names the component and shows the place, if
        one of them is not a pattern.

        ``constructor(URLPatternInput input, USVString baseURL, optional URLPatternOptions options =
        {})``

        ``constructor(optional URLPatternInput input = {}, optional URLPatternOptions options =
        {})``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-urlpattern

        >>> URLPattern("/:id", "https://example.org").pathname
        '/:id'
        >>> URLPattern({"hostname": "example.org"}).protocol
        '*'
        """
        if named:
            overloads = (URLPattern._constructor_1, URLPattern._constructor_2)
            arguments = by_position(
                overloads,
                (self, *arguments),
                named,
                "Failed to construct 'URLPattern'",
                "URLPattern",
                {
                    "URLPattern(": (
                        "baseURL",
                        "hash",
                        "hostname",
                        "password",
                        "pathname",
                        "port",
                        "protocol",
                        "search",
                        "username",
                    ),
                    "URLPattern(input, ": ("ignoreCase",),
                    "URLPattern(input, baseURL, ": ("ignoreCase",),
                },
            )[1:]
        match resolve(arguments, _CONSTRUCTOR_OVERLOADS, "Failed to construct 'URLPattern'"):
            case 1:
                return URLPattern._constructor_1(self, *arguments)
            case 2:
                return URLPattern._constructor_2(self, *arguments)

    def _constructor_1(self, input, baseURL, options=None):
        steps.constructor(
            self,
            _to_input(input, "Failed to construct 'URLPattern': parameter 1"),
            to_usvstring(baseURL),
            to_url_pattern_options(options, "Failed to construct 'URLPattern': parameter 3"),
        )

    def _constructor_2(self, input=None, options=None):
        steps.constructor_2(
            self,
            _to_input(input, "Failed to construct 'URLPattern': parameter 1"),
            to_url_pattern_options(options, "Failed to construct 'URLPattern': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call URLPattern: what ``new URLPattern(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "URLPattern")

    @steps.test_fast_path
    def test(self, input=None, baseURL=None):
        """Whether a URL, or a mapping with components, matches. A URL that does not parse does not
        match. Raises `RangeError` if a regular expression of the pattern takes too many steps.

        ``boolean test(optional URLPatternInput input = {}, optional USVString baseURL)``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-test

        >>> URLPattern({"pathname": "/:id"}).test("https://example.org/a/b")
        False
        """
        if not isinstance(self, URLPattern):
            raise illegal_invocation()
        return steps.test(
            self,
            _to_input(input, "Failed to execute 'test' on 'URLPattern': parameter 1"),
            None if baseURL is None else to_usvstring(baseURL),
        )

    @steps.exec_fast_path
    def exec(self, input=None, baseURL=None):
        """The match as a dict, whose items are attributes too: each component has its ``input`` and
        its ``groups``. ``None`` if the URL does not match. A group that took no part is ``None``.
        Raises the errors of ``test``.

        ``URLPatternResult? exec(optional URLPatternInput input = {}, optional USVString baseURL)``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-exec

        >>> result = URLPattern({"pathname": "/:kind/:id?"}).exec("https://example.org/books")
        >>> result.pathname
        {'groups': {'kind': 'books', 'id': None}, 'input': '/books'}
        """
        if not isinstance(self, URLPattern):
            raise illegal_invocation()
        return steps.exec(
            self,
            _to_input(input, "Failed to execute 'exec' on 'URLPattern': parameter 1"),
            None if baseURL is None else to_usvstring(baseURL),
        )

    protocol = property(
        steps.protocol_getter,
        doc="""The normalized pattern string of the protocol, without its colon.

        ``readonly attribute USVString protocol``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-protocol
        """,
    )

    username = property(
        steps.username_getter,
        doc="""The normalized pattern string of the user name.

        ``readonly attribute USVString username``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-username
        """,
    )

    password = property(
        steps.password_getter,
        doc="""The normalized pattern string of the password.

        ``readonly attribute USVString password``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-password
        """,
    )

    hostname = property(
        steps.hostname_getter,
        doc="""The normalized pattern string of the host name.

        ``readonly attribute USVString hostname``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hostname
        """,
    )

    port = property(
        steps.port_getter,
        doc="""The normalized pattern string of the port; empty for a default port.

        ``readonly attribute USVString port``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-port
        """,
    )

    pathname = property(
        steps.pathname_getter,
        doc="""The normalized pattern string of the path.

        ``readonly attribute USVString pathname``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-pathname
        """,
    )

    search = property(
        steps.search_getter,
        doc="""The normalized pattern string of the query, without its question mark.

        ``readonly attribute USVString search``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-search
        """,
    )

    hash = property(
        steps.hash_getter,
        doc="""The normalized pattern string of the fragment, without its number sign.

        ``readonly attribute USVString hash``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hash
        """,
    )

    hasRegExpGroups = property(
        steps.hasRegExpGroups_getter,
        doc="""Whether a component has a regular expression.

        ``readonly attribute boolean hasRegExpGroups``

        https://urlpattern.spec.whatwg.org/#dom-urlpattern-hasregexpgroups

        >>> URLPattern({"pathname": "/:id"}).hasRegExpGroups
        False
        """,
    )

    @staticmethod
    def compareComponent(component, left, right):
        """Compare a component of two patterns: 1 if the left one is more restrictive, -1 if it is
        less so, 0 if they are equal. Tentative: web-platform-tests have it, and the standard does
        not yet.

        ``static short compareComponent(URLPatternComponent component, URLPattern left, URLPattern
        right)``

        https://github.com/whatwg/urlpattern/issues/61

        >>> text, group = URLPattern({"pathname": "/a"}), URLPattern({"pathname": "/:id"})
        >>> URLPattern.compareComponent("pathname", text, group)
        1
        """
        return steps.compareComponent(
            to_url_pattern_component(
                component, "Failed to execute 'compareComponent' on 'URLPattern': parameter 1"
            ),
            _URLPattern.convert(
                left, "Failed to execute 'compareComponent' on 'URLPattern': parameter 2"
            ),
            _URLPattern.convert(
                right, "Failed to execute 'compareComponent' on 'URLPattern': parameter 3"
            ),
        )

    def generate(self, component, groups):
        """The text of a component, with ``groups`` filled in. Raises ``TypeError`` if one is
        missing or does not fit, and if the component has a modifier, a wildcard ``*`` or a regular
        expression. Tentative, as ``compareComponent`` is.

        ``USVString generate(URLPatternComponent component, record<USVString, USVString> groups)``

        https://github.com/whatwg/urlpattern/issues/73

        >>> URLPattern({"pathname": "/books/:id"}).generate("pathname", {"id": "é"})
        '/books/%C3%A9'
        """
        if not isinstance(self, URLPattern):
            raise illegal_invocation()
        return steps.generate(
            self,
            to_url_pattern_component(
                component, "Failed to execute 'generate' on 'URLPattern': parameter 1"
            ),
            _to_groups(groups, "Failed to execute 'generate' on 'URLPattern': parameter 2"),
        )

    __str__ = to_object_text
    __repr__ = steps.inspect
