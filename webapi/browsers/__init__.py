"""Chromium and Firefox: where they depart from the standards, and classes that do as they do.

>>> from webapi.browsers import chromium, firefox
>>> chromium.URL("http://a b/").href, firefox.URL.canParse("http://a b/")
('http://a%20b/', False)
>>> [rule.__name__ for rule in chromium.URL("http://a b/").departures]
['hosts_may_have_spaces']

Theory of operation
-------------------
A browser is the standard's algorithms and a list of *rules* (`emulation`). A rule is a small pure
function with a name, and returns what it was given where it has nothing to say. It stands where the
browser departs: before the parser, which then answers another question (a rewriting); at the host
parser; after the parser or a setter, on the URL record; or at the href, the origin or the query
object. The rules of Chromium are in `chromium`, those of Firefox in `firefox`, what both share in
`common` and `unicode_17`. The docstring of a rule says what the browser does, links the algorithm
of the standard that says otherwise, and has an example.

Without rules a browser is the standard. So each rule can be removed and tried: a difference between
a browser and the standard is explained by the rules without which it would not be foretold.

`classes` makes a rule list into a class. `chromium.URL` and `firefox.URL` are subclasses of
`webapi.URL`. An object keeps a URL record, not a serialization as `webapi.URL` does, because
browsers have states that their serialization does not show. It also keeps which rules took part,
its `departures`.

``python -m tests.comparison`` asks a browser, writes a table of its rules with an example each, and
fails for a difference that is not explained. What is known to be open has a name, too: a predicate
in `Browser.unforeseen`.

A rule of your own goes into `Browser.with_rules`, and the result into a subclass of `BrowserURL`.
"""
