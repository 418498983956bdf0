"""The events of forms.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.dom.events import Event, EventInit

if TYPE_CHECKING:
    from webapi.dom.html_element import HTMLElement


class SubmitEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submiteventinit"""

    submitter: HTMLElement | None


class FormDataEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataeventinit"""

    formData: Any


class SubmitEvent(Event):
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent"""

    __slots__ = ("submitter",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.submitter: HTMLElement | None = None

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.submitter = cast("SubmitEventInit", init)["submitter"]


class FormDataEvent(Event):
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataevent"""

    __slots__ = ("form_data",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.form_data: Any = None

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.form_data = cast("FormDataEventInit", init)["formData"]
