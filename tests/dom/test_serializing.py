"""Serialization: values of the Web Platform Tests, of Chromium 156, and of the standards."""

import pytest

from webapi import Document, DOMException, XMLSerializer
from webapi.interfaces.element import Element

HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"
XML = "http://www.w3.org/XML/1998/namespace"
XMLNS = "http://www.w3.org/2000/xmlns/"
XLINK = "http://www.w3.org/1999/xlink"

Node = tuple[str | None, str, dict[tuple[str | None, str], str], list["Node"]]


def made(document: Document, node: Node) -> Element:
    namespace, name, attributes, children = node
    element = document.createElementNS(namespace, name)
    for (attribute_namespace, attribute), value in attributes.items():
        element.setAttributeNS(attribute_namespace, attribute, value)
    for child in children:
        element.append(made(document, child))
    return element


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        ((None, "r", {}, [(None, "c", {}, [])]), "<r><c/></r>"),
        (
            (None, "r", {}, [("urn:foo", "another", {}, [(None, "c", {}, [])])]),
            '<r><another xmlns="urn:foo"><c xmlns=""/></another></r>',
        ),
        (
            (
                *("uri1", "r", {(XMLNS, "xmlns"): "uri1"}),
                [
                    (None, "child", {(XMLNS, "xmlns"): "FAIL1"}, []),
                    ("uri2", "child2", {(XMLNS, "xmlns"): "FAIL2"}, []),
                    ("uri1", "child3", {(XMLNS, "xmlns"): "FAIL3"}, []),
                    ("uri4", "child4", {(XMLNS, "xmlns"): "uri4"}, []),
                    (None, "child5", {(XMLNS, "xmlns"): ""}, []),
                ],
            ),
            '<r xmlns="uri1"><child xmlns=""/><child2 xmlns="uri2"/><child3/>'
            '<child4 xmlns="uri4"/><child5 xmlns=""/></r>',
        ),
        (
            (None, "r", {(XMLNS, "xmlns:xx"): "uri", ("uri", "name"): "v"}, []),
            '<r xmlns:xx="uri" xx:name="v"/>',
        ),
        (
            (
                *(None, "r", {(XMLNS, "xmlns:x0"): "uri", (XMLNS, "xmlns:x2"): "uri"}),
                [(None, "b", {(XMLNS, "xmlns:x1"): "uri", ("uri", "name"): "v"}, [])],
            ),
            '<r xmlns:x0="uri" xmlns:x2="uri"><b xmlns:x1="uri" x1:name="v"/></r>',
        ),
        (
            (None, "r", {(XMLNS, "xmlns:xx"): "uri", ("uri2", "xx:name"): "v"}, []),
            '<r xmlns:xx="uri" xmlns:ns1="uri2" ns1:name="v"/>',
        ),
        (
            (None, "r", {("uri1", "p:f"): "v", (XMLNS, "xmlns:p"): "uri2"}, []),
            '<r xmlns:ns1="uri1" ns1:f="v" xmlns:p="uri2"/>',
        ),
        (
            (
                *(None, "r", {(XMLNS, "xmlns:p"): "uri1"}),
                [(None, "c", {("uri2", "p:f"): "v"}, [])],
            ),
            '<r xmlns:p="uri1"><c xmlns:ns1="uri2" ns1:f="v"/></r>',
        ),
        (
            (
                *("u1", "r", {(XMLNS, "xmlns"): "u1"}),
                [("u1", "p:child", {(XMLNS, "xmlns:p"): "u1"}, [])],
            ),
            '<r xmlns="u1"><child xmlns:p="u1"/></r>',
        ),
        (
            (
                *(None, "r", {(XMLNS, "xmlns:p1"): "u1"}),
                [(None, "child", {(XMLNS, "xmlns:p2"): "u1"}, [("u1", "child2", {}, [])])],
            ),
            '<r xmlns:p1="u1"><child xmlns:p2="u1"><p2:child2/></child></r>',
        ),
        (
            ("uri1", "p:r", {(XMLNS, "xmlns:p"): "uri2"}, []),
            '<ns1:r xmlns:ns1="uri1" xmlns:p="uri2"/>',
        ),
        (
            (None, "r", {(XMLNS, "xmlns:p"): "uri2"}, [("uri1", "p:child", {}, [])]),
            '<r xmlns:p="uri2"><p:child xmlns:p="uri1"/></r>',
        ),
        (
            (None, "r", {(XMLNS, "xmlns:x"): "u"}, [("u", "t", {(XMLNS, "xmlns"): "u"}, [])]),
            '<r xmlns:x="u"><x:t xmlns="u"/></r>',
        ),
        (
            (
                *(None, "r", {}),
                [
                    (None, "c1", {("uri1", "a1"): "v", ("uri2", "a2"): "v"}, []),
                    (None, "c2", {("uri3", "a3"): "v"}, []),
                ],
            ),
            '<r><c1 xmlns:ns1="uri1" ns1:a1="v" xmlns:ns2="uri2" ns2:a2="v"/>'
            '<c2 xmlns:ns3="uri3" ns3:a3="v"/></r>',
        ),
        (
            (None, "r", {(XLINK, "xl:type"): "v"}, []),
            '<r xmlns:xl="http://www.w3.org/1999/xlink" xl:type="v"/>',
        ),
        ((XML, "xml:a", {(XML, "xml:lang"): "v"}, []), '<xml:a xml:lang="v"/>'),
        (
            (HTML, "div", {(None, "a"): '&<>"\t\n\r'}, [(HTML, "br", {}, []), (HTML, "p", {}, [])]),
            f'<div xmlns="{HTML}" a="&amp;&lt;&gt;&quot;&#9;&#xA;&#xD;"><br /><p></p></div>',
        ),
    ],
)
def test_xml_declares_the_namespaces_that_it_needs(node: Node, expected: str) -> None:
    assert XMLSerializer().serializeToString(made(Document(), node)) == expected


