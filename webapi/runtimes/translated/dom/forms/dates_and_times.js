// Dates and times: https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times
//
// As in browsers, the last moment is the last one that a Date of JavaScript has, in the year 275760.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MILLISECONDS_PER_DAY = 86400000;
const LAST_TIME = 8640000000000000;
const DAYS_BEFORE_1970 = 719468;
const MONTHS_BEFORE_1970 = 23640;
const FIRST_TIME = -62135596800000;

// Whether February has 29 days.
function isLeapYear(year) {
  const isFourth = remainder(year, 4) === 0;
  return isFourth && (remainder(year, 100) !== 0 || remainder(year, 400) === 0);
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#number-of-days-in-month-month-of-year-year
function daysInMonth(year, month) {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

// The days from 1 January 1970. Years begin in March here, so that a leap day is the last.
function daysFromDate(year, month, day) {
  const years = month > 2 ? year : year - 1;
  const months = month > 2 ? month - 3 : month + 9;
  const leapDays = quotient(years, 4) - quotient(years, 100) + quotient(years, 400);
  return years * 365 + leapDays + quotient(months * 153 + 2, 5) + day - 1 - DAYS_BEFORE_1970;
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#concept-date
class CalendarDate {
  // The date that is so many days after 1 January 1970.
  constructor(days) {
    const shifted = days + DAYS_BEFORE_1970;
    const era = quotient(shifted, 146097);
    const dayOfEra = shifted - era * 146097;
    const yearOfEra = quotient(
      dayOfEra - quotient(dayOfEra, 1460) + quotient(dayOfEra, 36524) - quotient(dayOfEra, 146096),
      365,
    );
    const before = 365 * yearOfEra + quotient(yearOfEra, 4) - quotient(yearOfEra, 100);
    const dayOfYear = dayOfEra - before;
    const month = quotient(5 * dayOfYear + 2, 153);
    this.day = dayOfYear - quotient(153 * month + 2, 5) + 1;
    this.month = month < 10 ? month + 3 : month - 9;
    this.year = era * 400 + yearOfEra + (this.month <= 2 ? 1 : 0);
  }
}
withoutParent(CalendarDate);

// Whether there is such a day.
function isValidDate(year, month, day) {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return false;
  }
  return daysFromDate(year, month, day) * MILLISECONDS_PER_DAY <= LAST_TIME;
}

// Whether there is such a time of day.
function isValidTime(hour, minute, second) {
  return hour <= 23 && minute <= 59 && second <= 59;
}

// The milliseconds since midnight.
function timeOfDay(hour, minute, second, millisecond) {
  const minutes = hour * 60 + minute;
  return minutes * 60000 + second * 1000 + millisecond;
}

// The days from 1 January 1970 to the Monday of the first week of a year.
//
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#week-number-of-the-last-day
function firstMonday(year) {
  const fourth = daysFromDate(year, 1, 4); // the first week has this day
  return fourth - remainder(fourth + DAYS_BEFORE_1970 + 2, 7);
}

// 52 or 53.
function weeksInYear(year) {
  return quotient(firstMonday(year + 1) - firstMonday(year), 7);
}

// Convert a string to a number for a type of input elements; None is an error.
//
// That is milliseconds since 1970 or since midnight, and for months the months since 1970.
function parsedDateOrTime(text, type_) {
  const parts = matchedNumbers(text, type_);
  if (parts === undefined) return undefined;
  if (type_ === "time") {
    if (!isValidTime(parts[0], parts[1], parts[2])) return undefined;
    return timeOfDay(parts[0], parts[1], parts[2], parts[3]);
  }
  const year = parts[0];
  const number = parts[1];
  if (type_ === "month") {
    if (!isValidDate(year, number, 1)) return undefined;
    return year * 12 + number - 1 - MONTHS_BEFORE_1970;
  }
  if (type_ === "week") {
    if (year < 1 || number < 1 || number > weeksInYear(year)) return undefined;
    const days = firstMonday(year) + 7 * number - 7;
    const monday = days * MILLISECONDS_PER_DAY;
    return monday <= LAST_TIME ? monday : undefined;
  }
  if (!isValidDate(year, number, parts[2])) return undefined;
  const date = daysFromDate(year, number, parts[2]) * MILLISECONDS_PER_DAY;
  if (type_ === "date") return date;
  if (!isValidTime(parts[3], parts[4], parts[5])) return undefined;
  const time = date + timeOfDay(parts[3], parts[4], parts[5], parts[6]);
  return time <= LAST_TIME ? time : undefined;
}

// Convert a number to a string for a type of input elements; "" if there is none.
function serializedDateOrTime(number, type_) {
  const whole = roundedDown(number);
  if (type_ === "time") {
    const time = remainder(whole > 0 ? whole : -whole, MILLISECONDS_PER_DAY);
    return serializedTime(whole < 0 && time > 0 ? MILLISECONDS_PER_DAY - time : time);
  }
  if (type_ === "month") {
    const months = whole + MONTHS_BEFORE_1970;
    const year = quotient(months, 12);
    const month = remainder(months, 12) + 1;
    const isThere = months >= 12 && year < 275761 && isValidDate(year, month, 1);
    return isThere ? padded(year, 4) + "-" + padded(month, 2) : "";
  }
  if (whole < FIRST_TIME || whole > LAST_TIME) return "";
  const days = quotient(whole, MILLISECONDS_PER_DAY);
  if (type_ === "week") return serializedWeek(days);
  const date = serializedDate(days);
  if (type_ === "date") return date;
  return date + "T" + serializedTime(whole - days * MILLISECONDS_PER_DAY);
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string
function serializedDate(days) {
  const date = new CalendarDate(days);
  return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2);
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-week-string
function serializedWeek(days) {
  let year = new CalendarDate(days).year + 1;
  while (days < firstMonday(year)) {
    year -= 1;
  }
  const week = quotient(days - firstMonday(year), 7) + 1;
  return year > 0 ? padded(year, 4) + "-W" + padded(week, 2) : "";
}

// The shortest https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string
function serializedTime(milliseconds) {
  const seconds = quotient(milliseconds, 1000);
  const fraction = remainder(milliseconds, 1000);
  const minutes = quotient(seconds, 60);
  let time = padded(quotient(minutes, 60), 2) + ":" + padded(remainder(minutes, 60), 2);
  if (milliseconds === minutes * 60000) return time;
  time = time + ":" + padded(remainder(seconds, 60), 2);
  if (fraction === 0) return time;
  if (remainder(fraction, 100) === 0) {
    return time + "." + padded(quotient(fraction, 100), 1);
  }
  if (remainder(fraction, 10) === 0) return time + "." + padded(quotient(fraction, 10), 2);
  return time + "." + padded(fraction, 3);
}
