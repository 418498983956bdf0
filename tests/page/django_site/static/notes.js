document.querySelector("#script").textContent = "The script of a finder.";
