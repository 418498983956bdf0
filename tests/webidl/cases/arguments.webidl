[Exposed=*]
interface Arguments {
  constructor(DOMString required, optional long number = 7);

  any none();
  any one(DOMString a);
  any three(DOMString a, DOMString b, DOMString c);
  any optionals(optional DOMString a, optional DOMString b = "b", optional boolean c = true,
                optional DOMString? d = null, optional sequence<long> e = [],
                optional unrestricted double f = Infinity);
  any variadic(long first, long... rest);
  undefined nothing();
  any reserved(DOMString from, optional DOMString class = "c");
  any import();
  static any fixed(long value);
};

[Exposed=*]
interface NotConstructible {
  any operation();
};
