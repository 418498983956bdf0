"""Dates and times: https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times

As in browsers, the last moment is the last one that a Date of JavaScript has, in the year 275760.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.webidl.host import matched_numbers, padded, quotient, remainder, rounded_down

MILLISECONDS_PER_DAY: Final = 86400000
LAST_TIME: Final = 8640000000000000
"""The greatest time value: https://tc39.es/ecma262/#sec-time-values-and-time-range"""
DAYS_BEFORE_1970: Final = 719468
"""The days from 1 March 0000 to 1 January 1970."""
MONTHS_BEFORE_1970: Final = 23640
"""The months from January 0000 to January 1970."""
FIRST_TIME: Final = -62135596800000
"""The beginning of the year 1, the first year that a valid date has."""


def is_leap_year(year: int) -> bool:
    """Whether February has 29 days."""
    is_fourth = remainder(year, 4) == 0
    return is_fourth and (remainder(year, 100) != 0 or remainder(year, 400) == 0)


def days_in_month(year: int, month: int) -> int:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#number-of-days-in-month-month-of-year-year"""
    if month == 2:
        return 29 if is_leap_year(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def days_from_date(year: int, month: int, day: int) -> int:
    """The days from 1 January 1970. Years begin in March here, so that a leap day is the last."""
    years = year if month > 2 else year - 1
    months = month - 3 if month > 2 else month + 9
    leap_days = quotient(years, 4) - quotient(years, 100) + quotient(years, 400)
    return years * 365 + leap_days + quotient(months * 153 + 2, 5) + day - 1 - DAYS_BEFORE_1970


class CalendarDate:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#concept-date"""

    __slots__ = ("day", "month", "year")

    def __init__(self, days: int) -> None:
        """The date that is so many days after 1 January 1970."""
        shifted = days + DAYS_BEFORE_1970
        era = quotient(shifted, 146097)
        day_of_era = shifted - era * 146097
        year_of_era = quotient(
            day_of_era
            - quotient(day_of_era, 1460)
            + quotient(day_of_era, 36524)
            - quotient(day_of_era, 146096),
            365,
        )
        before = 365 * year_of_era + quotient(year_of_era, 4) - quotient(year_of_era, 100)
        day_of_year = day_of_era - before
        month = quotient(5 * day_of_year + 2, 153)
        self.day = day_of_year - quotient(153 * month + 2, 5) + 1
        self.month = month + 3 if month < 10 else month - 9
        self.year = era * 400 + year_of_era + (1 if self.month <= 2 else 0)


def is_valid_date(year: int, month: int, day: int) -> bool:
    """Whether there is such a day."""
    if year < 1 or month < 1 or month > 12 or day < 1 or day > days_in_month(year, month):
        return False
    return days_from_date(year, month, day) * MILLISECONDS_PER_DAY <= LAST_TIME


def is_valid_time(hour: int, minute: int, second: int) -> bool:
    """Whether there is such a time of day."""
    return hour <= 23 and minute <= 59 and second <= 59


def time_of_day(hour: int, minute: int, second: int, millisecond: int) -> int:
    """The milliseconds since midnight."""
    minutes = hour * 60 + minute
    return minutes * 60000 + second * 1000 + millisecond


def first_monday(year: int) -> int:
    """The days from 1 January 1970 to the Monday of the first week of a year.

    https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#week-number-of-the-last-day
    """
    fourth = days_from_date(year, 1, 4)  # the first week has this day
    return fourth - remainder(fourth + DAYS_BEFORE_1970 + 2, 7)


def weeks_in_year(year: int) -> int:
    """52 or 53."""
    return quotient(first_monday(year + 1) - first_monday(year), 7)


def parsed_date_or_time(text: str, type_: str) -> int | None:
    """Convert a string to a number for a type of input elements; None is an error.

    That is milliseconds since 1970 or since midnight, and for months the months since 1970.
    """
    parts = matched_numbers(text, type_)
    if parts is None:
        return None
    if type_ == "time":
        if not is_valid_time(parts[0], parts[1], parts[2]):
            return None
        return time_of_day(parts[0], parts[1], parts[2], parts[3])
    year, number = parts[0], parts[1]
    if type_ == "month":
        if not is_valid_date(year, number, 1):
            return None
        return year * 12 + number - 1 - MONTHS_BEFORE_1970
    if type_ == "week":
        if year < 1 or number < 1 or number > weeks_in_year(year):
            return None
        days = first_monday(year) + 7 * number - 7
        monday = days * MILLISECONDS_PER_DAY
        return monday if monday <= LAST_TIME else None
    if not is_valid_date(year, number, parts[2]):
        return None
    date = days_from_date(year, number, parts[2]) * MILLISECONDS_PER_DAY
    if type_ == "date":
        return date
    if not is_valid_time(parts[3], parts[4], parts[5]):
        return None
    time = date + time_of_day(parts[3], parts[4], parts[5], parts[6])
    return time if time <= LAST_TIME else None


def serialized_date_or_time(number: float, type_: str) -> str:
    """Convert a number to a string for a type of input elements; "" if there is none."""
    whole = rounded_down(number)
    if type_ == "time":
        time = remainder(whole if whole > 0 else -whole, MILLISECONDS_PER_DAY)
        return serialized_time(MILLISECONDS_PER_DAY - time if whole < 0 and time > 0 else time)
    if type_ == "month":
        months = whole + MONTHS_BEFORE_1970
        year = quotient(months, 12)
        month = remainder(months, 12) + 1
        is_there = months >= 12 and year < 275761 and is_valid_date(year, month, 1)
        return f"{padded(year, 4)}-{padded(month, 2)}" if is_there else ""
    if whole < FIRST_TIME or whole > LAST_TIME:
        return ""
    days = quotient(whole, MILLISECONDS_PER_DAY)
    if type_ == "week":
        return serialized_week(days)
    date = serialized_date(days)
    if type_ == "date":
        return date
    return f"{date}T{serialized_time(whole - days * MILLISECONDS_PER_DAY)}"


def serialized_date(days: int) -> str:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string"""
    date = CalendarDate(days)
    return f"{padded(date.year, 4)}-{padded(date.month, 2)}-{padded(date.day, 2)}"


def serialized_week(days: int) -> str:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-week-string"""
    year = CalendarDate(days).year + 1
    while days < first_monday(year):
        year -= 1
    week = quotient(days - first_monday(year), 7) + 1
    return f"{padded(year, 4)}-W{padded(week, 2)}" if year > 0 else ""


def serialized_time(milliseconds: int) -> str:
    """The shortest https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string"""
    seconds = quotient(milliseconds, 1000)
    fraction = remainder(milliseconds, 1000)
    minutes = quotient(seconds, 60)
    time = f"{padded(quotient(minutes, 60), 2)}:{padded(remainder(minutes, 60), 2)}"
    if milliseconds == minutes * 60000:
        return time
    time = f"{time}:{padded(remainder(seconds, 60), 2)}"
    if fraction == 0:
        return time
    if remainder(fraction, 100) == 0:
        return f"{time}.{padded(quotient(fraction, 100), 1)}"
    if remainder(fraction, 10) == 0:
        return f"{time}.{padded(quotient(fraction, 10), 2)}"
    return f"{time}.{padded(fraction, 3)}"
