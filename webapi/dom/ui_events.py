"""Events of users: https://w3c.github.io/uievents/ and https://w3c.github.io/pointerevents/

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import Event, EventInit, EventTarget

if TYPE_CHECKING:
    from webapi.dom.data_transfer import DataTransfer
    from webapi.dom.element import Element
    from webapi.dom.ranges import StaticRange


class UIEventInit(EventInit):
    """https://w3c.github.io/uievents/#dictdef-uieventinit"""

    view: EventTarget | None
    detail: int
    which: int


class FocusEventInit(UIEventInit):
    """https://w3c.github.io/uievents/#dictdef-focuseventinit"""

    relatedTarget: EventTarget | None


class EventModifierInit(UIEventInit):
    """https://w3c.github.io/uievents/#dictdef-eventmodifierinit"""

    ctrlKey: bool
    shiftKey: bool
    altKey: bool
    metaKey: bool
    modifierAltGraph: bool
    modifierCapsLock: bool
    modifierFn: bool
    modifierFnLock: bool
    modifierHyper: bool
    modifierNumLock: bool
    modifierScrollLock: bool
    modifierSuper: bool
    modifierSymbol: bool
    modifierSymbolLock: bool


class MouseEventInit(EventModifierInit):
    """https://w3c.github.io/pointerevents/#dom-mouseeventinit"""

    screenX: int
    screenY: int
    clientX: int
    clientY: int
    button: int
    buttons: int
    relatedTarget: EventTarget | None
    movementX: float
    movementY: float


class WheelEventInit(MouseEventInit):
    """https://w3c.github.io/pointerevents/#dom-wheeleventinit"""

    deltaX: float
    deltaY: float
    deltaZ: float
    deltaMode: int


class PointerEventInit(MouseEventInit):
    """https://w3c.github.io/pointerevents/#dom-pointereventinit"""

    pointerId: int
    width: float
    height: float
    pressure: float
    tangentialPressure: float
    tiltX: int
    tiltY: int
    twist: int
    altitudeAngle: float
    azimuthAngle: float
    pointerType: str
    isPrimary: bool
    persistentDeviceId: int
    coalescedEvents: list[PointerEvent]
    predictedEvents: list[PointerEvent]


class InputEventInit(UIEventInit):
    """https://w3c.github.io/uievents/#dictdef-inputeventinit"""

    data: str | None
    isComposing: bool
    inputType: str
    dataTransfer: DataTransfer | None
    targetRanges: list[StaticRange]


class KeyboardEventInit(EventModifierInit):
    """https://w3c.github.io/uievents/#dictdef-keyboardeventinit"""

    key: str
    code: str
    location: int
    repeat: bool
    isComposing: bool
    charCode: int
    keyCode: int


class CompositionEventInit(UIEventInit):
    """https://w3c.github.io/uievents/#dictdef-compositioneventinit"""

    data: str


class ToggleEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/interaction.html#toggleeventinit"""

    oldState: str
    newState: str
    source: Element | None


class CommandEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/interaction.html#commandeventinit"""

    source: Element | None
    command: str


class UIEvent(Event):
    """https://w3c.github.io/uievents/#uievent"""

    __slots__ = ("detail", "given_which", "view")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.view: EventTarget | None = None
        self.detail = 0
        self.given_which = 0

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("UIEventInit", init)
        self.view = members["view"]
        self.detail = members["detail"]
        self.given_which = members["which"]

    @property
    def which(self) -> int:
        """https://w3c.github.io/uievents/#dom-uievent-which"""
        return self.given_which

    def init_ui_event(
        self, type: str, bubbles: bool, cancelable: bool, view: EventTarget | None, detail: int
    ) -> None:
        """https://w3c.github.io/uievents/#dom-uievent-inituievent"""
        if self.dispatch_flag:
            return
        self.initialize(type, bubbles, cancelable)
        self.view = view
        self.detail = detail


