import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { installDataLayer, pushGtagCommand, setGateOpen } from "../browser/analytics/data-layer";
import { EventInspector } from "./EventInspector";
import { clearPushLog, startPushLog } from "./push-log";

const layer = () => (window as { dataLayer?: unknown[] }).dataLayer ?? [];
const push = (message: unknown) =>
  act(() => {
    layer().push(message);
  });
const lines = () => screen.queryAllByRole("listitem");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const scroll = { event: "scroll_depth", custom_parameter: "consultant_nocode", percent_scrolled: 25 };

beforeAll(() => {
  layer();
  installDataLayer();
  setGateOpen(true);
  layer().push(scroll);
  startPushLog();
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2025-11-20T10:11:12"), doNotFake: ["setTimeout", "queueMicrotask"] });
  setGateOpen(true);
});

afterEach(() => {
  jest.useRealTimers();
  clearPushLog();
});

test("pushes made before the panel opened are listed", () => {
  render(<EventInspector onQuit={() => undefined} />);
  expect(lines()).toHaveLength(1);
});

test("the panel shows the state of consent and of the tag manager", async () => {
  const { container } = render(<EventInspector onQuit={() => undefined} />);
  expect(screen.getByRole("region", { name: "Inspecteur d’événements" })).toBeVisible();
  expect(screen.getByText("pas encore demandé ou sans réponse")).toBeVisible();
  expect(screen.getByText("aucun conteneur n’est configuré")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("the latest push is first", () => {
  render(<EventInspector onQuit={() => undefined} />);
  push(scroll);
  push({ event: "gtm.load" });
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("gtm.load"),
    expect.stringContaining("scroll_depth"),
  ]);
});

test("each push appears at once, with its time, outcome and content, and no error when it is valid", () => {
  render(<EventInspector onQuit={() => undefined} />);
  push(scroll);
  expect(lines()).toHaveLength(1);
  expect(screen.getByText("10:11:12")).toBeVisible();
  expect(screen.getByText("envoyé")).toBeVisible();
  expect(lines()[0]).toHaveTextContent('"percent_scrolled": 25');
  expect(within(lines()[0]!).queryAllByRole("paragraph")).toHaveLength(0);
});

test("differences from the catalogue are described", () => {
  render(<EventInspector onQuit={() => undefined} />);
  push({ ...scroll, percent_scrolled: "25", email: "x" });
  push({ event: "achat" });
  const [unknown, event] = lines();
  expect(event).toHaveTextContent(/percent_scrolled.*devrait être un nombre/);
  expect(event).toHaveTextContent(/Clé en trop.*email/);
  expect(unknown).toHaveTextContent(/écarté.*Événement inconnu.*achat/);
});

test("an event that another script sends with gtag() is reported, the site's own commands are not", () => {
  render(<EventInspector onQuit={() => undefined} />);
  act(() => {
    pushGtagCommand("event", "achat", { value: 1 });
    pushGtagCommand("consent", "update", {});
  });
  const [consent, foreign] = lines();
  expect(foreign).toHaveTextContent(/envoyé.*Envoi d’un autre script.*achat/);
  expect(foreign).toHaveClass("wrong");
  expect(consent).not.toHaveClass("wrong");
});

test("a push dropped without consent is shown as such", () => {
  setGateOpen(false);
  render(<EventInspector onQuit={() => undefined} />);
  push(scroll);
  expect(lines()[0]).toHaveTextContent("retenu, pas d’accord");
});

test("a command is shown with its arguments; the plugin's route event is left out", () => {
  render(<EventInspector onQuit={() => undefined} />);
  act(() => {
    pushGtagCommand("consent", "update", { analytics_storage: "granted" });
  });
  push({ event: "gatsby-route-change" });
  expect(lines()).toHaveLength(1);
  expect(within(lines()[0]!).getByText("consent update")).toBeVisible();
});

test("the list can be copied as JSON and cleared, with the keyboard", async () => {
  const user = userEvent.setup();
  render(<EventInspector onQuit={() => undefined} />);
  push(scroll);
  screen.getByRole("button", { name: "Copier en JSON" }).focus();
  await user.keyboard("{Enter}");
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual([
    { time: "10:11:12", title: "scroll_depth", outcome: "sent", mistakes: [], content: scroll },
  ]);
  expect(screen.getByText("Copié.")).toBeVisible();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(lines()).toHaveLength(0);
});

test("the panel can be collapsed and closed", async () => {
  const quit = jest.fn();
  render(<EventInspector onQuit={quit} />);
  push(scroll);
  await press("Replier");
  expect(lines()).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Déplier" })).toHaveAttribute("aria-expanded", "false");
  await press("Quitter");
  expect(quit).toHaveBeenCalledTimes(1);
});
