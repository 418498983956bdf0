const out = [];
const fact = (name, ...value) => out.push([name, value]);
const body = document.body;

fact("no colors", document.fgColor, document.bgColor);
document.fgColor = "red";
document.bgColor = null;
document.vlinkColor = "v";
document.linkColor = "l";
document.alinkColor = "a";
fact("colors", body.cloneNode().outerHTML, document.fgColor, document.vlinkColor);
const other = document.implementation.createHTMLDocument("");
other.body.replaceWith(other.createElement("frameset"));
other.fgColor = "x";
fact("of a frameset", other.fgColor, other.documentElement.outerHTML);

const style = document.createElement("style");
style.setAttribute("nonce", "a");
fact("nonce", style.nonce);
style.nonce = "b";
fact("nonce set", style.nonce, style.getAttribute("nonce"), style.cloneNode().nonce, style.cloneNode().outerHTML);
style.setAttribute("nonce", "c");
fact("nonce attribute", style.nonce);
style.nonce = "d";
style.removeAttribute("nonce");
fact("no nonce", style.nonce);
style.nonce = "e";
style.setAttributeNS("urn:x", "nonce", "f");
fact("other nonce", style.nonce, style.cloneNode().nonce);
const drawing = document.createElementNS("http://www.w3.org/2000/svg", "g");
drawing.nonce = "g";
fact("nonce of SVG", drawing.nonce, drawing.outerHTML, "nonce" in document.createElementNS("urn:x", "nonce"));

body.innerHTML = "<form id=f><object id=o name=n></object><fieldset disabled><object></object></fieldset></form>";
const object = document.getElementById("o");
const form = document.getElementById("f");
fact("object", object.form === form, form.elements.length, form.elements.n === object, object.willValidate);
fact("valid", object.validity.valid, object.checkValidity(), object.validationMessage, object.labels);
object.setCustomValidity("bad");
fact("invalid", object.validity.valid, object.validity.customError, object.checkValidity(), object.validationMessage);
fact("its form", form.checkValidity(), form.matches(":valid"), new FormData(form).has("n"));
object.setAttribute("form", "none");
fact("no form", object.form);

const canvas = document.createElement("canvas");
fact("canvas", canvas.width, canvas.height);
canvas.width = 5;
canvas.setAttribute("height", "x");
fact("canvas set", canvas.outerHTML, canvas.height);
canvas.width = -1;
fact("negative", canvas.outerHTML, canvas.width);

const frame = document.createElement("iframe");
frame.srcdoc = "<p>";
const anchor = document.createElement("a");
anchor.coords = "1,2";
fact("srcdoc, coords", frame.getAttribute("srcdoc"), frame.srcdoc, anchor.outerHTML);

const image = new Image();
fact("image", image.complete, image.naturalWidth, image.naturalHeight, image.currentSrc, image.width, image.height);
fact("its place", image.x, image.y);
image.src = "";
fact("empty", image.complete);
image.src = "https://unknown.invalid/x.png";
fact("loading", image.complete, image.naturalWidth, image.width);
image.width = 7;
image.setAttribute("height", "x");
fact("sizes", image.getAttribute("width"), image.width, image.height);
image.setAttribute("height", "12px");
image.setAttribute("width", "-3");
fact("other sizes", image.width, image.height);
image.setAttribute("width", "50%");
fact("percent", image.width);

const input = document.createElement("input");
input.width = 5;
fact("input", input.outerHTML, input.width, input.height);
return out;
