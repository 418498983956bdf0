"""DOMParser and innerHTML parse XML. The expected trees are those of Chromium 156."""

from __future__ import annotations

import pytest

from tests.work import assert_linear
from webapi import Document, DOMException, DOMParser, Element, XMLSerializer

STRICT = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">'
XHTML = 'xmlns="http://www.w3.org/1999/xhtml"'
ERRORS = "http://www.mozilla.org/newlayout/xml/parsererror.xml"


def parsed(text: str) -> Document:
    return DOMParser().parseFromString(text, "application/xml")


def written(text: str) -> str:
    return XMLSerializer().serializeToString(parsed(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('<?xml version="1.0" encoding="UTF-16"?><a/>', "<a/>"),
        ('<a x="&lt;&#10;&amp;"/>', '<a x="&lt;&#xA;&amp;"/>'),
        ('<a y="1\n2\t3">\r\n\r</a>', '<a y="1 2 3">\n\n</a>'),
        ('<!DOCTYPE a [<!ENTITY x "y<b/>"><!--c--><?p i?>]><a>&x;</a>', "<!DOCTYPE a><a>y<b/></a>"),
        ('<!DOCTYPE a [<!ATTLIST a b CDATA "c">]><a/>', '<!DOCTYPE a><a b="c"/>'),
        ("<!--a--><?b c?><d/><!--e--><?f?>", "<!--a--><?b c?><d/><!--e--><?f ?>"),
        ("<a>x<![CDATA[<&]]>y<![CDATA[]]></a>", "<a>x<![CDATA[<&]]>y<![CDATA[]]></a>"),
        (f"{STRICT}<p {XHTML}>&nbsp;&lt;&hearts;</p>", f"{STRICT}<p {XHTML}>\xa0&lt;♥</p>"),
        ("<a>&#x1F600;\U0001f600</a>", "<a>\U0001f600\U0001f600</a>"),
        ("<A><a/></A>", "<A><a/></A>"),
        ("\ufeff<a/>", "<a/>"),
        (" <a/>", "<a/>"),
    ],
)
def test_a_document_is_what_its_text_says(text: str, expected: str) -> None:
    assert written(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        *("", "a", "<a>", "<a><b></a>", "<a/><b/>", "<a/>x", ' <?xml version="1.0"?><a/>'),
        *("<a>\0</a>", "<a>\uffff</a>", "<a>\ud800</a>", "<a b='&#0;'/>", "<a b='&#xD800;'/>"),
        *("<a>&nbsp;</a>", "<!DOCTYPE a SYSTEM 's'><a>&u;</a>", "<a>]]></a>", "<!--a--b--><c/>"),
        *("<a x='' x=''/>", "<p:a/>", "<a p:b=''/>", "<a:b:c xmlns:a='u'/>", "<xmlns:a/>"),
        *("<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", "<a xmlns:p=''/>", "<a xmlns:xml='u'/>"),
        *("<a xmlns:xmlns='u'/>", "<a xmlns='http://www.w3.org/2000/xmlns/'/>"),
    ],
)
def test_what_is_not_well_formed_is_a_parser_error(text: str) -> None:
    document = parsed(text)
    (root,) = document.childNodes
    assert isinstance(root, Element)
    assert (root.localName, root.namespaceURI) == ("parsererror", ERRORS)
    assert root.textContent is not None
    assert root.textContent.startswith("Error on line 1 at column ")


def test_names_have_namespaces() -> None:
    root = parsed(
        '<a xmlns:p="u" p:x="1" y="2"><p:b xmlns="v"><c/><d xmlns=""/></p:b><e xml:lang="f"/></a>'
    ).documentElement
    assert root is not None
    assert [
        (each.tagName, each.namespaceURI, each.prefix) for each in root.querySelectorAll("*")
    ] == [
        ("p:b", "u", "p"),
        ("c", "v", None),
        ("d", None, None),
        ("e", None, None),
    ]
    assert [(each.name, each.namespaceURI) for each in root.attributes] == [
        ("xmlns:p", "http://www.w3.org/2000/xmlns/"),
        ("p:x", "u"),
        ("y", None),
    ]
    assert root.lastElementChild is not None
    (lang,) = root.lastElementChild.attributes
    assert lang.namespaceURI == "http://www.w3.org/XML/1998/namespace"


@pytest.mark.parametrize(
    "type_", ["text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml"]
)
def test_the_document_has_the_type(type_: str) -> None:
    document = DOMParser().parseFromString("<A/>", type_)  # type: ignore[arg-type]
    assert (document.contentType, document.compatMode) == (type_, "CSS1Compat")
    is_xhtml = type_ == "application/xhtml+xml"
    assert (document.createElement("B").namespaceURI is not None) == is_xhtml
    assert document.createElement("B").localName == "B"


def test_the_contents_of_a_template_are_apart() -> None:
    template = parsed(f"<template {XHTML}><i/></template>").documentElement
    assert template is not None
    assert (template.firstChild, template.innerHTML) == (None, f"<i {XHTML}></i>")


def test_inner_html_knows_the_namespaces_around() -> None:
    document = parsed('<r xmlns="v" xmlns:p="u"><q xmlns:p="w"><c/></q></r>')
    child = document.querySelector("c")
    assert child is not None
    child.innerHTML = "<p:x/>text<y z='1'/>"
    assert [(each.tagName, each.namespaceURI) for each in child.children] == [
        ("p:x", "w"),
        ("y", "v"),
    ]
    for text in ("</context><context>", "<a>", "&x;", "<q:x/>", "<!DOCTYPE a>", "\0"):
        with pytest.raises(DOMException, match="SyntaxError"):
            child.innerHTML = text
    assert child.innerHTML == '<p:x xmlns:p="w"/>text<y xmlns="v" z="1"/>'


@pytest.mark.parametrize("chain", [900, 2_000])
def test_entities_do_not_explode(chain: int) -> None:
    inner = "".join(f'<!ENTITY e{each} "&e{each + 1};">' for each in range(chain))
    text = written(f'<!DOCTYPE a [{inner}<!ENTITY e{chain} "x">]><a>&e0;</a>')
    assert text == "<!DOCTYPE a><a>x</a>" if chain == 900 else "1,000 entities" in text
    tenfold = "".join(f'<!ENTITY e{each} "{f"&e{each + 1};" * 10}">' for each in range(12))
    assert ERRORS in written(f'<!DOCTYPE a [{tenfold}<!ENTITY e12 "laugh">]><a>&e0;</a>')


@pytest.mark.parametrize(
    "unit", ["<a>|</a>", "<b/>", "<b c='d'/>", "x&amp;", "<!--x-->", "<p:b xmlns:p='u'>|</p:b>"]
)
def test_parsing_takes_linear_time(unit: str) -> None:
    before, _, after = unit.partition("|")

    def work(size: int) -> None:
        assert ERRORS not in written(f"<r>{before * size}{after * size}</r>")

    assert_linear(work, 8_000)
