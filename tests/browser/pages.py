"""Generated pages: links, base elements and encodings in valid and invalid markup.

The pages leave out what Chromium 156 does not do as the standards say (and WPT's vectors test):

- it encodes ``|`` in paths, and allows a space in a host;
- it uses the document's encoding for queries of ``ws:`` URLs and of URLs that are not special, and
  encodes ``'`` there;
- it keeps newlines in ``data:`` URLs, drops a slash of ``file:////``, and does not take the drive
  letter of the base of a file URL;
- it uses UTF-8 for the query of a base element, and about:blank for a base element whose URL does
  not parse;
- it looks for no meta element after the head.
"""

from dataclasses import dataclass
from random import Random

ENCODINGS = {
    "utf-8": "é€漢ж😀",
    "windows-1252": "éß€ÿ",
    "latin1": "éß",
    "windows-1251": "жщ€",
    "koi8-r": "жщ",
    "iso-8859-2": "čřé",
    "iso-8859-15": "é€",
    "shift_jis": "漢字ｱあ",
    "euc-jp": "漢字あ",
    "iso-2022-jp": "漢字あ",
    "gbk": "漢字汉€",
    "gb18030": "漢字汉é",
    "big5": "漢字中",
    "euc-kr": "한글漢",
    "windows-874": "ไท",
    "macintosh": "éü",
}
CHARACTERS_AND_REFERENCES = [
    "é",
    "€",
    "漢",
    "&eacute;",
    "&#x20AC;",
    "&#128;",
    "&#xD800;",
    "&amp",
    "&copy=",
    "&notin;",
]
SPECIAL_SCHEMES = ["http:", "https://", "HTTPS://", "ftp://", "file:", "file:///", "//", "/\\"]
OTHER_SCHEMES = [
    *("ws:", "WSS://", "mailto:", "tel:", "javascript:", "data:text/html,", "about:", "urn:a:"),
    *("blob:http://x/", "x:", "x:/", "x://", "a:", "C:/", "view-source:"),
]
HOSTS = [
    *("example.org", "EXAMPLE.com", "a.b", "127.1", "0x7f.1", "[::1]", "[1::2", "é.example"),
    *("ex%41mple", "u:p@host", "host:80", "host:443", "host:8080", "host:99999", "xn--a"),
    *("a%00b", "a<b", "1.2.3.4.5", "256.1.1.1", "ex&#9;ample.org", "faß.de", "%C3%A9.de"),
]
PATHS = [
    *("", "/", "a", "/a/b", "../c", "./d", "..", "/../..", "a//b", "%2e%2E/x", "/C:/x", "a b"),
    *("a\\b", "a\tb", "a\nb", "a&#10;b", "%", "%zz", "a;b=c", "é", "漢", "a^b`c{d}", "'q'", "/a:b"),
]
QUERIES = ["", "?", "?q", "?é", "?a=b&c=d", "?a b", "?'", "?&quot;", "?漢字", "?%zz", "?x&#x20AC;"]
ASCII_QUERIES = ["", "?", "?q", "?a=b&c=d", "?a b", "?&quot;", "?%zz"]
FRAGMENTS = ["", "#", "#f", "#é", "#a b", "#`", "##", "#?x"]
SPACE = ["", " ", "\n ", "\t", "&#32;", "&nbsp;", "\r\n", "\f", "&#1;"]
BASES = [
    *("/base/", "sub/dir/", "../up/", "", " /b ", "https://example.net/x/?q#f", "//other.example/"),
    *("data:text/plain,x", "javascript:1", "mailto:x", "?q", "#f", "/é/", "about:blank"),
    *("file:///d/", "\n/n\tl/", "&#47;b&amp;c/", "blob:https://x/y", "?a=b&amp;c"),
]
WRAPPERS = [
    *("{}", "<p>{}</p>", "<div>{}", "{}</div></p>", "<b><i>{}</b></i>", "<table>{}</table>"),
    *("<table><tr><td>{}</table>", "<ul><li>{}<li></ul>", "<svg>{}</svg>", "<math>{}</math>"),
    *("<svg><foreignObject>{}</foreignObject></svg>", "<math><mi>{}</mi></math>", "<svg><p>{}"),
    *("<template>{}</template>", "<noscript>{}</noscript>", "<select><option>{}</select>"),
    *("<button>{}</button>", "<title>{}</title>", "<textarea>{}</textarea>", "<!-- {} -->"),
    *("<style>{}</style>", "<script>{}</script>", "<xmp>{}</xmp>", "<iframe>{}</iframe>"),
    *("<object>{}</object>", "<noembed>{}</noembed>", "<map>{}</map>", "<form>{}</form>"),
    *("<h1>{}<h2>", "<a href=outer>{}</a>", "<a href=x><b>{}</a></b>", "<details>{}</details>"),
    *("<nobr>{}<nobr>", "<applet>{}</applet>", "<![CDATA[{}]]>", "<?pi {}?>", "</{}>", "<!x {}>"),
    *("<div><template shadowrootmode=open>{}</template></div>", "<head>{}</head>", "<body>{}"),
    *("<noframes>{}</noframes>", "<caption>{}", "<template><table>{}</template>", "<svg><title>{}"),
]


@dataclass(frozen=True)
class GeneratedPage:
    """The body and the content type of a response."""

    body: bytes
    content_type: str


