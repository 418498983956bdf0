// The events of users, which the script "ui_events" has, and styles, which "cssom" has. webapi/dom/host.py is the
// counterpart in Python.

const newEvent = (name) => eventNamed(name);
const newStyle = (element) => inlineStyle(element);
