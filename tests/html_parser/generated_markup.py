"""Markup for comparisons of parsers: cases that were chosen, and random ones.

Where Chromium 156 departs from the standard, there are no cases of these, or few:

- It drops NUL characters before some of the insertion modes and in fragments, and ``&#0;`` lets a
  frameset element replace the body.
- ``search`` elements are not special.
- In fragments of SVG and MathML, end tags count that the standard ignores.
- In a table in a template, a form is inserted. The end tag of a form in a template of a fragment
  closes no open elements. Text in a table in a template of some fragments is lost.
- An element of HTML that is named as one of SVG in mixed case, ``foreignobject``, is not closed by
  its end tag where an svg element is open.
- White space stands behind a noscript element of the head, if a text follows it there.
- The end tag of a second form closes the first one, which a select element has kept open.
- In a fragment of a template, ``<td>`` is ignored behind a title element.
"""

from __future__ import annotations

from random import Random
from typing import Any

from webapi.webidl import browser_parser
from webapi.webidl.parsed_markup import ParsedHTML

Case = tuple[str, bool, str]
"""A context element ("" for a document), whether it is in a form, and the markup."""

DOCUMENTS = [
    # What issue trackers, logins of old sites and attackers' pages have, which parsers get wrong.
    '“q”<table><input type="hidden" name=csrf></table>',
    "<table><tr><form><td><input name=a></td></form></tr></table>",
    "<p><i>x</p><pre>\n</pre>",
    "<p><a>x</p><track>",
    "<table><td><select><table>",
    "<?pi a?>",
    "<?a b?><!DOCTYPE html><?c d?><html><?e?><head><?g h></head><?i?><body></body><?k?></html>",
    "<p><?xml a?><?xml-stylesheet b?><?a-b c??><?a?b><?a.b?><?1?><?_ \n c?>d<?f",
    # https://html.spec.whatwg.org/#an-introduction-to-error-handling-and-strange-cases-in-the-parser
    "<p>1<b>2<i>3</b>4</i>5</p>",
    "<b>1<p>2</b>3</p>",
    "<table><b><tr><td>aaa</td></tr>bbb</table>ccc",
    "<p><b class=x><b class=x><b><b class=x><b class=x><b>X<p>X<p><b><b class=x><b>X<p></p>X",
    # the insertion modes
    " <!--a--> <!DOCTYPE html> <!--b--> <html a=1> <!--c--> <head b=2> <!--d--> </head> <!--e--> x",
    "</br>a</p>b</div>c",
    "<head><meta><link><base><title>&lt;b></title><style><b></style></head><meta><template>x",
    "<head><noscript><link><p>x</noscript>y",
    "<head></head><script><!--<script></script>--></script>x",
    "<script><!--<script></script></script>--></script>x",
    "<body a=1>x<body a=2 b=3><html c=4>",
    "x</body><!--a--></html><!--b--> <p>y",
    "<frameset><frame><noframes>x</noframes>y </frameset> <!--a--></html><!--b--> z",
    "<p hidden><frameset>",
    "<div><frameset></frameset>",
    "<input type=hidden><frameset><frame>",
    "<plaintext>a</plaintext><b>",
    "<textarea>\n\na</textarea><pre>\n\nb</pre><listing>\nc",
    "<pre>&#10;a</pre><pre><!---->\nb</pre>",
    "<ul><li>a<ul><li>b</ul><li>c<p>d<li>e<dl><dt>f<dd>g<dt>h</dl>i",
    "<li><div><li><address><p><li>",
    "<h1>a<h2>b</h3>c<h1><p>d</h2>",
    "<button>a<p>b<button>c</button>d",
    "<a>1<a>2<div><a>3</div></a>4",
    "<nobr>1<nobr>2<p><nobr>3",
    "<form>a<form>b</form>c<p></form>d<form>e",
    "<form><div></form><input>",
    "<marquee><b><p></marquee>x<object><i></object>y",
    "<ruby>a<rb>b<rt>c<rp>d<rtc>e<rt>f</ruby><rt><rb>g",
    "<image a=1>x<isindex>y<keygen>z<wbr/><br/><hr/><div/>a",
    "<xmp><b>&amp;</xmp><iframe><b></iframe><noembed><b></noembed><noframes><b></noframes>",
    "<b><i><u><s><a><code><em><font><p>1</b>2</i>3",
    "<b><div><div><div><div><div><div><div><div><div><div>x</b>y",
    "<div><b><p><i>1</b></div>2",
    "<!DOCTYPE html><p><table>x",
    "<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' 's'><p><table>x",
    "<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 3.2//EN'><p><table>x",
    "<p><table>x",
    # tables
    "<table>a<td>b<th>c<tr>d<tbody>e<thead>f<caption>g<col>h<colgroup>i<col></table>j",
    "<table> <tr> <td>a</table> <table>b <i>c<tr>d</i>e",
    "<table><caption><p>a<tr><td>b</caption></tr>c",
    "<table><tr><td><p>a</tbody><td>b</table></td>c",
    "<table><input type=HIDDEN><input><form><input></form>",
    "<table><table><td><table></table></table><style></style><script></script>a",
    "<table><colgroup> <col>a<template></template></colgroup><!--b-->",
    "<table><b>a<p>b</b>c<tr></b>d",
    "<table><tr></td></th></body></caption></html>a</thead><tfoot></table>",
    "<table><svg><desc><td>a</svg>b",
    # templates
    "<template><tr><td>a</template><template><td>b</td></template><template><col><p>c</template>",
    "<template>a<template><b></template><tr>c</template><table><template><tr></template><td>",
    "<template><html><head><body a=1><frameset>x</template></template>y",
    "<form><template><form><input></template><input>",
    "<b><template></b>x</template>y",
    # select elements
    "<select><option>a<option>b<optgroup>c<option>d<hr>e</select>f",
    "<select><p>a<div>b<input>c",
    "<select><select><option>a<textarea>b</textarea><button>c<option>d</button>e",
    "<p><select><p>a</p></p>b</select></select>c",
    "<option><b><option>a<optgroup>b</optgroup>c</option>",
    "<table><select><tr><td>a<select><td>b<select><caption>",
    "<select><button><selectedcontent></button><option>a<option selected><b>c</b><option>d",
    "<select><selectedcontent>x</selectedcontent><option disabled>a<optgroup disabled><option>b",
    "<select><b>a</select>b<svg><select></svg>c",
    # foreign content
    "<svg viewbox=1 xlink:href=a><foreignobject><p>a<svg></p>b</foreignobject><LINEARGRADIENT/>c",
    "<math definitionurl=a><mi><p>b<mglyph><malignmark/></mi><annotation-xml><svg><p>c",
    "<math><annotation-xml encoding=TEXT/html><p>a</annotation-xml><ms><svg><desc><b>b",
    "<svg><![CDATA[a<b>]]>c<![CDATA[d</svg>e",
    "<p><![CDATA[a]]>b",
    "<svg><a><b><a><font>x<font color=red>y</svg>z",
    "<svg><title><b>a</title><script>b</script><style><c></style></p>d</br>e",
    "<svg><g></SVG>a<svg></g></p>b",
    "<math><mtext><b><math><mi><table><mtext>a</table></math>b",
    "<svg><desc><svg><circle></desc>a</svg>b",
    # tokens
    "a&amp;b&ampc&amp=d&notit;&notin;e&#65;&#x41;f&#0;&#128;&#xD800;&#1114112;&#;&;&bogus;&AMP&lt",
    "<a b='&amp;c&ampd&amp=e&amp' f=&lt;g h=i/j k l = m n='o'p=\"q\" b=2 =r s\"t=u/ v>w",
    "<A B=C><dIv/ e>< a></ b></><!a><!--><!---><!----><!--a--!><!--b-- c--->d<!--e<!--f-->",
    "<![if a]>b<!x",
    "<!--a--",
    "<!--a--!",
    "<!-",
    "a</",
    "a<",
    "a<b c",
    "a</title",
    "<title>a</titl></title >b",
    "<textarea>a</textarea",
    "a\r\nb\rc\n\rd<p e='\r\n'>",
    "<!DOCTYPE>a",
    "<!doctypehtml>a",
    "<!DOCTYPE html PUBLIC>a",
    "<!DOCTYPE html PUBLIC'p'\"s\" x>a",
    "<!DOCTYPE html SYSTEM 's'x>a",
    "<!DOCTYPE html SYSTEM 's>a",
    "<!DOCTYPE A B>a",
    "<!DOCTYPE html PUBLIC 'p",
]
FORMS = [
    "<table><tr><form><td><input></td></form></tr></table><input>",
    "<div><form></div><input><p><select></select><img></form><button></button>",
    "<table><form><input type=hidden><tr><td><input><fieldset></fieldset></table><output></output>",
    "<form><div></form><input></div><textarea></textarea>",
    "<form id=a></form><div><form></div><input form=a><input form=b><input><form><input>",
    "<table><form><tr><td></form><form><input></table><object></object>",
    "<template><div><form></div><input></template><form><template><input></template><input>",
    "<form><svg><input></svg><title><input></title><!--<input>--></form>",
    "<div><form><textarea></form><input></textarea></div><input>",
    "<form><p><b></form>x<p><input></p></form></form><input>",
]
"""Pages: Chromium associates controls with forms there, and not in documents of a DOMParser."""
FRAGMENTS = [
    ("div", "<td>a<p>b<p>c"),
    ("tr", "a<td>b<tr>c<th>d"),
    ("table", "a<tr>b<caption>"),
    ("td", "a</td></table>b<td>c"),
    ("caption", "a</caption><td>b"),
    ("tbody", "<tr>a</tbody><td>"),
    ("colgroup", " a<col>b</colgroup><td>"),
    ("select", "<input>a<select><option>b<textarea>"),
    ("template", "<td>a<tr>b"),
    ("textarea", "<b>&amp;</textarea>"),
    ("title", "<b>&amp;</title>a"),
    ("style", "<b>&amp;</style>a"),
    ("script", "<!--<script></script>&amp;"),
    ("noscript", "<p>a"),
    ("plaintext", "<b>&amp;"),
    ("html", "<p>a</p><!--b-->"),
    ("head", "<title>a</title>b"),
    ("body", "<body a=1>b</body><!--c-->"),
    ("frameset", "<frame>a</frameset><frame>"),
    ("x-y", "<li>a<li>b"),
    ("svg g", "<p>a<g><foreignobject/><lineargradient/>b</p>c<![CDATA[d]]>"),
    ("svg foreignObject", "<p>a<svg><p>b</svg>c"),
    ("math mi", "<b>a<mglyph/>b"),
    ("math mrow", "</p>a<mi><b>c</mi>d</math>e"),
    ("math annotation-xml", "<svg><p>a"),
]
TAGS = """
    a b i p div span table tr td th tbody thead tfoot caption colgroup col select option optgroup
    button form input ul li dl dd dt h1 h2 pre textarea title style script xmp iframe noscript svg
    math foreignObject desc mi mtext annotation-xml mglyph template br hr img body html head
    frameset frame nobr font em ruby rb rt rtc rp object marquee applet center main article address
    listing plaintext track link meta image keygen wbr param source dialog details summary fieldset
    menu noembed noframes label x-y g path mn malignmark
"""
OFTEN = ["table", "tr", "td", "select", "option", "b", "a", "p", "svg", "math", "form"]
ATTRIBUTES = [
    *("", "", "", "", "", "", "", "", "", ""),
    *(" id=a", " class='x y'", " type=hidden", " color=red", " encoding=text/html", " /", " size"),
    *(' href="u?a&b"', " selected", " a=1 a=2", " xlink:href=z", " viewbox=1", " definitionurl=q"),
]
TEXTS = [
    *("x", " ", "\n", "a b", "&amp;", "&lt", "&notit;", "&#0;", "&#x80;", "\u201c", "\xe9", "\t y"),
    *("<", "</", "<!", "<?p d?>", "<!--c-->", "<!---->", "<![CDATA[x]]>", "<!doctype html>", "]]>"),
]
CONTEXTS = """
    div div td table tr select template body html p tbody colgroup form title textarea script style
    option button frameset head caption a
"""


