const count = document.querySelector("[data-price]");
const show = () => {
  document.querySelector("output").value = `${count.value * count.dataset.price} euros`;
};
count.addEventListener("input", show);
show();
