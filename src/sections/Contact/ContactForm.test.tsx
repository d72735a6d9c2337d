import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { trackContactFormSubmit } from "../../browser/analytics/track";
import { clearDraft, newDraft, saveDraft } from "../../browser/contact/draft";
import { subscribe, type Toast } from "../../components/Toasts/notify";
import { ContactForm } from "./Contact";

jest.mock("../../browser/analytics/track");

const message = { name: "Zoé Ünal", email: "zoe@exemple.fr", message: "Bonjour 👋" };
const subject = "contact";
const booking = "https://calendly.com/atelier/30min";
const emptyToast = { subject, kind: "error", title: "Erreur", text: "Veuillez remplir tous les champs." };
const failureToast = {
  subject,
  kind: "error",
  title: "Erreur",
  text: "Une erreur s’est produite lors de l’envoi. Veuillez réessayer.",
};
const successToast = {
  subject,
  kind: "success",
  title: "Message envoyé\u202F!",
  text: "Je vous recontacterai dans les plus brefs délais.",
};

const direct = { email: "moi@atelier.fr", phone: "06 39 98 00 00" };

let toasts: Toast[];
let stop: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  toasts = [];
  stop = subscribe({
    show: (toast) => toasts.push(toast),
    withdraw: (withdrawn) => (toasts = toasts.filter((toast) => toast.subject !== withdrawn)),
  });
});
afterEach(() => {
  jest.useRealTimers();
  stop();
  clearDraft();
});

const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const button = (): HTMLElement => screen.getByRole("button");

async function fillIn(given: Partial<typeof message> = message): Promise<void> {
  if (given.name) await userEvent.type(field("Nom"), given.name);
  if (given.email) await userEvent.type(field("Email"), given.email);
  if (given.message) await userEvent.type(field("Message"), given.message);
}

