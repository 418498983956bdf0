"""The JavaScript binding's emitter: what it leaves out and what it refuses."""

import ast
import re

import pytest

from idl.compiler.emit_js import emit_javascript
from idl.compiler.errors import IDLError
from idl.compiler.merge import merge
from idl.compiler.read import read


def emit(text: str) -> dict[str, str]:
    files = emit_javascript(merge(read(text, "case.webidl")))
    return files | {"exposed.py": files["exposed.py"].replace("'", '"')}


def listed_calls(exposed: str) -> list[str]:
    """The entries of ``CALLS``."""
    (calls,) = (node.value for node in ast.parse(exposed).body if isinstance(node, ast.AnnAssign))
    assert isinstance(calls, ast.Tuple)
    return [ast.unparse(each).removeprefix("calls.").replace("'", '"') for each in calls.elts]


def test_a_context_gets_what_is_exposed_in_any_global_scope() -> None:
    files = emit(
        """
        [Exposed=Window] interface Page { readonly attribute DOMString name; };
        [Exposed=(Window,Worker)] interface Both {};
        [Exposed=Python] interface Snake { attribute any anything; };
        interface Nowhere {};
        [Exposed=*] interface Everywhere {
          static boolean can(DOMString what);
          [Exposed=Python] attribute any back;
        };
        [Exposed=Window] partial interface Everywhere {
          static DOMString windowOnly(DOMString what);
        };
        """
    )
    glue = files["case.js"]
    assert re.findall(r"^class (\w+)", glue, re.MULTILINE) == ["Page", "Both", "Everywhere"]
    assert "static can($what)" in glue
    assert "static windowOnly($what)" in glue
    assert "back" not in glue + files["exposed.py"]
    assert "Snake" not in glue + files["exposed.py"]
    assert "Illegal constructor" in glue


def test_bases_come_before_what_inherits_from_them() -> None:
    files = emit(
        """
        [Exposed=Window] interface C : B {};
        [Exposed=Window] interface B : A {};
        [Exposed=Window] interface A {};
        """
    )
    assert re.findall(r"^class (\w+)", files["case.js"], re.MULTILINE) == ["A", "B", "C"]
    assert 'const CBrand = newBrand("C", BBrand, "case");' in files["brands.js"]
    assert "const brands = [\n  ABrand,\n  BBrand,\n  CBrand,\n];" in files["brands.js"]
    assert 'late("case", ["A", "B", "C"]);' in files["brands.js"]


def test_carried_values_of_what_is_inherited_come_first() -> None:
    files = emit(
        """
        [Carried, Exposed=*] interface A { readonly attribute DOMString a; };
        [Carried, Exposed=*] interface B : A { readonly attribute boolean b; undefined run(); };
        [Exposed=*] interface C { readonly attribute DOMString c; };
        """
    )
    assert "value(ABrand, this, 1)" in files["case.js"]
    assert "value(BBrand, this, 2)" in files["case.js"]
    assert "query(this, internals(CBrand, this), " in files["case.js"]
    assert '_a = handles.ExposedInterface(A, ["a"], kept=False)' in files["exposed.py"]
    assert '_b = handles.ExposedInterface(B, ["a", "b"], kept=True)' in files["exposed.py"]
    assert "_c = handles.ExposedInterface(C, [], kept=True)" in files["exposed.py"]


def test_objects_and_bytes_have_decoders_and_encoders() -> None:
    exposed = emit(
        """
        [Exposed=*] interface Thing {
          constructor(optional sequence<(Thing or BufferSource or DOMString)> parts);
          undefined add(DOMString name, Thing thing, optional DOMString more);
          undefined addAll(Thing... things);
          Thing? find(DOMString name);
          Promise<ArrayBuffer> bytes();
          readonly attribute FrozenArray<Thing> things;
        };
        """
    )["exposed.py"]
    assert listed_calls(exposed)[15:] == [
        "construct(_thing, arguments=decoders.arguments(decoders.each(decoders.item)))",
        'operation(_thing, "add", arguments=decoders.arguments(None, decoders.item))',
        'operation(_thing, "addAll", arguments=decoders.arguments(decoders.each(decoders.item), '
        "variadic=True))",
        'operation(_thing, "find", encoders.platform_object)',
        'operation(_thing, "bytes", encoders.settled(encoders.buffer))',
        'query(_thing, "things", encoders.list_of(encoders.platform_object))',
    ]


def test_dictionary_members_are_read_in_order_inherited_ones_first() -> None:
    glue = emit(
        """
        dictionary Base { DOMString z; boolean y = false; };
        dictionary More : Base { [Clamp] long long b; Kind a; };
        enum Kind { "one", "two" };
        [Exposed=*] interface Thing { constructor(optional More options = {}); };
        """
    )["case.js"]
    assert 'const toKind = enumOf("Kind", ["one", "two"]);' in glue
    assert (
        'dictionaryOf("More", [["y", toBooleanText], ["z", toStringText], '
        '["a", toKind], ["b", toClampedText]])'
    ) in glue


