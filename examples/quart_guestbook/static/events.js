const source = new EventSource("/events");
source.addEventListener("message", ({ data }) => {
  document.querySelector("output").value = data;
  source.close();
});