function answer(status: number, body: unknown): jest.SpyInstance {
  return jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

test("works without JavaScript, and hides the honeypot from assistive technology", async () => {
  const { container } = render(<ContactForm booking={booking} direct={direct} />);
  const form = screen.getByRole("form", { name: "Formulaire de contact" });
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/.netlify/functions/contact");
  expect(screen.getAllByRole("textbox").map((input) => input.getAttribute("name"))).toEqual([
    "name",
    "email",
    "message",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("an empty field shows a toast, sends nothing, and gets the focus", async () => {
  const fetched = answer(200, { success: true });
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn({ name: message.name });
  await userEvent.click(button());
  expect(toasts).toEqual([emptyToast]);
  expect(fetched).not.toHaveBeenCalled();
  expect(field("Email")).toHaveFocus();
  expect(field("Email")).toHaveAccessibleDescription("Indiquez votre adresse e-mail.");
  expect(field("Email")).toBeInvalid();
  expect(field("Nom")).toBeValid();
  await userEvent.type(field("Email"), "z");
  expect(field("Email")).not.toHaveAccessibleDescription();
  // Not an address yet.
  expect(toasts).toEqual([emptyToast]);
  await userEvent.type(field("Email"), "oe@exemple.fr");
  expect(toasts).toEqual([]);
});

test.each([
  ["typed before hydration comes after the draft", "Tapé avant", `${message.message}\nTapé avant`],
  ["that was restored, then edited in its middle, is not repeated", "Bonjour à vous 👋", "Bonjour à vous 👋"],
  ["that the browser restored is not repeated", `${message.message} Et la suite.`, `${message.message} Et la suite.`],
])("a message %s; the draft fills the other fields", (_, typed, value) => {
  saveDraft({ ...newDraft(), ...message });
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<ContactForm booking={booking} direct={direct} />);
  container.querySelector("textarea")!.value = typed;
  container.querySelector("input")!.value = "Zoé";
  render(<ContactForm booking={booking} direct={direct} />, { container, hydrate: true });
  expect(field("Message")).toHaveValue(value);
  expect(field("Nom")).toHaveValue("Zoé");
  expect(field("Email")).toHaveValue(message.email);
});

test("leaves a malformed address to the browser's validation", async () => {
  const fetched = answer(200, { success: true });
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn({ ...message, email: "zoe@" });
  await userEvent.click(button());
  expect(toasts).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test("invisible characters around a pasted address are removed at once", async () => {
  render(<ContactForm booking={booking} direct={direct} />);
  await userEvent.click(field("Email"));
  await userEvent.paste("\u00A0\u200Bzoe@exemple.fr\u202C\uFEFF");
  expect(field("Email")).toHaveValue("zoe@exemple.fr");
});

test("sends once, even if submitted again, then resets the form and shows a toast", async () => {
  let respond: (response: Response) => void = () => undefined;
  const fetched = jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent("Envoi en cours…");
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  await userEvent.type(field("Nom"), "{Enter}");
  expect(trackContactFormSubmit).not.toHaveBeenCalled();

  act(() => respond(new Response('{"success":true}')));
  await waitFor(() => expect(button()).toBeEnabled());
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(trackContactFormSubmit).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([successToast]);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent("Envoyer le message");
  for (const name of ["Nom", "Email", "Message"]) expect(field(name)).toHaveValue("");
  expect(window.sessionStorage).toHaveLength(0);
});

test("shows and focuses what was sent, above the reset form", async () => {
  answer(200, { success: true });
  const { container } = render(<ContactForm answer="Réponse sous deux jours." booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.type(field("Nom"), "{Enter}");
  const heading = await screen.findByRole("heading", { name: "Message envoyé\u202F!" });
  expect(heading).toHaveFocus();
  expect(screen.getByText("Je vous recontacterai dans les plus brefs délais.")).toBeVisible();
  expect(screen.getByText("Réponse sous deux jours.")).toBeVisible();
  expect(screen.getAllByRole("definition").map((definition) => definition.textContent)).toEqual(Object.values(message));
  expect(screen.getByRole("link", { name: /^Réserver 30\smin/ })).toHaveAttribute("href", booking);
  expect(heading.compareDocumentPosition(screen.getByRole("form"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axe(container)).toHaveNoViolations();
});

test("an internationalised domain is shown in Unicode", async () => {
  answer(200, { success: true });
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn({ ...message, email: "zoe@xn--caf-dma.fr" });
  await userEvent.type(field("Nom"), "{Enter}");
  expect(await screen.findByText("zoe@café.fr")).toBeVisible();
});

test("the previous message is hidden once the next one is sent", async () => {
  answer(200, { success: true });
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  await screen.findByRole("heading");
  answer(503, {});
  jest.spyOn(console, "error").mockReturnValue(undefined);
  // user-event does not notice that the form was reset: it would append to the old value.
  for (const name of ["Nom", "Email", "Message"]) await userEvent.clear(field(name));
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("text typed while sending is kept as the next message", async () => {
  let respond: (response: Response) => void = () => undefined;
  const keys: (string | null)[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((_url, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return new Promise((resolve) => (respond = resolve));
  });
  const { unmount } = render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  await userEvent.type(field("Message"), " Autre chose.");
  act(() => respond(new Response('{"success":true}')));
  await waitFor(() => expect(toasts).toEqual([successToast]));
  expect(field("Nom")).toHaveValue(message.name);
  expect(field("Message")).toHaveValue(`${message.message} Autre chose.`);
  expect(await screen.findByRole("heading")).not.toHaveFocus();
  unmount();
  render(<ContactForm booking={booking} direct={direct} />);
  expect(field("Message")).toHaveValue(`${message.message} Autre chose.`);
  await userEvent.click(button());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

test("two simultaneous submissions count as one", async () => {
  const fetched = answer(200, { success: true });
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  const form = screen.getByRole("form");
  act(() => {
    for (let time = 0; time < 2; time += 1)
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(toasts).toEqual([successToast]));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["responds with an error", () => answer(503, { success: false })],
  ["responds with something else", () => answer(200, {})],
])("when the server %s: shows a toast, logs the error, keeps the text", async (_title, fail) => {
  fail();
  const logged = jest.spyOn(console, "error").mockReturnValue(undefined);
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(toasts).toEqual([failureToast]));
  expect(logged).toHaveBeenCalledTimes(1);
  expect(field("Message")).toHaveValue(message.message);
  expect(trackContactFormSubmit).not.toHaveBeenCalled();
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test.each([
  ["blocked in the browser", () => jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"))],
  ["answered by a proxy", () => jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("<h1>Blocked</h1>"))],
])(
  "when the request is %s: the form offers the address and the telephone, the toast reports the failure only",
  async (_title, block) => {
    block();
    jest.spyOn(console, "error").mockReturnValue(undefined);
    const { container } = render(<ContactForm booking={booking} direct={direct} />);
    expect(container.innerHTML).not.toMatch(/moi@atelier|07 00/);
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(toasts).toEqual([failureToast]));
    expect(await screen.findByRole("link", { name: direct.email })).toHaveAttribute("href", "mailto:moi@atelier.fr");
    expect(screen.getByRole("link", { name: direct.phone })).toHaveAttribute("href", "tel:0639980000");
    expect(field("Message")).toHaveValue(message.message);
    answer(200, { success: true });
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole("link", { name: direct.email })).not.toBeInTheDocument());
  },
);

test("retries with the same idempotency key, and uses another one for the next message", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  const keys: (string | null)[] = [];
  const results = [
    new Response("", { status: 502 }),
    new Response('{"success":true}'),
    new Response('{"success":true}'),
  ];
  jest.spyOn(globalThis, "fetch").mockImplementation((_url, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return Promise.resolve(results.shift() ?? Response.error());
  });
  const { unmount } = render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
  await waitFor(() => expect(field("Nom")).toHaveValue(""));
  unmount();
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a draft survives a reload; then an excess of characters is reported", async () => {
  const { unmount } = render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(field("Nom"));
  await userEvent.paste("a".repeat(200));
  unmount();
  render(<ContactForm booking={booking} direct={direct} />);
  expect(field("Message")).toHaveValue(message.message);
  await waitFor(() => expect(field("Nom")).toHaveAccessibleDescription(/caractères de trop\.$/));
});

test("shows the server's errors at their fields", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  answer(400, { success: false, error: "non", fields: { message: "Trop long." } });
  render(<ContactForm booking={booking} direct={direct} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(field("Message")).toHaveAccessibleDescription("Trop long."));
  expect(field("Message")).toHaveFocus();
});

test("shows how many characters are left near the limit, or in excess", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ContactForm booking={booking} direct={direct} />);
  await user.click(field("Nom"));
  await user.paste("a".repeat(170));
  act(() => jest.advanceTimersByTime(1000));
  expect(field("Nom")).not.toHaveAccessibleDescription();
  await user.paste("a".repeat(25));
  act(() => jest.advanceTimersByTime(1000));
  expect(field("Nom")).toHaveAccessibleDescription("Il reste 5 caractères.");
  await user.paste("a".repeat(6));
  act(() => jest.advanceTimersByTime(1000));
  expect(field("Nom")).toHaveAccessibleDescription("1 caractère de trop.");
  expect(field("Nom")).toBeInvalid();
});
