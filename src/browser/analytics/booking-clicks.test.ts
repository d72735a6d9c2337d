import { watchBookingClicks } from "./booking-clicks";
import { installDataLayer, pushedMessages, setGateOpen } from "./data-layer";

jest.mock("../../../data/site.json", () => ({ links: { booking: "https://agenda.exemple.fr/atelier/30min" } }));

const booking = {
  event: "calendly_click",
  custom_parameter: "consultant_nocode",
  event_category: "conversion",
  event_label: "appointment_booking",
  value: 5,
};

let stop: () => void;

function press(html: string, selector: string, type = "click", button = 0): void {
  document.body.innerHTML = html;
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
}

beforeEach(() => {
  // jsdom logs an error when a link is followed.
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGateOpen(true);
  stop = watchBookingClicks();
});

afterEach(() => stop());

const link = '<a href="https://agenda.exemple.fr/atelier/30min"><span>Réserver</span></a>';

test("a click anywhere in a booking link is reported", () => {
  press(link, "span");
  expect(pushedMessages()).toEqual([booking]);
});

test("a middle click is reported, a right click is not", () => {
  press(link, "a", "auxclick", 1);
  press(link, "a", "auxclick", 2);
  expect(pushedMessages()).toEqual([booking]);
});

test.each(["", "/", "?utm_source=site&mois=2026-12", "#creneaux"])(
  "a click on the booking address followed by «%s» is reported",
  (end) => {
    press(`<a href="https://agenda.exemple.fr/atelier/30min${end}">x</a>`, "a");
    expect(pushedMessages()).toEqual([booking]);
  },
);

test.each([
  "https://exemple.fr/agenda.exemple.fr",
  "https://notagenda.exemple.fr/",
  "https://calendly.com/",
  "/blog",
  "https://agenda.exemple.fr/",
  "https://agenda.exemple.fr/tarifs",
  "https://agenda.exemple.fr/atelier",
  "https://agenda.exemple.fr/atelier/30minutes",
  "http://agenda.exemple.fr/atelier/30min",
])("%s is not a booking link", (href) => {
  press(`<a href="${href}">x</a>`, "a");
  expect(pushedMessages()).toEqual([]);
});

test("a click whose propagation is stopped is reported", () => {
  document.body.innerHTML = link;
  document.querySelector("a")?.addEventListener("click", (event) => event.stopPropagation());
  document.querySelector("a")?.click();
  expect(pushedMessages()).toEqual([booking]);
});