def random_case(random: Random) -> Case:
    """Some tags and texts of a few kinds, so that they meet each other."""
    tags = TAGS.split()
    tags = [*random.sample(tags, random.choice((3, 6, len(tags)))), *random.sample(OFTEN, 3)]
    pieces = list[str]()
    for _ in range(random.choice((3, 5, 8, 12, 20))):
        kind = random.random()
        if kind < 0.5:
            pieces.append(f"<{random.choice(tags)}{random.choice(ATTRIBUTES)}>")
        elif kind < 0.75:
            pieces.append(f"</{random.choice(tags)}>")
        else:
            pieces.append(random.choice(TEXTS))
    context = random.choice(["", *CONTEXTS.split(), "svg g", "svg desc", "math mi"])
    if random.random() < 0.3:
        context = ""
    is_in_a_form = context == "form" or (" " not in context and random.random() < 0.2)
    return context, is_in_a_form, "".join(pieces)


def random_cases(seed: int, count: int) -> list[Case]:
    random = Random(seed)
    return [random_case(random) for _ in range(count)]


CHOSEN: list[Case] = [
    *(("", False, each) for each in DOCUMENTS),
    *((context, False, each) for context, each in FRAGMENTS),
    ("form", True, "<form>a<input></form>b<form>c"),
    ("div", True, "a</form><form>b</form>c"),
]

RUN = f"""
const parser = {browser_parser.SCRIPT.strip()};
const NAMESPACES = {{
  svg: "http://www.w3.org/2000/svg",
  math: "http://www.w3.org/1998/Math/MathML",
  html: "http://www.w3.org/1999/xhtml",
}};
return args[0].map(([context, isInAForm, text]) => {{
  const [namespace, name] = context.includes(" ") ? context.split(" ") : ["html", context];
  const [codes, texts, shapes] = context
    ? parser.parseFragment(text, NAMESPACES[namespace], name, isInAForm)
    : parser.parse(text);
  return [Array.from(codes), texts, shapes];
}});
"""


OWNERS = """
const names = "button,fieldset,input,object,output,select,textarea";
const controls = [...document.querySelectorAll(names)].filter((each) => "form" in each);
return controls.map((control) => [...document.forms].indexOf(control.form));
"""
"""The number of the form of each control, or -1."""


def plain(parsed: ParsedHTML) -> list[Any]:
    """The tree as the browser's script gives it."""
    return [parsed.codes, parsed.texts, [" ".join(shape) for shape in parsed.shapes]]
