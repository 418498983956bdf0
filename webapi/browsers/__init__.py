"""Chromium and Firefox: where they depart from the standards, and classes that answer as they do.

>>> from webapi.browsers import chromium, firefox
>>> chromium.URL("http://a b/").href, firefox.URL.canParse("http://a b/")
('http://a%20b/', False)
>>> [rule.__name__ for rule in chromium.URL("http://a b/").departures]
['hosts_may_have_spaces']

Theory of operation
-------------------
A browser is the standard's algorithms and a list of *rules* (`emulation`), each with a name. A rule
says where and how the browser departs. An override is a class: the browser's state machine derives
from it. It overrides states, percent-encode sets or the list of special schemes. A hook before the
parser sees the tabs and newlines that the parser removes. A hook after the host parser sees each
host. Any other rule is a function that changes the finished URL, its href, its origin or its query
object. The rules of Chromium are in `chromium`, those of Firefox in `firefox`, and those of both in
`common` and `unicode_17`. The docstring of a rule says what the browser does, links the algorithm
of the standard from which it departs, and has an example.

A browser without rules answers as the standard. So each rule can be removed to see what it
explains: a difference from the standard is explained by the rules without which it would not be
predicted.

`classes` makes a class from a list of rules. `chromium.URL` and `firefox.URL` are subclasses of
`webapi.URL`. An object keeps a URL record, not a serialization as `webapi.URL` does, because
browsers have states that their serialization does not show. It also keeps the rules that were
applied, its `departures`.

``python -m tests.comparison`` asks a browser, writes a table of its rules with an example of each,
and fails for a difference that no rule explains.

To add a rule, call `Browser.with_rules` and set the result in a subclass of `BrowserURL`.
"""
