"""Translates algorithms that are written once, in a typed and restricted Python, to JavaScript.

`docs/written-once.md` says why, and lists the rules. A translation goes through these modules:

1. `program` reads the modules and the host, and chooses JavaScript's name for each global name.
2. `types` asks mypy for the type of each expression, and for what each name refers to.
3. `variables` finds where JavaScript declares each variable of a function.
4. `expressions`, `statements` and `modules` write a document for each construct. A rule of `rules`
   refuses a construct that none of their ``case`` clauses knows.
5. `layout` breaks the documents into lines.

To allow a construct, add its ``case``, a function in ``tests/translator/samples.py`` that uses it,
and examples in ``tests/translator/test_refusals.py`` that the translator must still refuse.
"""
