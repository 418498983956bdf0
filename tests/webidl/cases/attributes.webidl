[Exposed=*, Serializable]
interface Attributes {
  constructor();
  const unsigned short NONE = 0;
  const long NEGATIVE = -0x10;
  const unrestricted double ENDLESS = Infinity;
  const boolean YES = true;

  readonly attribute long fixed;
  attribute long number;
  attribute DOMString? text;
  attribute [LegacyNullToEmptyString] DOMString legacy;
  attribute AttributesMode mode;
  attribute boolean class;
  attribute any anything;
  attribute (long or DOMString) either;
  [SameObject] readonly attribute AttributesPart part;
  [PutForwards=value] readonly attribute AttributesPart forwarding;
  [EnforceRange] attribute octet small;
};

[Exposed=*]
interface AttributesPart {
  stringifier attribute USVString value;
};

enum AttributesMode { "", "open", "closed" };
