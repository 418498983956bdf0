[Exposed=*]
interface Overloads {
  constructor(long number);
  constructor(DOMString string, DOMString other);

  any byCount(DOMString a);
  any byCount(DOMString a, DOMString b, DOMString c);

  any byType(boolean value);
  any byType(double value);
  any byType(DOMString value);
  any byType(Overloads value);
  any byType(sequence<DOMString> value);
  any byType(ArrayBuffer value);
  any byType(OverloadsCallback value);
  any byType(record<DOMString, long> value);

  any byNull(DOMString? value);
  any byNull(Overloads value);

  any bySecond(DOMString name, long number);
  any bySecond(DOMString name, Overloads other, optional DOMString more = "");

  any byOptional(optional Overloads other);
  any byOptional(long number);

  any byVariadic(DOMString first, long... rest);
  any byVariadic(Overloads first);

  static any fixed(long a);
  static any fixed(long a, long b);
};

callback OverloadsCallback = undefined ();
