"""The parser of the HTML Standard, in Python: https://html.spec.whatwg.org/#parsing

``tokenizer.py`` has the tokenization stage, with the states under their names.
``tree_construction.py`` has the tree construction stage. The insertion modes stand in
``insertion_modes/``, each in the module that bears the name of its section. The tree is one of
light nodes. This package imports nothing else of ``webapi``.
"""