class FocusEvent(UIEvent):
    """https://w3c.github.io/uievents/#focusevent"""

    __slots__ = ()

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.related_target = cast("FocusEventInit", init)["relatedTarget"]


class EventWithModifiers(UIEvent):
    """An event that knows the keys that were held down.

    https://w3c.github.io/uievents/#event-modifier-initializers
    """

    __slots__ = ("alt_key", "ctrl_key", "meta_key", "other_modifiers", "shift_key")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.ctrl_key = False
        self.shift_key = False
        self.alt_key = False
        self.meta_key = False
        self.other_modifiers: dict[str, bool] = {}

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("EventModifierInit", init)
        self.ctrl_key = members["ctrlKey"]
        self.shift_key = members["shiftKey"]
        self.alt_key = members["altKey"]
        self.meta_key = members["metaKey"]
        others = self.other_modifiers
        others["AltGraph"] = members["modifierAltGraph"]
        others["CapsLock"] = members["modifierCapsLock"]
        others["Fn"] = members["modifierFn"]
        others["FnLock"] = members["modifierFnLock"]
        others["Hyper"] = members["modifierHyper"]
        others["NumLock"] = members["modifierNumLock"]
        others["ScrollLock"] = members["modifierScrollLock"]
        others["Super"] = members["modifierSuper"]
        others["Symbol"] = members["modifierSymbol"]
        others["SymbolLock"] = members["modifierSymbolLock"]

    def get_modifier_state(self, key: str) -> bool:
        """https://w3c.github.io/uievents/#dom-mouseevent-getmodifierstate"""
        if key == "Control":
            return self.ctrl_key
        if key == "Shift":
            return self.shift_key
        if key == "Alt":
            return self.alt_key
        if key == "Meta":
            return self.meta_key
        return self.other_modifiers.get(key) is True


