[Exposed=*]
interface Conversions {
  constructor();
  boolean asBoolean(boolean value);
  byte asByte(byte value);
  octet asOctet(octet value);
  octet asOctetClamp([Clamp] octet value);
  octet asOctetEnforceRange([EnforceRange] octet value);
  short asShort(short value);
  unsigned short asUnsignedShort(unsigned short value);
  long asLong(long value);
  unsigned long asUnsignedLong(unsigned long value);
  long long asLongLong(long long value);
  long long asLongLongClamp([Clamp] long long value);
  long long asLongLongEnforceRange([EnforceRange] long long value);
  unsigned long long asUnsignedLongLong(unsigned long long value);
  float asFloat(float value);
  unrestricted float asUnrestrictedFloat(unrestricted float value);
  double asDouble(double value);
  unrestricted double asUnrestrictedDouble(unrestricted double value);
  DOMString asDOMString(DOMString value);
  DOMString asDOMStringNullToEmpty([LegacyNullToEmptyString] DOMString value);
  USVString asUSVString(USVString value);
  ByteString asByteString(ByteString value);
  any asAny(any value);
  object asObject(object value);
  ArrayBuffer asBuffer(BufferSource value);
  DOMString? asNullable(DOMString? value);
  unsigned long long asTypedef(Count value);
  Conversions asInterface(Conversions value);
};

typedef [EnforceRange] unsigned long long Count;