def test_xml_of_all_kinds_of_nodes() -> None:
    document = Document()
    document.append(document.implementation.createDocumentType("r", "p", "s"))
    document.append(document.createProcessingInstruction("a", "b"))
    root = document.createElement("r")
    document.append(root)
    root.append(document.createComment("c"), "<&>\xa0", document.createCDATASection("<d>"))
    serialized = XMLSerializer().serializeToString(document)
    assert serialized == (
        '<!DOCTYPE r PUBLIC "p" "s"><?a b?><r><!--c-->&lt;&amp;&gt;\xa0<![CDATA[<d>]]></r>'
    )
    assert root.innerHTML == "<!--c-->&lt;&amp;&gt;\xa0<![CDATA[<d>]]>"
    fragment = document.createDocumentFragment()
    fragment.append(document.createElement("a"), document.createElement("b"))
    assert XMLSerializer().serializeToString(fragment) == "<a/><b/>"


def test_inner_html_of_xml_is_well_formed_or_an_error() -> None:
    document = Document()
    root = document.createElement("r")
    root.append(document.createComment("--"))
    assert XMLSerializer().serializeToString(root) == "<r><!------></r>"
    with pytest.raises(DOMException) as caught:
        assert root.innerHTML
    assert caught.value.name == "InvalidStateError"


def html(node: Node) -> str:
    return made(Document("https://example.org/"), node).outerHTML


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (
            (HTML, "span", {(None, "a"): '&<>"\xa0\n'}, []),
            '<span a="&amp;&lt;&gt;&quot;&nbsp;\n"></span>',
        ),
        ((HTML, "img", {(None, "src"): "x"}, [(HTML, "b", {}, [])]), '<img src="x">'),
        ((SVG, "br", {}, []), "<br></br>"),
        (("u", "p:a", {}, []), "<p:a></p:a>"),
        ((SVG, "p:svg", {}, []), "<svg></svg>"),
        (
            (HTML, "a", {(XML, "xml:lang"): "b", (XML, "x:id"): "c"}, []),
            '<a xml:lang="b" xml:id="c"></a>',
        ),
        (
            (HTML, "a", {(XMLNS, "xmlns"): "u", (XMLNS, "xmlns:b"): "v"}, []),
            '<a xmlns="u" xmlns:b="v"></a>',
        ),
        (
            (HTML, "a", {(XLINK, "xl:href"): "u", ("u", "p:b"): "v"}, []),
            '<a xlink:href="u" p:b="v"></a>',
        ),
        ((HTML, "keygen", {}, []), "<keygen>"),
    ],
)
def test_html_has_the_names_of_the_standard(node: Node, expected: str) -> None:
    assert html(node) == expected


def test_text_is_escaped_where_html_parses_it() -> None:
    document = Document("https://example.org/")
    for name, expected in [
        ("p", "&amp;&lt;&gt;\"'&nbsp;"),
        ("script", "&<>\"'\xa0"),
        ("style", "&<>\"'\xa0"),
        ("textarea", "&amp;&lt;&gt;\"'&nbsp;"),
        ("noscript", "&amp;&lt;&gt;\"'&nbsp;"),
    ]:
        element = document.createElement(name)
        element.append("&<>\"'\xa0")
        assert element.innerHTML == expected


@pytest.mark.heavy("A tree so deep takes two seconds.")
def test_a_deep_tree_is_serialized_without_recursion() -> None:
    document = Document("https://example.org/")
    root = inner = document.createElement("b")
    for _ in range(100_000):
        child = document.createElement("b")
        inner.append(child)
        inner = child
    assert root.outerHTML == "<b>" * 100_001 + "</b>" * 100_001
    assert len(XMLSerializer().serializeToString(root)) == 700_007 + len(f' xmlns="{HTML}"')
