import { watchBookingClicks } from "./booking-clicks";
import { installDataLayer, pushedMessages, setGateOpen } from "./data-layer";

jest.mock("../../../data/site.json", () => ({ links: {} }));

test("without a booking page no click is reported, and nothing fails", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGateOpen(true);
  const stop = watchBookingClicks();
  document.body.innerHTML = '<a href="https://agenda.exemple.fr/atelier/30min">Un agenda</a>';
  document.querySelector("a")?.click();
  expect(pushedMessages()).toEqual([]);
  stop();
});
