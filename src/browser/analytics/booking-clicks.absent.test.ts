import { watchBookingClicks } from "./booking-clicks";
import { installDataLayer, pushedMessages, setGate } from "./data-layer";

jest.mock("../../../data/site.json", () => ({ links: {} }));

test("without a booking page no link is one, and nothing fails", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGate(true);
  const stop = watchBookingClicks();
  document.body.innerHTML = '<a href="https://agenda.exemple.fr/atelier/30min">Un agenda</a>';
  document.querySelector("a")?.click();
  expect(pushedMessages()).toEqual([]);
  stop();
});
