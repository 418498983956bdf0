"""The standards' Web IDL and the compiler that makes `webapi.interfaces` of it.

``python -m idl`` writes the modules; ``python -m idl --check`` exits with 1 if they are out of
date.
"""
