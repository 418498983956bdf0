"""The standards' Web IDL and the compiler that makes `webapi.interfaces` of it.

``python -m idl`` writes the modules; ``python -m idl --check`` says whether they are up to date.
"""
