// Loading the libraries of the DOM takes longer than most tests that have no document.
if (typeof document !== "undefined") require("./setup-dom");
