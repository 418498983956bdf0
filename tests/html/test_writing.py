"""document.write and its like in Python, where no script runs."""

import pytest

from webapi import Document, DOMException


def test_a_document_is_written() -> None:
    document = Document("https://a.test/")
    events = list[str]()
    document.onreadystatechange = lambda event: events.append(document.readyState)
    assert document.open() is document
    document.write("<!doctype html><p cl", "ass=a>b<script>x</script>")
    assert document.readyState == "loading"
    assert document.compatMode == "CSS1Compat"
    assert document.querySelector("p") is not None
    document.writeln("c")
    document.close()
    assert document.body is not None
    assert document.body.innerHTML == '<p class="a">b<script>x</script>c\n</p>'
    assert document.readyState == "complete"
    assert events == []  # open() has erased the handler


def test_a_write_to_a_document_that_is_parsed_opens_it() -> None:
    document = Document.fromHTML("<p>a", "https://a.test/")
    paragraph = document.querySelector("p")
    assert paragraph is not None
    clicks = list[object]()
    paragraph.addEventListener("click", clicks.append)
    document.write("b")
    assert paragraph.isConnected is False
    paragraph.click()
    assert clicks == []
    document.close()
    assert document.documentElement is not None
    assert document.documentElement.outerHTML == "<html><head></head><body>b</body></html>"


def test_a_page_has_declarative_shadow_roots() -> None:
    html = b"<div><template ShadowRootMode=open><p>a</template>b</div>"
    host = Document.fromHTML(html, "https://a.test/").querySelector("div")
    assert host is not None
    assert host.shadowRoot is not None
    assert host.shadowRoot.innerHTML == "<p>a</p>"
    assert host.innerHTML == "b"


def test_a_document_of_xml_is_not_written() -> None:
    document = Document()
    for write in (document.open, document.close, lambda: document.write("a"), document.writeln):
        with pytest.raises(DOMException, match="Only HTML documents") as caught:
            write()
        assert caught.value.name == "InvalidStateError"
