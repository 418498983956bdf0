"""The tree and what happens in it: nodes, events, selectors, HTML's elements, styles and input.

https://dom.spec.whatwg.org/ and the standards that build on it, written once for Python and for
JavaScript engines.
"""
