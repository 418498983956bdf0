"""Pages that are parsed, which takes packages that are no part of any engine."""

import pytest

from tests.runtimes.pages import Page

HTML = (
    "<!doctype html><meta charset=windows-1252><base href=/dir/><p>"
    '<a href="?\u00e9">a</a><map><area href=x></map><a name=top>'
).encode("windows-1252")


def test_from_html_parses_bytes_in_their_encoding(page: Page) -> None:
    pytest.importorskip("turbohtml", reason="no parser: pip install 'webapi-dom[html]'")
    assert page.run(
        f"""
        const bytes = new Uint8Array({list(HTML)});
        const page = Document.fromHTML(bytes, "https://example.org/page");
        const type = "text/html;charset=utf-8";
        const again = Document.fromHTML(bytes.buffer, "https://example.org/", type);
        show([page.characterSet, Array.from(page.links, String), page instanceof Document,
              page.links[0].ownerDocument === page, again.characterSet, again.links[0].search]);
        """
    ) == [
        "windows-1252",
        ["https://example.org/dir/?%E9", "https://example.org/dir/x"],
        True,
        True,
        "UTF-8",
        "?%EF%BF%BD",
    ]


def test_from_html_takes_a_string(page: Page) -> None:
    script = 'show(Array.from(Document.fromHTML("<a href=x>", "https://h/").links, String))'
    assert page.run(script) == ["https://h/x"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("", "true 1"),
        ("table.remove()", "true 1"),
        ("table.remove(); paragraph.append(table)", "true 1"),
        ("paragraph.append(table)", "true 1"),
        ("paragraph.append(input)", "false 0"),
        ("const cell = input.parentNode; input.remove(); cell.append(input)", "false 0"),
        ("form.append(input)", "true 1"),
        ("form.remove()", "false 0"),
        ("const row = form.parentNode; form.remove(); row.append(form)", "false 0"),
        ("input.setAttribute('form', 'x')", "false 0"),
        ("input.setAttribute('form', 'x'); input.removeAttribute('form')", "false 0"),
        ("table.outerHTML = table.outerHTML", "true 1"),
    ],
)
def test_the_parser_associates_a_control_with_a_form_that_is_not_around_it(
    page: Page, change: str, expected: str
) -> None:
    """The answers are those of Chromium 156."""
    html = "<table><tr><form><td><input></td></form></tr></table><p></p>"
    script = f"""
        const document = Document.fromHTML("{html}", "https://h/");
        const [table, form, input, paragraph] =
          ["table", "form", "input", "p"].map((name) => document.querySelector(name));
        {change};
        show(`${{input.form === form}} ${{form.elements.length}}`);
    """
    assert page.run(f"(() => {{ {script} }})()") == expected


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 65535, 65536, 1_000_003])
def test_bytes_of_any_number_cross(page: Page, size: int) -> None:
    store = page.bridge._handler.handles.by_handle
    before = {*store}
    script = f"new Uint8Array({size}).map((_, index) => (index * 7919) >> 3)"
    assert page.value(f"(globalThis.blob = new Blob([{script}])).size") == size
    (handle,) = {*store} - before
    assert bytes(store[handle]._webapi_data) == bytes((i * 7919 >> 3) & 255 for i in range(size))
    page.run("delete globalThis.blob;")