class MouseEvent(EventWithModifiers):
    """https://w3c.github.io/pointerevents/#mouseevent"""

    __slots__ = (
        *("button", "buttons", "client_x", "client_y", "movement_x", "movement_y"),
        *("screen_x", "screen_y"),
    )

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.screen_x = 0
        self.screen_y = 0
        self.client_x = 0
        self.client_y = 0
        self.button = 0
        self.buttons = 0
        self.movement_x = 0.0
        self.movement_y = 0.0

    @property
    def is_activation_event(self) -> bool:
        """The isActivationEvent of https://dom.spec.whatwg.org/#concept-event-dispatch"""
        return self.type == "click"

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("MouseEventInit", init)
        self.screen_x = members["screenX"]
        self.screen_y = members["screenY"]
        self.client_x = members["clientX"]
        self.client_y = members["clientY"]
        self.button = members["button"]
        self.buttons = members["buttons"]
        self.related_target = members["relatedTarget"]
        self.movement_x = members["movementX"]
        self.movement_y = members["movementY"]

    @property
    def which(self) -> int:
        """https://w3c.github.io/uievents/#dom-uievent-which, as browsers have it"""
        return self.button + 1

    @property
    def layer_x(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-layerx"""
        return self.client_x

    @property
    def layer_y(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-layery"""
        return self.client_y

    @property
    def page_x(self) -> int:
        """https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagex"""
        return self.client_x

    @property
    def page_y(self) -> int:
        """https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagey"""
        return self.client_y

    @property
    def x(self) -> int:
        """https://drafts.csswg.org/cssom-view/#dom-mouseevent-x"""
        return self.client_x

    @property
    def y(self) -> int:
        """https://drafts.csswg.org/cssom-view/#dom-mouseevent-y"""
        return self.client_y

    @property
    def offset_x(self) -> int:
        """https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsetx"""
        return self.client_x

    @property
    def offset_y(self) -> int:
        """https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsety"""
        return self.client_y

    def init_mouse_event(
        self,
        type: str,
        bubbles: bool,
        cancelable: bool,
        view: EventTarget | None,
        detail: int,
        screen_x: int,
        screen_y: int,
        client_x: int,
        client_y: int,
        ctrl_key: bool,
        alt_key: bool,
        shift_key: bool,
        meta_key: bool,
        button: int,
        related_target: EventTarget | None,
    ) -> None:
        """https://w3c.github.io/pointerevents/#dom-mouseevent-initmouseevent"""
        if self.dispatch_flag:
            return
        self.init_ui_event(type, bubbles, cancelable, view, detail)
        self.screen_x = screen_x
        self.screen_y = screen_y
        self.client_x = client_x
        self.client_y = client_y
        self.ctrl_key = ctrl_key
        self.alt_key = alt_key
        self.shift_key = shift_key
        self.meta_key = meta_key
        self.button = button
        self.related_target = related_target


class WheelEvent(MouseEvent):
    """https://w3c.github.io/pointerevents/#wheelevent"""

    __slots__ = ("delta_mode", "delta_x", "delta_y", "delta_z")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.delta_x = 0.0
        self.delta_y = 0.0
        self.delta_z = 0.0
        self.delta_mode = 0

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("WheelEventInit", init)
        self.delta_x = members["deltaX"]
        self.delta_y = members["deltaY"]
        self.delta_z = members["deltaZ"]
        self.delta_mode = members["deltaMode"]


class PointerEvent(MouseEvent):
    """https://w3c.github.io/pointerevents/#pointerevent"""

    __slots__ = (
        *("altitude_angle", "azimuth_angle", "coalesced_events", "height", "is_primary"),
        *("persistent_device_id", "pointer_id", "pointer_type", "predicted_events", "pressure"),
        *("tangential_pressure", "tilt_x", "tilt_y", "twist", "width"),
    )

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.pointer_id = 0
        self.width = 1.0
        self.height = 1.0
        self.pressure = 0.0
        self.tangential_pressure = 0.0
        self.tilt_x = 0
        self.tilt_y = 0
        self.twist = 0
        self.altitude_angle = 1.5707963267948966
        self.azimuth_angle = 0.0
        self.pointer_type = ""
        self.is_primary = False
        self.persistent_device_id = 0
        self.coalesced_events: list[PointerEvent] = []
        self.predicted_events: list[PointerEvent] = []

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("PointerEventInit", init)
        self.pointer_id = members["pointerId"]
        self.width = members["width"]
        self.height = members["height"]
        self.pressure = members["pressure"]
        self.tangential_pressure = members["tangentialPressure"]
        self.tilt_x = members["tiltX"]
        self.tilt_y = members["tiltY"]
        self.twist = members["twist"]
        self.altitude_angle = members["altitudeAngle"]
        self.azimuth_angle = members["azimuthAngle"]
        self.pointer_type = members["pointerType"]
        self.is_primary = members["isPrimary"]
        self.persistent_device_id = members["persistentDeviceId"]
        self.coalesced_events = members["coalescedEvents"]
        self.predicted_events = members["predictedEvents"]

    def get_coalesced_events(self) -> list[PointerEvent]:
        """https://w3c.github.io/pointerevents/#dom-pointerevent-getcoalescedevents"""
        return list(self.coalesced_events)

    def get_predicted_events(self) -> list[PointerEvent]:
        """https://w3c.github.io/pointerevents/#dom-pointerevent-getpredictedevents"""
        return list(self.predicted_events)


class InputEvent(UIEvent):
    """https://w3c.github.io/uievents/#inputevent"""

    __slots__ = ("data", "data_transfer", "input_type", "is_composing", "target_ranges")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.data: str | None = None
        self.is_composing = False
        self.input_type = ""
        self.data_transfer: DataTransfer | None = None
        self.target_ranges: list[StaticRange] = []

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("InputEventInit", init)
        self.data = members["data"]
        self.is_composing = members["isComposing"]
        self.input_type = members["inputType"]
        self.data_transfer = members["dataTransfer"]
        self.target_ranges = members["targetRanges"]

    def get_target_ranges(self) -> list[StaticRange]:
        """https://w3c.github.io/input-events/#dom-inputevent-gettargetranges"""
        return list(self.target_ranges)


class KeyboardEvent(EventWithModifiers):
    """https://w3c.github.io/uievents/#keyboardevent"""

    __slots__ = ("char_code", "code", "is_composing", "key", "key_code", "location", "repeat")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.key = ""
        self.code = ""
        self.location = 0
        self.repeat = False
        self.is_composing = False
        self.char_code = 0
        self.key_code = 0

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("KeyboardEventInit", init)
        self.key = members["key"]
        self.code = members["code"]
        self.location = members["location"]
        self.repeat = members["repeat"]
        self.is_composing = members["isComposing"]
        self.char_code = members["charCode"]
        self.key_code = members["keyCode"]

    @property
    def which(self) -> int:
        """https://w3c.github.io/uievents/#dom-uievent-which, as browsers have it"""
        return self.key_code

    def init_keyboard_event(
        self,
        type: str,
        bubbles: bool,
        cancelable: bool,
        view: EventTarget | None,
        key: str,
        location: int,
        ctrl_key: bool,
        alt_key: bool,
        shift_key: bool,
        meta_key: bool,
    ) -> None:
        """https://w3c.github.io/uievents/#dom-keyboardevent-initkeyboardevent"""
        if self.dispatch_flag:
            return
        self.init_ui_event(type, bubbles, cancelable, view, 0)
        self.key = key
        self.location = location
        self.ctrl_key = ctrl_key
        self.alt_key = alt_key
        self.shift_key = shift_key
        self.meta_key = meta_key


class CompositionEvent(UIEvent):
    """https://w3c.github.io/uievents/#compositionevent"""

    __slots__ = ("data",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.data = ""

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.data = cast("CompositionEventInit", init)["data"]

    def init_composition_event(
        self, type: str, bubbles: bool, cancelable: bool, view: EventTarget | None, data: str
    ) -> None:
        """https://w3c.github.io/uievents/#dom-compositionevent-initcompositionevent"""
        if self.dispatch_flag:
            return
        self.init_ui_event(type, bubbles, cancelable, view, 0)
        self.data = data


class TextEvent(UIEvent):
    """https://w3c.github.io/uievents/#textevent"""

    __slots__ = ("data",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.data = ""

    def init_text_event(
        self, type: str, bubbles: bool, cancelable: bool, view: EventTarget | None, data: str
    ) -> None:
        """https://w3c.github.io/uievents/#dom-textevent-inittextevent"""
        if self.dispatch_flag:
            return
        self.init_ui_event(type, bubbles, cancelable, view, 0)
        self.data = data


class ToggleEvent(Event):
    """https://html.spec.whatwg.org/multipage/interaction.html#toggleevent"""

    __slots__ = ("new_state", "old_state", "source")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.old_state = ""
        self.new_state = ""
        self.source: Element | None = None

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("ToggleEventInit", init)
        self.old_state = members["oldState"]
        self.new_state = members["newState"]
        self.source = members["source"]


class CommandEvent(Event):
    """https://html.spec.whatwg.org/multipage/interaction.html#commandevent"""

    __slots__ = ("command", "source")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.source: Element | None = None
        self.command = ""

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("CommandEventInit", init)
        self.source = members["source"]
        self.command = members["command"]


def event_named(name: str) -> Event:
    """A new event of an interface whose name is given in lowercase."""
    if name == "focusevent":
        return FocusEvent()
    if name == "mouseevent":
        return MouseEvent()
    if name == "pointerevent":
        return PointerEvent()
    if name == "inputevent":
        return InputEvent()
    if name == "keyboardevent":
        return KeyboardEvent()
    if name == "compositionevent":
        return CompositionEvent()
    if name == "textevent":
        return TextEvent()
    if name == "commandevent":
        return CommandEvent()
    if name == "toggleevent":
        return ToggleEvent()
    return UIEvent()
