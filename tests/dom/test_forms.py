"""Forms and their controls, as far as `generated_forms` does not ask about them."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from tests.work import assert_linear
from webapi import (
    Document,
    DOMException,
    Event,
    File,
    FileList,
    FormData,
    FormDataEvent,
    SubmitEvent,
)

pytest.importorskip("turbohtml")


def page(html: str, url: str = "https://example.org/dir/page?old#f") -> Document:
    return Document.fromHTML(html, url)


def form_of(html: str) -> Any:
    return page(f"<form>{html}</form>").querySelector("form")


# Elements


def test_elements_follow_the_tree() -> None:
    document = page("<form id=f><input name=a><img><input type=image></form><input name=b form=f>")
    form: Any = document.querySelector("form")
    elements = form.elements
    assert elements is form.elements
    assert [each.name for each in elements] == ["a", "b"]
    assert len(elements) == form.length == 2
    assert elements["length" and 1] is elements.item(1)
    document.getElementById("f").id = "g"  # type: ignore[union-attr]
    assert [each.name for each in elements] == ["a"]
    elements[0].remove()
    assert len(elements) == 0
    assert elements.namedItem("a") is None


def test_controls_of_the_same_name_are_a_list() -> None:
    form = form_of("<input type=radio name=r value=1><input type=radio name=r value=2><input id=r>")
    group = form.elements.namedItem("r")
    assert (len(group), group.value) == (3, "")
    group.value = "2"
    assert [each.checked for each in form.elements] == [False, True, False]
    assert group.value == "2"
    form.elements[0].remove()
    assert len(group) == 2


def test_an_owner_is_found_in_a_tree_without_document() -> None:
    form: Any = page("").createElement("form")
    form.innerHTML = "<fieldset><input></fieldset>"
    field = form.querySelector("input")
    assert field.form is form
    assert [each.localName for each in form.elements] == ["fieldset", "input"]
    field.remove()
    assert field.form is None


def test_labels() -> None:
    document = page("<label for=i>1</label><label>2<input id=i></label><input type=hidden>")
    field, hidden = document.querySelectorAll("input")
    first, second = document.querySelectorAll("label")
    assert [*field.labels] == [first, second]  # type: ignore[attr-defined]
    assert first.control is second.control is field  # type: ignore[attr-defined]
    assert hidden.labels is None  # type: ignore[attr-defined]


# Radio buttons, selects


def test_the_button_that_comes_last_stays_checked() -> None:
    form = form_of("<input type=radio name=r checked><input type=radio name=r checked>")
    first, second = form.elements
    assert (first.checked, second.checked) == (False, True)
    new = form.ownerDocument.createElement("input")
    new.type, new.name, new.checked = "radio", "r", True
    form.prepend(new)
    assert (new.checked, second.checked) == (True, False)
    first.checked = True
    new.name = "other"
    new.checked = True
    assert (new.checked, first.checked) == (True, True)
    new.name = "r"
    assert (new.checked, first.checked) == (True, False)


def test_a_select_selects_its_first_option() -> None:
    select: Any = page("").createElement("select")
    assert (select.selectedIndex, select.value) == (-1, "")
    for text in "abc":
        option = select.ownerDocument.createElement("option")
        option.text = text
        select.add(option)
    assert (select.selectedIndex, select.value, select.length) == (0, "a", 3)
    select.value = "c"
    assert [each.text for each in select.selectedOptions] == ["c"]
    select.remove(2)
    assert select.value == "a"
    select.selectedIndex = -1
    assert select.value == ""
    select.options.length = 0
    assert (select.length, select.selectedIndex) == (0, -1)
    with pytest.raises(DOMException, match="does not contain"):
        select.add(option, select.ownerDocument.createElement("option"))


def test_a_select_of_several_selects_nothing_by_itself() -> None:
    select: Any = page("<select multiple size=1><option>a</select>").querySelector("select")
    assert (select.selectedIndex, select.value) == (-1, "")


def test_an_option_is_not_put_into_itself() -> None:
    document = page("<select><optgroup></optgroup></select>")
    select: Any = document.querySelector("select")
    group: Any = document.querySelector("optgroup")
    select.add(group, group)
    with pytest.raises(DOMException) as raised:
        group.append(select)
    assert raised.value.name == "HierarchyRequestError"


def test_options_are_emptied_in_linear_time() -> None:
    select: Any = page("").createElement("select")
    select.length = 3000
    while select.length:
        select.remove(0)
    assert select.options.length == 0


# Values


def test_times_out_of_range_are_refused() -> None:
    field: Any = page("").createElement("input")
    field.type = "date"
    with pytest.raises(TypeError, match="'valueAsDate': the value is out of the range"):
        field.valueAsDate = datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=2)))


def test_a_date_is_a_datetime() -> None:
    field: Any = page("").createElement("input")
    field.type = "date"
    field.valueAsDate = datetime(2026, 11, 23, 23, tzinfo=timezone(timedelta(hours=-2)))
    assert field.value == "2026-11-24"
    assert field.valueAsDate == datetime(2026, 11, 24, tzinfo=UTC)
    field.valueAsDate = None
    assert field.value == ""
    assert field.valueAsDate is None
    field.type = "month"
    field.valueAsDate = datetime(2026, 2, 28, tzinfo=UTC)
    assert field.value == "2026-02"
    for wrong in ("2026-02", object()):
        with pytest.raises(TypeError, match=r"not a datetime|not of type"):
            field.valueAsDate = wrong
    field.type = "text"
    with pytest.raises(DOMException) as raised:
        field.valueAsDate = datetime(2026, 2, 28, tzinfo=UTC)
    assert raised.value.name == "InvalidStateError"
    field.type, field.value = "date", "12026-01-01"
    with pytest.raises(ValueError, match="no such year"):
        _ = field.valueAsDate


def field_with(type: str, attributes: dict[str, str], value: str) -> Any:
    field: Any = page("").createElement("input")
    field.type = type
    for name, each in attributes.items():
        field.setAttribute(name, each)
    field.value = value
    return field


@pytest.mark.parametrize(
    ("type", "attributes", "value", "steps", "expected"),
    [
        ("number", {}, "", 3, "3"),
        ("number", {"step": "0.1"}, "0.1", 2, "0.3"),
        ("number", {"step": "3"}, "1", 1, "3"),
        ("number", {"step": "3"}, "1", -1, "0"),
        ("number", {"min": "5", "max": "9", "step": "2"}, "8", 5, "9"),
        ("number", {"min": "5", "max": "5.5", "step": "2"}, "5", 1, "5"),
        ("date", {}, "2024-02-28", 2, "2024-03-01"),
        ("number", {"min": "5"}, "", -1, "5"),
        ("number", {"max": "-5"}, "", 1, "-5"),
        ("number", {"min": "5"}, "3", -1, "3"),
        ("time", {}, "00:00", -1, "00:00"),
        ("time", {}, "23:59", 1, "23:59"),
        ("month", {"step": "5"}, "2024-01", 1, "2024-03"),
        ("week", {}, "2020-W53", 1, "2021-W01"),
        ("time", {}, "23:58", 1, "23:59"),
        ("datetime-local", {"step": "0.5"}, "2024-01-01T00:00", 1, "2024-01-01T00:00:00.5"),
        ("range", {"max": "10", "step": "4"}, "1", 1, "4"),
    ],
)
def test_steps(
    type: str, attributes: dict[str, str], value: str, steps: int, expected: str
) -> None:
    field = field_with(type, attributes, value)
    field.stepUp(steps) if steps > 0 else field.stepDown(-steps)
    assert field.value == expected


@pytest.mark.parametrize(
    ("type", "attributes", "value", "is_up"),
    [
        ("date", {}, "275760-09-13", True),
        ("date", {}, "0001-01-01", False),
        ("month", {}, "275760-09", True),
        ("date", {"step": "1e305"}, "2024-01-01", True),
        ("number", {"step": "1e308"}, "1e308", True),
    ],
)
def test_no_step_leads_beyond_what_a_type_has(
    type: str, attributes: dict[str, str], value: str, is_up: bool
) -> None:
    field = field_with(type, attributes, value)
    field.stepUp() if is_up else field.stepDown()
    assert field.value == value


def test_great_numbers() -> None:
    form = form_of("<input name=a type=range min=-1e308 max=1e308><input type=date step=1e305>")
    assert FormData(form).get("a") == "0"
    form.elements[1].value = "2024-01-01"
    assert form.elements[1].validity.stepMismatch
    assert form.elements[1].validationMessage.startswith("Please enter a valid value.")


@pytest.mark.parametrize("pattern", [".", "é", ".+"])
def test_patterns_let_other_letters_through(pattern: str) -> None:
    field = form_of(f"<input value=é pattern='{pattern}'>").elements[0]
    assert not field.validity.patternMismatch


def test_loops_over_controls_take_linear_time() -> None:
    def read(size: int) -> None:
        form = form_of("<input type=radio name=r>" * size + "<select multiple>")
        select = form.lastChild
        for _ in range(size):
            select.append(form.ownerDocument.createElement("option"))
            select.lastChild.selected = True
        assert len(list(form.elements.namedItem("r"))) == size
        assert len(list(select.selectedOptions)) == size

    assert_linear(read, 8_000)


def test_selected_options_follow() -> None:
    form = form_of("<select multiple><option selected>1<option>2<option selected>3</select>")
    select = form.elements[0]
    options = list(select.options)

    def selected() -> list[str]:
        return [each.text for each in select.selectedOptions]

    assert selected() == ["1", "3"]
    options[1].selected = True
    assert selected() == ["1", "2", "3"]
    options[0].remove()
    assert selected() == ["2", "3"]
    select.value = "3"
    assert selected() == ["3"]
    select.selectedIndex = 0
    assert selected() == ["2"]
    form.reset()
    assert selected() == ["3"]
    select.multiple = False
    options[1].setAttribute("selected", "")
    assert selected() == ["2"]
    options[1].removeAttribute("selected")
    options[1].remove()
    assert selected() == ["3"]
    select.append(options[0])
    assert selected() == ["1"]


def test_lines_wrap_in_linear_time() -> None:
    field: Any = page("").createElement("textarea")
    field.name, field.wrap, field.cols = "a", "hard", 2
    form = form_of("")
    form.append(field)
    field.value = "ab\U0001f600cde\n\nf"
    assert FormData(form).get("a") == "ab\n\U0001f600\ncd\ne\n\nf"

    def wrap(size: int) -> None:
        field.value = "\U0001f600" + "a" * size
        assert len(str(FormData(form).get("a"))) > size

    assert_linear(wrap, 32_000)


def test_labels_without_a_document_take_linear_time() -> None:
    def read(size: int) -> None:
        form: Any = page("").createElement("form")
        form.innerHTML = "".join(
            f"<label for=a{each}></label><input id=a{each}>" for each in range(size)
        )
        assert len(form.lastChild.labels) == 1

    assert_linear(read, 8_000)


def test_a_form_may_be_adopted_twice() -> None:
    form = form_of("<input>")
    first, second = form.ownerDocument, page("")
    form.remove()
    assert form.length == 1
    second.adoptNode(form)
    form.append(second.createElement("input"))
    first.adoptNode(form)
    assert form.length == 2


def test_steps_are_refused() -> None:
    field: Any = page("").createElement("input")
    with pytest.raises(DOMException, match="other types"):
        field.stepUp()
    field.type, field.step = "number", "any"
    with pytest.raises(DOMException, match="any"):
        field.stepDown()


def test_selections() -> None:
    field: Any = page("").createElement("input")
    field.value = "a\U0001f600b"
    assert (field.selectionStart, field.selectionEnd) == (4, 4)
    field.setSelectionRange(1, 3, "backward")
    assert field.selectionDirection == "backward"
    field.setRangeText("xyz")
    assert (field.value, field.selectionStart, field.selectionEnd) == ("axyzb", 1, 4)
    field.setRangeText("", 0, 2, "select")
    assert (field.value, field.selectionStart, field.selectionEnd) == ("yzb", 0, 0)
    field.select()
    assert (field.selectionStart, field.selectionEnd) == (0, 3)
    with pytest.raises(DOMException) as raised:
        field.setRangeText("", 2, 1)
    assert raised.value.name == "IndexSizeError"
    field.type = "number"
    assert field.selectionStart is None
    with pytest.raises(DOMException) as raised:
        field.setSelectionRange(0, 1)
    assert raised.value.name == "InvalidStateError"


def test_text_areas() -> None:
    area: Any = form_of("<textarea name=t wrap=hard cols=3>\nab\r\ncdefg</textarea>").elements[0]
    assert (area.value, area.textLength, area.defaultValue) == ("ab\ncdefg", 8, "ab\ncdefg")
    assert [*FormData(area.form)] == [("t", "ab\ncde\nfg")]
    area.value = "\r"
    area.textContent = "other"
    assert (area.value, area.cloneNode(True).value) == ("\n", "\n")
    area.form.reset()
    assert area.value == "other"


def test_an_output_remembers_its_default() -> None:
    output: Any = form_of("<output>1</output>").elements[0]
    output.value = "2"
    assert (output.value, output.defaultValue) == ("2", "1")
    output.form.reset()
    assert output.value == "1"


def test_meters_and_progress() -> None:
    meter: Any = page("").createElement("meter")
    meter.max, meter.value, meter.low = 0.5, 3, 9
    assert (meter.min, meter.max, meter.value) == (0, 0.5, 0.5)
    assert (meter.low, meter.high, meter.optimum) == (0.5, 0.5, 0.25)
    progress: Any = page("").createElement("progress")
    assert (progress.position, progress.value) == (-1, 0)
    progress.max, progress.value = 4, 1
    assert progress.position == 0.25


# Validation


def test_invalid_controls_hear_it() -> None:
    form = form_of("<input required name=a><input name=b><input required disabled><select>")
    heard = []
    for each in form.elements:
        each.addEventListener("invalid", lambda event: heard.append(event.target.name))
    assert not form.checkValidity()
    form.elements[1].setCustomValidity("x\r\ny")
    assert not form.reportValidity()
    assert heard == ["a", "a", "b"]
    assert form.elements[1].validationMessage == "x\ny"
    form.elements[1].setCustomValidity("")
    form.elements[0].value = "1"
    assert form.checkValidity()


def test_reports_focus_the_first_control_whose_event_nobody_canceled() -> None:
    form = form_of("<input required><input required><select required></select><button>")
    first, second, third, button = form.elements
    document = form.ownerDocument
    first.addEventListener("invalid", lambda event: event.preventDefault())
    assert not form.checkValidity()
    assert document.activeElement is document.body
    assert not form.reportValidity()
    assert document.activeElement is second
    assert not third.reportValidity()
    assert document.activeElement is third
    assert not first.reportValidity()
    assert document.activeElement is third
    button.click()
    assert document.activeElement is second


@pytest.mark.parametrize(
    ("html", "message"),
    [
        ("<input required>", "Please fill out this field."),
        ("<input type=checkbox required>", "Please check this box if you want to proceed."),
        ("<input type=radio name=a required>", "Please select one of these options."),
        ("<input type=file required>", "Please select a file."),
        ("<select required><option value=''></select>", "Please select an item in the list."),
        ("<textarea required></textarea>", "Please fill out this field."),
        ("<input type=url value=x>", "Please enter a URL."),
        ("<input pattern=a value=b>", "Please match the requested format."),
        ("<input type=number min=5 value=1>", "Value must be greater than or equal to 5."),
        ("<input type=number max=5 value=6>", "Value must be less than or equal to 5."),
        ("<input type=number value=1.5 step=2 max=10>", ""),
        ("<input disabled required>", ""),
    ],
)
def test_messages(html: str, message: str) -> None:
    assert form_of(html).elements[0].validationMessage == message


MISPLACED = "'.' is used at a wrong position in"
FOLLOWED, FOLLOWING = "A part followed by '@'", "A part following '@'"
ADDRESSES = {
    "abc": "Please include an '@' in the email address. 'abc' is missing an '@'.",
    "@b": "Please enter a part followed by '@'. '@b' is incomplete.",
    "a @": "Please enter a part following '@'. 'a @' is incomplete.",
    "a@b@c": f"{FOLLOWING} should not contain the symbol '@'.",
    "a b@c": f"{FOLLOWED} should not contain the symbol ' '.",
    'a"@b': f"{FOLLOWED} should not contain the symbol '\"'.",
    "\U0001f600@b": f"{FOLLOWED} should not contain the symbol '\U0001f600'.",
    "a@.b c": f"{FOLLOWING} should not contain the symbol ' '.",
    "a@b_c": f"{FOLLOWING} should not contain the symbol '_'.",
    "a@b..c-": f"{MISPLACED} 'b..c-'.",
    "a@b.": f"{MISPLACED} 'b.'.",
    "a@-b": "Please enter an email address.",
    "a@b,,c@d": "Please enter a non-empty email address.",
    "a@b, c@": "Please enter a part following '@'. 'c@' is incomplete.",
    "a@b, c@d": "",
}
"""What Chromium 156 says of email addresses; those with commas are several."""


@pytest.mark.parametrize("value", ADDRESSES)
def test_messages_about_email_addresses(value: str) -> None:
    field = form_of(f"<input type=email {'multiple' if ',' in value else ''}>").elements[0]
    field.value = value
    assert field.validationMessage == ADDRESSES[value]


def test_steps_between_two_values() -> None:
    field = form_of("<input type=number step=2 min=1>").elements[0]
    field.value = "4"
    expected = "Please enter a valid value. The two nearest valid values are 3 and 5."
    assert (field.validationMessage, field.validity.stepMismatch) == (expected, True)


# Entries


def test_entries_of_a_submit_button() -> None:
    form = form_of("<input name=a><button name=b value=1></button><input type=image name=i>")
    assert [*FormData(form)] == [("a", "")]
    assert [*FormData(form, form.elements[1])] == [("a", ""), ("b", "1")]
    image = form.querySelector("[type=image]")
    assert [*FormData(form, image)] == [("a", ""), ("i.x", "0"), ("i.y", "0")]
    with pytest.raises(TypeError, match="not a submit button"):
        FormData(form, form.elements[0])
    with pytest.raises(DOMException) as raised:
        FormData(form, page("<button>").querySelector("button"))
    assert raised.value.name == "NotFoundError"


def test_listeners_change_the_entries() -> None:
    form = form_of("<input name=a value=1>")

    def listener(event: Any) -> None:
        assert type(event) is FormDataEvent
        event.formData.append("b", "2")
        with pytest.raises(DOMException, match="lists its entries"):
            FormData(form)

    form.addEventListener("formdata", listener)
    assert [*FormData(form)] == [("a", "1"), ("b", "2")]


def test_files() -> None:
    form = form_of("<input type=file name=f multiple>")
    field = form.elements[0]
    assert len(field.files) == 0
    field.files = FileList([File(["a"], "1.txt"), File(["b"], "2.txt")])
    assert [value.name for _, value in FormData(form)] == ["1.txt", "2.txt"]
    assert field.files[1] is FormData(form).getAll("f")[1]
    with pytest.raises(DOMException) as raised:
        field.value = "x"
    assert raised.value.name == "InvalidStateError"
    field.value = ""
    assert (len(field.files), field.value) == (0, "")


def test_directions_and_the_charset_are_entries() -> None:
    form = form_of("<input name=a dirname=d dir=rtl><input type=hidden name=_CHARSET_ value=x>")
    assert [*FormData(form)] == [("a", ""), ("d", "rtl"), ("_CHARSET_", "UTF-8")]


# Submission


def submitted(html: str, url: str = "https://example.org/dir/page?old#f") -> Any:
    document = page(html, url)
    form: Any = document.querySelector("form")
    form.requestSubmit(form.querySelector("button"))
    found = document.location.navigations
    return found[-1] if found else None


FIELDS = (
    "<input name=a value='&#xe9; &amp;'><input type=file name=f><textarea name=t>\n1\n2</textarea>"
)


@pytest.mark.parametrize(
    ("html", "url"),
    [
        (f"<form>{FIELDS}", "https://example.org/dir/page?a=%C3%A9+%26&f=&t=1%0D%0A2#f"),
        ("<form action=x?y#z><input name=a>", "https://example.org/dir/x?a=#z"),
        ("<form action=x><button formaction=/z name=b>", "https://example.org/z?b="),
        ("<form action=data:,x?y><input name=a>", "data:,x?a="),
        ("<form action=mailto:a@b><input name=c value='d e'>", "mailto:a@b?c=d%20e"),
        ("<form method=post action=mailto:a?x><input name=b>", "mailto:a?x&body=b="),
        (
            "<form method=post enctype=text/plain action=mailto:a><input name=b value='c d'>",
            "mailto:a?body=b=c%20d%0D%0A",
        ),
        ("<form method=post action=data:,x?y><input name=a>", "data:,x?y"),
        ("<form accept-charset='x windows-1252'><input name=a value=&#xe9;&#x3b1;>", None),
    ],
)
def test_a_form_leads_to_a_url(html: str, url: str | None) -> None:
    expected = url or "https://example.org/dir/page?a=%E9%26%23945%3B#f"
    assert submitted(html).url == expected


def test_urls_that_do_not_parse_and_dialogs_are_no_navigations() -> None:
    assert submitted("<form action=http://[>") is None
    assert submitted("<form method=dialog>") is None


@pytest.mark.parametrize(
    ("enctype", "type", "body"),
    [
        ("", "application/x-www-form-urlencoded", b"a=%C3%A9+%26&f=&t=1%0D%0A2"),
        ("text/plain", "text/plain", b"a=\xc3\xa9 &\r\nf=\r\nt=1\r\n2\r\n"),
    ],
)
def test_posted_bodies(enctype: str, type: str, body: bytes) -> None:
    navigation = submitted(f"<form method=post enctype='{enctype}' target=_blank>{FIELDS}")
    request = navigation.request
    assert (request.method, request.headers.get("content-type")) == ("POST", type)
    assert navigation.request is request
    assert navigation.target == "_blank"
    assert navigation._webapi_navigation.entity.body == body


def test_a_multipart_body() -> None:
    html = f"<form method=post enctype=multipart/form-data accept-charset=latin1>{FIELDS}"
    entity = submitted(html)._webapi_navigation.entity
    boundary = entity.content_type.removeprefix("multipart/form-data; boundary=").encode()
    assert entity.body.split(b"--" + boundary)[1] == (
        b'\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xe9 &\r\n'
    )


def test_submit_asks_and_tells() -> None:
    document = page("<form><input name=a required><button name=b></button></form>")
    form: Any = document.querySelector("form")
    button = form.querySelector("button")
    heard = []

    def listener(event: Any) -> None:
        assert type(event) is SubmitEvent
        heard.append(event.submitter)
        if len(heard) == 1:
            event.preventDefault()
        form.requestSubmit()  # which does nothing, as the form is being submitted

    form.addEventListener("submit", listener)
    form.requestSubmit(button)
    assert heard == []
    form.elements[0].value = "1"
    form.requestSubmit(button)
    assert (heard, document.location.navigations) == ([button], ())
    form.requestSubmit()
    assert heard == [button, None]
    form.elements[0].value = ""
    form.submit()
    assert [each.url for each in document.location.navigations] == [
        "https://example.org/dir/page?a=1#f",
        "https://example.org/dir/page?a=#f",
    ]
    form.remove()
    form.submit()
    assert len(document.location.navigations) == 2
    with pytest.raises(TypeError, match="not a submit button"):
        form.requestSubmit(form.elements[0])


def test_a_reset_may_be_prevented() -> None:
    form = form_of("<input value=1><input type=checkbox checked><select><option><option selected>")
    text, box, select = form.elements
    text.value, box.checked, select.selectedIndex = "2", False, 0

    def prevent(event: Event) -> None:
        event.preventDefault()
        form.reset()  # which does nothing, as the form is locked for it

    form.addEventListener("reset", prevent)
    form.reset()
    assert text.value == "2"
    form.removeEventListener("reset", prevent)
    form.reset()
    assert (text.value, box.checked, select.selectedIndex) == ("1", True, 1)


# Clicks


def test_a_click_toggles_a_box() -> None:
    form = form_of("<label>x<input type=checkbox></label>")
    box = form.elements[0]
    heard = []
    for type in ("input", "change"):
        form.addEventListener(type, lambda event: heard.append((event.type, box.checked)))
    box.indeterminate = True
    box.click()
    assert (heard, box.indeterminate) == ([("input", True), ("change", True)], False)
    form.querySelector("label").click()
    assert not box.checked
    box.indeterminate = True
    form.addEventListener("click", lambda event: event.preventDefault())
    box.click()
    assert (box.checked, box.indeterminate, len(heard)) == (False, True, 4)


def test_a_canceled_click_restores_a_radio_button() -> None:
    form = form_of("<input type=radio name=r checked><input type=radio name=r>")
    first, second = form.elements
    second.click()
    assert (first.checked, second.checked) == (False, True)
    form.addEventListener("click", lambda event: event.preventDefault())
    first.click()
    assert (first.checked, second.checked) == (False, True)


def test_clicks_submit_and_reset() -> None:
    document = page("<form><input name=a><button>x</button><button type=reset>y</button></form>")
    form: Any = document.querySelector("form")
    field, submit, reset = form.elements
    field.value = "1"
    submit.click()
    assert document.location.search == "?a=1"
    reset.click()
    assert field.value == ""
    submit.disabled = True
    submit.click()
    assert len(document.location.navigations) == 1


class Stopped(BaseException):
    """What no listener reports."""


def test_a_listener_may_stop_the_test() -> None:
    form = form_of(
        "<input type=checkbox><input type=radio name=r checked><input type=radio name=r>"
    )
    box, first, second = form.elements

    def stop(event: Event) -> None:
        raise Stopped

    types = ("reset", "submit", "formdata", "click")
    acts = (form.reset, form.requestSubmit, lambda: FormData(form), box.click, second.click)
    for type in types:
        form.addEventListener(type, stop)
    for act in acts:
        for _ in range(2):
            with pytest.raises(Stopped):
                act()
    assert (box.checked, first.checked, second.checked) == (False, True, False)


def test_a_summary_opens_its_details() -> None:
    document = page("<details><summary><b>x</b></summary><summary>y</summary></details>")
    details: Any = document.querySelector("details")
    first, second = details.children
    first.firstChild.click()
    assert details.open
    second.click()
    assert details.open
    first.addEventListener("click", lambda event: event.preventDefault(), {"once": True})
    first.click()
    assert details.open
    first.click()
    assert not details.open


AUTOCOMPLETE = {
    "": "",
    "  \n": "",
    " ON\t": "on",
    "off": "off",
    "foo off": "",
    "call-sign": "",
    "tel-local-suffix": "tel-local-suffix",
    "webauthn": "webauthn",
    "foo section-foo billing name": "",
    "foo section-bar billing work tel": "",
    "foo section-bar billing work tel webauthn": "",
    "work name": "",
    "billing": "",
    " HOME\ntel": "home tel",
    "shipping   country": "shipping country",
    "billing  work  email": "billing work email",
    "  section-FOO  bday": "section-foo bday",
    "\tusername webauthn": "username webauthn",
    "on webauthn": "",
    "webauthn webauthn": "",
    "  section-LOGIN  shipping work tel webauthn ": "section-login shipping work tel webauthn",
}
"""Values of an attribute, and of the member: WPT's form-autocomplete.html, and Chromium's."""


@pytest.mark.parametrize("name", ["input", "select", "textarea"])
def test_autocomplete(name: str) -> None:
    element = form_of(f"<{name}>").firstElementChild
    assert element.autocomplete == ""
    for value, expected in AUTOCOMPLETE.items():
        element.autocomplete = value
        assert element.getAttribute("autocomplete") == value
        assert element.autocomplete == expected, value


def test_autocomplete_of_a_hidden_input_and_a_form() -> None:
    element = form_of("<input type=hidden>").firstElementChild
    values = {}
    for value in ("on", "off", "name"):
        element.autocomplete = value
        values[value] = element.autocomplete
    assert values == {"on": "", "off": "", "name": "name"}
    form = form_of("")
    assert form.autocomplete == "on"
    form.autocomplete = "OFF"
    assert form.autocomplete == "off"
    form.autocomplete = "name"
    assert form.autocomplete == "on"