def generate(seed: int) -> GeneratedPage:
    """Return a page of random markup. The same seed gives the same page."""
    return _Generator(Random(seed)).page()


class _Generator:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.label = random.choice(list(ENCODINGS))
        self.letters = ENCODINGS[self.label]

    def page(self) -> GeneratedPage:
        random, label = self.random, self.label
        content_type = random.choice(["text/html", "text/html;charset=", "TEXT/HTML; charset="])
        declaration = self.declaration()
        head = [declaration, random.choice(["", "<title>t</title>", "<!-- c -->"])]
        head += [self.base() for _ in range(random.choice([0, 0, 0, 1, 1, 1, 2, 3]))]
        random.shuffle(head)
        body = [self.block() for _ in range(random.randint(1, 25))]
        if random.random() < 0.1:
            body.insert(random.randrange(len(body)), self.base())
        if random.random() < 0.05:
            body.append("<plaintext><a href=plain>x")
        starts = ["<!doctype html>", "", "<html><head>", "\ufeff<!doctype html>", "<!DOCTYPE x>"]
        start = random.choice(starts if declaration.startswith("<!--") else [*starts, "<p>"])
        text = start + "".join(head) + random.choice(["", "</head><body>"]) + "".join(body)
        if content_type.endswith("="):
            content_type += random.choice(
                [label, f'"{label.upper()}"', f" {label}", f"{label};x=y"]
            )
        elif not declaration:
            content_type += f";charset={label}"
        return GeneratedPage(self.encoded(text), content_type)

    def encoded(self, text: str) -> bytes:
        if self.label == "utf-8":
            return text.encode()
        codec = {"windows-874": "cp874", "macintosh": "mac_roman"}.get(self.label, self.label)
        codec = {"latin1": "cp1252", "shift_jis": "cp932", "euc-kr": "cp949"}.get(codec, codec)
        return text.removeprefix("\ufeff").encode(codec, "xmlcharrefreplace")

    def declaration(self) -> str:
        label = self.random.choice([self.label, self.label.upper()])
        return self.random.choice(
            [
                f"<meta charset={label}>",
                f"<META  CHARSET = '{label}' />",
                f'<meta http-equiv="Content-Type" content="text/html; charset={label}">',
                f"<meta content='x;charset=\"{label}\"' http-equiv=CONTENT-TYPE>",
                f"<meta charset={label}><meta charset=utf-8>",
                f"<meta charset=bogus><meta charset={label}>",
                f"<!--{'x' * 1100}--><meta charset={label}>",
                "",
            ]
        )

    def base(self) -> str:
        href = self.random.choice(BASES).replace("é", self.random.choice(self.letters))
        tag = self.random.choice(["base", "BASE", "base target=x"])
        return self.random.choice([f'<{tag} href="{href}">', f"<{tag} href='{href}'/>", f"<{tag}>"])

    def block(self) -> str:
        wrapper = self.random.choice(["{}", self.random.choice(WRAPPERS)])
        inner = self.random.choice([self.link, self.link, self.block])() if wrapper != "{}" else ""
        return wrapper.replace("{}", inner or self.link())

    def link(self) -> str:
        random = self.random
        name = random.choice(["a", "a", "a", "A", "area", "link", "a\n"])
        before = random.choice(["", "", " class=x", ' title=">"', " href", " id='a' id=b", " /"])
        after = random.choice(["", "", " target=_blank", " href=second", "/", " x=<"])
        space = random.choice([" ", "\n", "/", "\f"])
        closing = random.choice(["</a>", "</a>", "", "</A >", "</area>", "</p>"])
        text = random.choice(["text", "", "&amp;", "<b>t", random.choice(self.letters), "\0"])
        return f"<{name}{before}{space}{self.href()}{after}>{text}{closing}"

    def href(self) -> str:
        random = self.random
        value = self.url()
        attribute = random.choice(["href", "href", "HREF", "hRef", "href "])
        quote = random.choice(['"', '"', "'", ""])
        if quote == "":
            value = "".join(each for each in value if each not in " \t\n\f\r\"'<>=`") or "x"
        return f"{attribute}={quote}{value.replace(quote, '') if quote else value}{quote}"

    def url(self) -> str:
        random = self.random
        before, after = (random.choice(SPACE) if random.random() < 0.2 else "" for _ in range(2))
        fragment = random.choice(FRAGMENTS) if random.random() < 0.3 else ""
        number = random.random()
        if number < 0.15:
            scheme, host = random.choice(OTHER_SCHEMES), random.choice(HOSTS).replace("&#9;", "")
            rest = random.choice(["", "/", "/a", "/../x", "/%zz/"]) + random.choice(ASCII_QUERIES)
            return f"{before}{scheme}{host}{rest}{fragment}"
        path = random.choice(PATHS)
        if number < 0.5:
            path = random.choice(SPECIAL_SCHEMES) + random.choice(HOSTS) + "/" + path
        query = random.choice(QUERIES) if random.random() < 0.5 else ""
        if query:
            query += random.choice(self.letters + "".join(CHARACTERS_AND_REFERENCES[:3]))
            query += random.choice(CHARACTERS_AND_REFERENCES) if random.random() < 0.3 else ""
        return f"{before}{path}{query}{fragment}{after}"
