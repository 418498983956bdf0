"""What property tests draw: any text, and text that looks like URLs."""

from hypothesis import strategies as st

from tests.oracle.questions import ATTRIBUTES, PIECES, STARTS

any_text = st.text(st.characters(exclude_categories=()))
url_pieces = st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=6).map("".join)
url_text = st.builds(str.__add__, st.sampled_from(STARTS), url_pieces) | any_text
bases = st.none() | st.sampled_from(
    [
        "https://u:p@h:8080/a/b?q#f",
        "file:///C:/a/b",
        "foo://h/a/b",
        "foo:/a/b",
        "mailto:x@y",
        "blob:a",
    ]
)
attributes = st.sampled_from(ATTRIBUTES)
pairs = st.lists(st.tuples(any_text, any_text))
