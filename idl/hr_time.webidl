// https://w3c.github.io/hr-time/

typedef double DOMHighResTimeStamp;
