[Exposed=*]
interface Crossing {
  constructor();
  const unsigned short SMALL = 1;
  const double FRACTION = 0.5;

  attribute DOMString? name;
  readonly attribute FrozenArray<DOMString> names;

  DOMString nullable(DOMString? text, optional long? number = null,
                     optional (Crossing or boolean)? either);
  DOMString anything(any value);
  DOMString options(optional CrossingOptions options = {});
  DOMString variadic(DOMString first, CrossingValue... rest);
  DOMString recorded(record<DOMString, CrossingValue> values);

  DOMString numbers([Clamp] octet a, [EnforceRange] unsigned long long b, unrestricted double c);
  DOMString bytes(ByteString a);
  DOMString object_(object a);
  DOMString either((object or DOMString) a);
  DOMString buffers(Uint8Array a, optional ArrayBufferView b, optional ArrayBuffer c);

  DOMString byCount(DOMString a);
  DOMString byCount(DOMString a, DOMString b, DOMString c);

  DOMString byType(boolean value);
  DOMString byType(double value);
  DOMString byType(DOMString? value);
  DOMString byType(Crossing value);
  DOMString byType(CrossingValue value);
  DOMString byType(BufferSource value);
  DOMString byType(record<DOMString, long> value);

  Promise<DOMString> later(DOMString a);
  Promise<DOMString> later(DOMString a, DOMString b);

  static DOMString fixed(long a);
  static DOMString fixed(DOMString a);

  CrossingResult result();
  (DOMString or undefined) maybe(boolean is);
  sequence<Crossing?> all();
  Promise<undefined> nothing();

  (CrossingValue or DOMString)? valueOrText(DOMString name);
  sequence<(CrossingValue or DOMString)> valuesAndTexts();
  undefined add(DOMString text);
  iterable<DOMString, (CrossingValue or DOMString)>;

  readonly attribute double ratio;
  [Exposed=Python] readonly attribute any hidden;
  [Default] object toJSON();
};

[Global]
interface mixin CrossingGlobals {
  DOMString shout(DOMString text, optional any value);
  CrossingValue? made(boolean really);
  [Exposed=Python] undefined later(CrossingCallback callback);
  [Exposed=Python] readonly attribute DOMString title;
  readonly attribute DOMString place;
  [SameObject] readonly attribute CrossingValue shared;
  [Replaceable] readonly attribute double origin;
  [Exposed=Python] undefined glued(CrossingCallback callback);
};

callback CrossingCallback = undefined ();

[Carried, Exposed=*]
interface CrossingValue {
  constructor(DOMString text);
  readonly attribute DOMString text;
};

dictionary CrossingOptions {
  any value;
  CrossingValue thing;
  sequence<BufferSource> buffers;
  DOMString? maybe = null;
};

dictionary CrossingResult {
  DOMString? text;
  record<DOMString, (DOMString or undefined)> pairs;
  sequence<CrossingInner> inner;
};

dictionary CrossingInner {
  (undefined or long) number;
};
