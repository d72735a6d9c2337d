import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { startConsent } from "../../browser/consent/consent";
import { openConsentDialog } from "../../browser/consent/dialog-requests";
import { Consent } from "./Consent";

const key = "cookie-consent";
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
const banner = () => screen.queryByRole("region", { name: "Gestion des cookies" });
const dialog = () => screen.queryByRole("dialog", { name: "Paramétrer les cookies" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const option = (name: string) => screen.getByRole("switch", { name });

/** Renders the page and waits for the banner's chunk. */
async function show() {
  const shown = render(<Consent />);
  await act(async () => {
    await import("./ConsentBanner");
  });
  return shown;
}

/** Stores a choice as another tab would, since the module keeps it in memory. */
function store(record: string | null): void {
  if (record === null) localStorage.clear();
  else localStorage.setItem(key, record);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}

beforeAll(startConsent);
beforeEach(() => store(null));
afterEach(() => Reflect.deleteProperty(navigator, "globalPrivacyControl"));

test("the prebuilt page holds no banner", () => {
  expect(renderToString(<Consent />)).toBe("");
});

test("a visitor without a record is asked, with three equal buttons and the policy at hand", async () => {
  const { container } = await show();
  const buttons = within(banner()!).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Refuser", "Accepter tout", "Paramétrer"]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  expect(screen.getByRole("link", { name: "Politique de confidentialité" })).toHaveAttribute(
    "href",
    "/politique-confidentialite",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("a visitor who chose already is not asked", async () => {
  store('{"necessary":true,"analytics":false,"marketing":false}');
  await show();
  expect(banner()).not.toBeInTheDocument();
});

test.each([
  ["Refuser", { necessary: true, analytics: false, marketing: false }],
  ["Accepter tout", { necessary: true, analytics: true, marketing: true }],
])("«%s» is one click", async (name, record) => {
  await show();
  await press(name);
  expect(stored()).toMatchObject(record);
  expect(banner()).not.toBeInTheDocument();
});

test("the dialog starts with both options off and the necessary locked on", async () => {
  await show();
  await press("Paramétrer");
  expect(option("Nécessaires")).toBeChecked();
  expect(option("Nécessaires")).toBeDisabled();
  expect(option("Analytiques")).not.toBeChecked();
  expect(option("Marketing")).not.toBeChecked();
  expect(await axe(dialog()!)).toHaveNoViolations();
});

test("«Enregistrer» records the options as they stand and closes both", async () => {
  await show();
  await press("Paramétrer");
  await userEvent.click(option("Analytiques"));
  await press("Enregistrer");
  expect(stored()).toMatchObject({ necessary: true, analytics: true, marketing: false });
  expect(dialog()).not.toBeInTheDocument();
  expect(banner()).not.toBeInTheDocument();
});

test("closing is not consent: «Annuler» records nothing and resets the options", async () => {
  await show();
  await press("Paramétrer");
  await userEvent.click(option("Marketing"));
  await press("Annuler");
  expect(stored()).toBeNull();
  expect(banner()).toBeVisible();
  await press("Paramétrer");
  expect(option("Marketing")).not.toBeChecked();
});

test("the dialog opens again from anywhere, on the choice made", async () => {
  store('{"necessary":true,"analytics":true,"marketing":false}');
  await show();
  act(() => openConsentDialog());
  expect(await screen.findByRole("switch", { name: "Analytiques" })).toBeChecked();
  expect(option("Marketing")).not.toBeChecked();
});

test("a dialog requested again before its `close` event opens again", async () => {
  store('{"necessary":true,"analytics":false,"marketing":false}');
  await show();
  act(() => openConsentDialog());
  const first = await screen.findByRole("dialog");
  first.removeAttribute("open");
  act(() => openConsentDialog());
  act(() => {
    first.dispatchEvent(new Event("close"));
  });
  expect(dialog()).toBeVisible();
  expect(dialog()).not.toBe(first);
});

test("Global Privacy Control leaves the options off, and the dialog says so", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  await show();
  await press("Paramétrer");
  expect(option("Analytiques")).not.toBeChecked();
  expect(screen.getByText(/Global Privacy Control/)).toBeVisible();
});

test("without that signal the dialog does not mention it", async () => {
  await show();
  await press("Paramétrer");
  expect(screen.queryByText(/Global Privacy Control/)).not.toBeInTheDocument();
});

test("where the browser stores nothing, nothing is asked, and the dialog says why", async () => {
  const reading = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refusé", "SecurityError");
  });
  await show();
  expect(banner()).not.toBeInTheDocument();
  act(() => openConsentDialog());
  expect(await screen.findByText(/ne laisse rien enregistrer/)).toBeVisible();
  reading.mockRestore();
});

test("the dialog is modal, and its opener has the focus that it will give back", async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
  await show();
  const opener = screen.getByRole("button", { name: "Paramétrer" });
  fireEvent.click(opener);
  expect(opener).toHaveFocus();
  expect(showModal.mock.contexts).toEqual([dialog()]);
});

test.each([[["Refuser"]], [["Accepter tout"]], [["Paramétrer", "Enregistrer"]]])(
  "%s by the keyboard leads to where reading goes on, not to the top of the document",
  async (names) => {
    const main = document.body.appendChild(document.createElement("main"));
    await show();
    const opener = screen.getByRole("button", { name: "Paramétrer" });
    // Browsers restore the focus to the element that opened the dialog; jsdom does not.
    document.addEventListener("close", () => opener.focus(), { capture: true, once: true });
    for (const name of names) {
      act(() => screen.getByRole("button", { name }).focus());
      await userEvent.keyboard("{Enter}");
    }
    expect(banner()).not.toBeInTheDocument();
    expect(main).toHaveFocus();
    main.remove();
  },
);

test("a choice made from elsewhere leaves the focus to who has it", async () => {
  store('{"necessary":true,"analytics":true,"marketing":false}');
  const opener = document.body.appendChild(document.createElement("button"));
  await show();
  act(() => openConsentDialog({ currentTarget: opener }));
  await screen.findByRole("dialog");
  document.addEventListener("close", () => opener.focus(), { capture: true, once: true });
  await press("Enregistrer");
  expect(opener).toHaveFocus();
  opener.remove();
});

test("a press outside does not close it: unsaved options would be lost", async () => {
  await show();
  await press("Paramétrer");
  fireEvent.mouseDown(dialog()!, { clientX: 1 });
  expect(dialog()).toBeVisible();
});

test("the banner's height is known to the page and to what keeps clear of it while it is shown", async () => {
  const fixed = document.createElement("div");
  fixed.dataset.floor = "";
  document.body.append(fixed);
  await show();
  const heights = () =>
    [document.documentElement, fixed].map(({ style }) => style.getPropertyValue("--consent-banner-height"));
  expect(heights()).toEqual(["0px", "0px"]);
  await press("Refuser");
  expect(heights()).toEqual(["", ""]);
  fixed.remove();
});

test("a dialog that loads late does not open if the focus has moved", async () => {
  store(JSON.stringify({ necessary: true, analytics: false, marketing: false }));
  render(
    <>
      <Consent />
      <input aria-label="Message" />
      <button onClick={openConsentDialog}>Gérer</button>
    </>,
  );
  const chunk = async () => {
    await import("./ConsentBanner");
  };
  screen.getByRole("button", { name: "Gérer" }).focus();
  act(openConsentDialog);
  screen.getByRole("textbox").focus();
  await act(chunk);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole("textbox")).toHaveFocus();
  await press("Gérer");
  expect(dialog()).toBeInTheDocument();
});
