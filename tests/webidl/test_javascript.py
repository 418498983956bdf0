"""The JavaScript binding's emitter: what it leaves out and what it refuses."""

import re

import pytest

from idl.compiler.emit_js import emit_javascript
from idl.compiler.errors import IDLError
from idl.compiler.merge import merge
from idl.compiler.read import read


def emit(text: str) -> dict[str, str]:
    return emit_javascript(merge(read(text, "case.webidl")))


def test_what_is_not_exposed_everywhere_is_left_out() -> None:
    files = emit(
        """
        [Exposed=Window] interface Page { attribute any anything; };
        [Exposed=(Window,Worker)] interface Both {};
        interface Nowhere {};
        [Exposed=*] interface Everywhere {
          readonly attribute DOMString here;
          static boolean can(DOMString what);
        };
        [Exposed=Window] partial interface Everywhere {
          static DOMString windowOnly(any thing);
        };
        """
    )
    glue = files["interfaces.js"]
    assert re.findall(r"^class (\w+)", glue, re.MULTILINE) == ["Everywhere"]
    assert "static can($what)" in glue
    assert "windowOnly" not in glue + files["exposed.py"]
    assert "Illegal constructor" in glue


def test_calls_are_numbered_by_their_place() -> None:
    files = emit(
        """
        [Exposed=*, Pure=(look)] interface Thing {
          constructor(optional unsigned long size = 0);
          undefined touch(sequence<DOMString> names, optional double by);
          boolean look();
          iterable<DOMString, unsigned long>;
        };
        """
    )
    entries = re.findall(r"^    calls\.(.+),$", files["exposed.py"], re.MULTILINE)
    assert entries == [
        "release",
        "values(_thing)",
        "construct(_thing)",
        'operation(_thing, "touch")',
        'operation(_thing, "look")',
        "pairs(_thing, thing.value_pairs_to_iterate_over)",
    ]
    glue = files["interfaces.js"]
    assert 'construct(ThingBrand, this, "[2," + ' in glue
    assert "call(this, inner, 3, " in glue
    assert "look(this, inner, 4, " in glue
    assert 'pairIterators("Thing", 5)' in glue
    assert "kept=True" in files["exposed.py"]


@pytest.mark.parametrize(
    ("members", "what"),
    [
        ("attribute any anything;", "anything"),
        ("any run();", "run"),
        ("attribute DOMString? perhaps;", "perhaps"),
        ("readonly attribute Other other;", "other"),
        ("[SameObject] readonly attribute Hidden hidden;", "Hidden"),
        ("undefined run(Promise<any> promise);", "Promise"),
        ("undefined run(DOMString... many);", "many"),
        ("undefined run(object thing);", "object"),
        ("undefined run([Clamp] octet small);", "octet"),
        ("undefined run(DOMString? perhaps);", "DOMString?"),
        ("undefined run((DOMString or Other) either);", "Other"),
        ("undefined run(); undefined run(DOMString text);", "overloads of 'run'"),
        ("Promise<undefined> later();", "later"),
        ("Other get();", "get"),
        ("iterable<DOMString>;", "iterable"),
        ("const octet ONE = 1;", "ONE"),
    ],
)
def test_what_is_not_supported_is_an_error_that_names_its_place(members: str, what: str) -> None:
    text = (
        "[Exposed=*] interface Other {};\n[Exposed=Window] interface Hidden {};\n"
        f"[Exposed=*] interface Thing {{\n{members}\n}};"
    )
    with pytest.raises(IDLError, match=r"^case\.webidl:\d+: unsupported") as error:
        emit(text)
    assert what in str(error.value)


def test_inheritance_is_refused() -> None:
    text = "[Exposed=*] interface A {};\n[Exposed=*] interface B : A {};"
    with pytest.raises(IDLError, match=r"case\.webidl:2: .*'B' inherits"):
        emit(text)