def test_calls_have_the_numbers_of_their_places() -> None:
    files = emit(
        """
        [Carried, Exposed=*, Pure=(look)] interface Thing {
          readonly attribute boolean odd;
          constructor(optional unsigned long size = 0);
          undefined touch(sequence<DOMString> names, optional double by);
          boolean look();
          iterable<DOMString, unsigned long>;
        };
        """
    )
    assert listed_calls(files["exposed.py"]) == [
        "release",
        "script",
        "read_blob",
        "new_compression",
        "compress",
        "parse_url",
        "referrer",
        "body_of_form",
        "blob_of_body",
        "form_data_of_body",
        "window",
        "is_event_stream",
        "xml_http_request",
        "document",
        "copy_of_form",
        "values(_thing)",
        "construct(_thing)",
        'operation(_thing, "touch")',
        'query(_thing, "look")',
        "pairs(_thing)",
    ]
    glue = files["case.js"]
    assert 'constructed(ThingBrand, this, "[16," + ' in glue
    assert "call(this, inner, 17, " in glue
    assert "query(this, inner, 18, " in glue
    assert 'pairIterators("Thing", 19, identity)' in glue
    assert "kept=True" in files["exposed.py"]


@pytest.mark.parametrize(
    ("members", "what"),
    [
        ("attribute any anything;", "any"),
        ("any run();", "any"),
        ("attribute Other other;", "other"),
        ("undefined run(Promise<any> promise);", "Promise"),
        ("undefined run((ArrayBuffer or DOMString) either);", "some buffer types only"),
        ("undefined run((object or long) either);", "object or long"),
        (
            "undefined run(); undefined run(long one, DOMString... many);",
            "variadic overloads of 'run'",
        ),
        ("undefined run(boolean a); undefined run(sequence<long> a);", "overloads by sequence"),
        ("undefined run((record<DOMString, Other> or Other) either);", "record<DOMString, Other>"),
        ('undefined run(optional DOMString? text = "");', 'default value "" of type DOMString?'),
        ("record<DOMString, Other> get();", "Other"),
        ("(Other or sequence<DOMString>) get();", "Other"),
        ("iterable<DOMString, any>;", "any"),
        ("undefined run((long or Other) either);", "long or Other"),
        ("undefined run((BufferSource or sequence<long>) either);", "BufferSource or"),
        ("undefined run(Hidden hidden);", "'Hidden'"),
        ("static Hidden run();", "'Hidden'"),
        ("static (Other or Thing) run();", "(Other or Thing)"),
        ("[SameObject] readonly attribute Other? other;", "[SameObject]"),
        ("iterable<DOMString>;", "iterable"),
        ("[RunsIn=Engine] Here run(long a);", "[RunsIn=Engine] Here run(long a)"),
        ("[RunsIn=Engine] Here run(); Here run(long a);", "[RunsIn=Engine] Here run()"),
        ("[RunsIn=Engine] Other run();", "[RunsIn=Engine] Other run()"),
        ("[RunsIn=Engine] readonly attribute Here x;", "[RunsIn=Engine]"),
    ],
)
def test_what_is_not_supported_is_an_error_that_names_its_place(members: str, what: str) -> None:
    text = (
        "[Exposed=*] interface Other {};\n[Exposed=Python] interface Hidden {};\n"
        "[Exposed=*, RunsIn=Engine] interface Here {};\n"
        f"[Exposed=*] interface Thing {{\n{members}\n}};"
    )
    with pytest.raises(IDLError, match=r"^case\.webidl:\d+: unsupported") as error:
        emit(text)
    assert what in str(error.value)


def test_steps_of_an_interface_and_of_its_parent_run_in_one_place() -> None:
    text = "[Exposed=*, RunsIn=Engine] interface A {};\n[Exposed=*] interface B : A {};"
    with pytest.raises(
        IDLError, match=r"case\.webidl:2: .*'B', whose parent's steps run elsewhere"
    ):
        emit(text)


def test_attributes_of_the_global_scope_are_of_types_that_engines_get() -> None:
    text = (
        "[Exposed=Python] interface A {};\n[Global] interface mixin Scope {\n"
        "readonly attribute A a;\n};"
    )
    with pytest.raises(IDLError, match=r"case\.webidl:3: .*'A', which JavaScript does not get"):
        emit(text)


def test_a_carried_interface_whose_parent_is_not_carried_is_an_error() -> None:
    text = "[Exposed=*] interface A {};\n[Carried, Exposed=*] interface B : A {};"
    with pytest.raises(IDLError, match=r"case\.webidl:2: .*\[Carried\]"):
        emit(text)
