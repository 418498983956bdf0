// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// TimeRanges: https://html.spec.whatwg.org/multipage/

class TimeRanges {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'TimeRanges': Illegal constructor");
  }

  get length() {
    return internals(TimeRangesBrand, this).length;
  }

  start($index) {
    const inner = internals(TimeRangesBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'start' on 'TimeRanges'", 1, arguments.length);
    return inner.start(unsignedLongValue($index, "Failed to execute 'start' on 'TimeRanges': parameter 1"));
  }

  end($index) {
    const inner = internals(TimeRangesBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'end' on 'TimeRanges'", 1, arguments.length);
    return inner.end(unsignedLongValue($index, "Failed to execute 'end' on 'TimeRanges': parameter 1"));
  }
}

expose(TimeRangesBrand, TimeRanges, [],
  ["length", "start", "end"]);
