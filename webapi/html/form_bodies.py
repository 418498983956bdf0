"""The forms in bodies: https://fetch.spec.whatwg.org/#dom-body-formdata"""

from __future__ import annotations

from webapi.html.entry_list import Entry
from webapi.html.mime_type import MimeType
from webapi.html.multipart_form_data_parser import MalformedBody, multipart_form_data_parser
from webapi.url.form_urlencoded import urlencoded_parser
from webapi.webidl.exceptions import shown


def entries_of_body(body: bytes, mime_type: MimeType | None) -> list[Entry]:
    """https://fetch.spec.whatwg.org/#dom-body-formdata: the entries of the form in a body

    Raises:
        TypeError: the MIME type is another one, or the body is malformed or cut off.
    """
    essence, parameters = mime_type or ("", {})
    if essence == "application/x-www-form-urlencoded":
        return [*urlencoded_parser(body)]
    problem = f"{shown(essence)} is not the content type of a form"
    if essence == "multipart/form-data":
        problem = "the content type has no boundary"
        if boundary := parameters.get("boundary"):
            try:
                return multipart_form_data_parser(body, boundary.encode("latin-1"))
            except MalformedBody as error:
                problem = f"the body is malformed: {error}"
    raise TypeError(f"Failed to execute 'formData': {problem}.")
