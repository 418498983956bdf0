"""``Date``: https://tc39.es/ecma262/#sec-date-objects

Local time is that of the machine. Dates in the language of a locale are not there.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from email.utils import parsedate_to_datetime
from typing import Any

from webapi.js.defining import define_class, first, functions
from webapi.js.model import Behaviour, JSObject, Realm, realm, throw, to_string
from webapi.js.primitives import number
from webapi.webidl.values import jsnull

_DAY = 86_400_000
_GREATEST = 8.64e15
_EPOCH = date(1970, 1, 1).toordinal()
_CYCLE = 146_097  # days of 400 years
_WEEKDAYS = ("Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_ISO = re.compile(
    r"([+-]\d{6}|\d{4})(?:-(\d\d)(?:-(\d\d))?)?"
    r"(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?",
    re.ASCII,
)


class JSDate(JSObject):
    """A Date: milliseconds since the Unix Epoch, or NaN."""

    __slots__ = ("value",)

    def __init__(self, value: float) -> None:
        super().__init__(realm().prototypes["Date"])
        self.value = value


Fields = list[int]
"""Year, month from 0, day, hours, minutes, seconds, milliseconds, and the day of the week."""


def fields_of(value: float) -> Fields:
    """The fields of a time value."""
    days, rest = divmod(int(value), _DAY)
    cycle, day_of_cycle = divmod(days, _CYCLE)
    found = date.fromordinal(_EPOCH + day_of_cycle)
    hours, rest = divmod(rest, 3_600_000)
    minutes, rest = divmod(rest, 60_000)
    year = found.year + 400 * cycle
    weekday = (days + 4) % 7
    return [year, found.month - 1, found.day, hours, minutes, *divmod(rest, 1000), weekday]


def time_of(fields: list[float]) -> float:
    """https://tc39.es/ecma262/#sec-makeday, MakeTime and MakeDate, of all fields but the last"""
    if not all(map(math.isfinite, fields)) or max(map(abs, fields)) > 1e17:
        return math.nan
    year, month, day, hours, minutes, seconds, milliseconds = map(int, fields)
    cycle, year_of_cycle = divmod(year + month // 12 - 2000, 400)
    start = date(2000 + year_of_cycle, month % 12 + 1, 1).toordinal() - _EPOCH
    days = start + _CYCLE * cycle + day - 1
    return float(days * _DAY + hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + milliseconds)


def clipped(value: float) -> float:
    """https://tc39.es/ecma262/#sec-timeclip"""
    return float(int(value)) if abs(value) <= _GREATEST else math.nan


def _offset(value: float) -> float:
    """How many milliseconds local time is ahead of UTC; 0 in years that the machine lacks."""
    try:
        moment = datetime.fromtimestamp(value / 1000, UTC).astimezone()
    except (OverflowError, OSError, ValueError):
        return 0.0
    ahead = moment.utcoffset()
    return ahead.total_seconds() * 1000 if ahead else 0.0


def _to_utc(value: float) -> float:
    return value - _offset(value - _offset(value)) if math.isfinite(value) else value


def parse(text: str) -> float:
    """https://tc39.es/ecma262/#sec-date.parse: the standard's format, and that of mails"""
    if (match := _ISO.fullmatch(text)) and match[1] != "-000000":
        year, month, day, hours, minutes, seconds, fraction, zone = match.groups()
        rest = [int(each or 0) for each in (hours, minutes, seconds)]
        rest.append(int((fraction or "0").ljust(3, "0")[:3]))
        parts = [int(year), int(month or 1) - 1, int(day or 1), *rest]
        greatest = (11, 31, 24, 59, 59, 999)
        if any(part > most for part, most in zip(parts[1:], greatest, strict=True)):
            return math.nan
        if parts[1] < 0 or not parts[2] or (rest[0] == 24 and any(rest[1:])):
            return math.nan
        value = time_of([float(part) for part in parts])
        if hours and zone is None:
            return clipped(_to_utc(value))
        if zone and zone != "Z":
            minutes_ahead = int(zone[1:3]) * 60 + int(zone[4:])
            value -= (minutes_ahead if zone[0] == "+" else -minutes_ahead) * 60_000.0
        return clipped(value)
    try:
        moment = parsedate_to_datetime(re.sub(r"\(.*\)|GMT(?=[+-])", "", text))
    except (TypeError, ValueError, OverflowError):
        return math.nan
    return clipped(moment.timestamp() * 1000)


def define_date(new: Realm) -> None:
    """Define the class."""

    def make(arguments: list[Any]) -> JSDate:
        if not arguments:
            return JSDate(_now())
        if len(arguments) > 1:
            return JSDate(clipped(_to_utc(_components(arguments))))
        given = arguments[0]
        if isinstance(given, JSDate):
            return JSDate(given.value)
        return JSDate(parse(given) if isinstance(given, str) else clipped(number(given)))

    cls = define_class(new, "Date", 7, make)
    cls.behaviour = lambda this, a: _text(JSDate(_now()))
    functions(
        cls,
        now=(0, lambda this, a: _now()),
        parse=(1, lambda this, a: parse(to_string(first(a)))),
        UTC=(7, lambda this, a: clipped(_components(a))),
    )
    prototype = new.prototypes["Date"]
    functions(
        prototype,
        JSDate,
        getTime=(0, lambda this, a: this.value),
        valueOf=(0, lambda this, a: this.value),
        setTime=(1, lambda this, a: _assign(this, clipped(number(first(a))))),
        getTimezoneOffset=(0, _timezone_offset),
        toISOString=(0, lambda this, a: _iso(this)),
        toJSON=(1, lambda this, a: _iso(this) if math.isfinite(this.value) else jsnull),
        toString=(0, lambda this, a: _text(this)),
        toUTCString=(0, lambda this, a: _utc_text(this)),
    )
    names = ("FullYear", "Month", "Date", "Hours", "Minutes", "Seconds", "Milliseconds", "Day")
    for index, name in enumerate(names):
        for utc in ("", "UTC"):
            get = _getter(index, local=not utc)
            functions(prototype, JSDate, **{f"get{utc}{name}": (0, get)})
            if name != "Day":
                length = 3 - index if index < 3 else 7 - index
                change = _setter(index, length, local=not utc)
                functions(prototype, JSDate, **{f"set{utc}{name}": (length, change)})


def _now() -> float:
    return float(time.time_ns() // 1_000_000)


def _components(arguments: list[Any]) -> float:
    defaults = [math.nan, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]
    fields = [*map(number, arguments[:7]), *defaults[len(arguments) :]]
    if 0 <= fields[0] < 100:
        fields[0] = 1900.0 + int(fields[0])
    return time_of(fields)


def _assign(this: JSDate, value: float) -> float:
    this.value = value
    return value


def _getter(index: int, *, local: bool) -> Behaviour:
    def get(this: JSDate, arguments: list[Any]) -> float:
        if not math.isfinite(this.value):
            return math.nan
        return float(fields_of(this.value + (_offset(this.value) if local else 0))[index])

    return get


def _setter(index: int, most: int, *, local: bool) -> Behaviour:
    back: Callable[[float], float] = _to_utc if local else lambda value: value

    def change(this: JSDate, arguments: list[Any]) -> float:
        given = [*map(number, arguments[:most])] or [math.nan]
        value = this.value
        if not math.isfinite(value):
            if index:
                return math.nan
            value = 0.0
        fields = [float(each) for each in fields_of(value + (_offset(value) if local else 0))[:7]]
        fields[index : index + len(given)] = given
        return _assign(this, clipped(back(time_of(fields))))

    return change


def _timezone_offset(this: JSDate, arguments: list[Any]) -> float:
    return -_offset(this.value) / 60_000 if math.isfinite(this.value) else math.nan


def _iso(this: JSDate) -> str:
    if not math.isfinite(this.value):
        throw("RangeError", "Invalid time value")
    year, month, day, hours, minutes, seconds, milliseconds, _ = fields_of(this.value)
    shown = f"{year:04}" if 0 <= year <= 9999 else f"{year:+07}"
    clock = f"{hours:02}:{minutes:02}:{seconds:02}.{milliseconds:03}"
    return f"{shown}-{month + 1:02}-{day:02}T{clock}Z"


def _utc_text(this: JSDate) -> str:
    if not math.isfinite(this.value):
        return "Invalid Date"
    year, month, day, hours, minutes, seconds, _, weekday = fields_of(this.value)
    shown = f"{year:04}" if year >= 0 else f"{year:05}"
    clock = f"{hours:02}:{minutes:02}:{seconds:02}"
    return f"{_WEEKDAYS[weekday]}, {day:02} {_MONTHS[month]} {shown} {clock} GMT"


def _text(this: JSDate) -> str:
    if not math.isfinite(this.value):
        return "Invalid Date"
    ahead = _offset(this.value)
    year, month, day, hours, minutes, seconds, _, weekday = fields_of(this.value + ahead)
    sign, (hours_ahead, minutes_ahead) = "-" if ahead < 0 else "+", divmod(abs(ahead) // 60_000, 60)
    shown = f"{year:04}" if year >= 0 else f"{year:05}"
    clock = f"{hours:02}:{minutes:02}:{seconds:02}"
    zone = f"GMT{sign}{int(hours_ahead):02}{int(minutes_ahead):02} ({_zone_name(this.value)})"
    return f"{_WEEKDAYS[weekday]} {_MONTHS[month]} {day:02} {shown} {clock} {zone}"


def _zone_name(value: float) -> str:
    try:
        name = datetime.fromtimestamp(value / 1000, UTC).astimezone().tzname() or "UTC"
    except (OverflowError, OSError, ValueError):
        name = "UTC"
    return "Coordinated Universal Time" if name == "UTC" else name
