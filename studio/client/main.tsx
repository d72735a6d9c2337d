import { createRoot } from "react-dom/client";
import { App } from "./App";

const place = document.getElementById("studio");
if (place) createRoot(place).render(<App />);
