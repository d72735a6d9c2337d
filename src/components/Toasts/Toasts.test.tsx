import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { notify, type Toast } from "./notify";
import { Toasts } from "./Toasts";

const failure: Toast = { kind: "error", title: "Erreur", text: "Veuillez remplir tous les champs." };
const success: Toast = { kind: "success", title: "Message envoyé !", text: "À très vite." };

const region = () => screen.findByRole("region", { name: "Notifications (Alt+T)" });

/** The library keeps its toasts in the module, beyond the life of what shows them. */
const dismissAll = async () => {
  for (const close of screen.queryAllByRole("button", { name: "Fermer" })) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole("listitem")).not.toBeInTheDocument());
};

describe("Toasts", () => {
  it("shows nothing and loads nothing until there is something to say", () => {
    const { container } = render(<Toasts />);
    expect(container).toBeEmptyDOMElement();
  });

  it("shows what was raised before it was there", async () => {
    notify(failure);
    const { container } = render(<Toasts />);
    const toast = within(await region());
    expect(await toast.findByText("Erreur")).toBeVisible();
    expect(toast.getByText("Veuillez remplir tous les champs.")).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await dismissAll();
  });

  it("announces politely, in a region that stands before the toast comes", async () => {
    const user = userEvent.setup();
    render(
      <>
        <Toasts />
        <form>
          <input aria-label="Nom" />
        </form>
      </>,
    );
    await user.click(screen.getByRole("textbox"));
    expect(await region()).toHaveAttribute("aria-live", "polite");
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });

  it("replaces a toast by the next one that says the same, and keeps the others", async () => {
    render(<Toasts />);
    act(() => notify(failure));
    await region();
    for (let time = 0; time < 6; time += 1) act(() => notify(failure));
    act(() => notify({ ...failure, text: "Veuillez réessayer." }));
    expect(await screen.findByText("Veuillez réessayer.")).toBeVisible();
    await waitFor(() => expect(screen.getAllByText("Veuillez remplir tous les champs.")).toHaveLength(1));
    await dismissAll();
  });

  it("replaces what one attempt came to by what the next one did", async () => {
    render(<Toasts />);
    act(() => notify({ ...failure, about: "contact" }));
    expect(await screen.findByText(failure.text)).toBeVisible();
    act(() => notify({ ...success, about: "contact" }));
    expect(await screen.findByText(success.text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(failure.text)).not.toBeInTheDocument());
    await dismissAll();
  });

  it("shows three at most", async () => {
    const { container } = render(<Toasts />);
    act(() => ["Une", "Deux", "Trois", "Quatre"].forEach((text) => notify({ ...failure, text })));
    expect(await screen.findByText("Quatre")).toBeVisible();
    const shown = container.ownerDocument.querySelectorAll("li[data-visible=true]");
    expect(Array.from(shown, ({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Quatre"),
      expect.stringContaining("Trois"),
      expect.stringContaining("Deux"),
    ]);
    await dismissAll();
  });

  it("lets an error stay until it is dismissed, and a success go", async () => {
    render(<Toasts />);
    act(() => {
      notify(failure);
      notify(success);
    });
    expect(await screen.findByText("Erreur")).toBeVisible();
    expect(await screen.findByText("Message envoyé !")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Message envoyé !")).not.toBeInTheDocument(), { timeout: 12_000 });
    expect(screen.getByText("Erreur")).toBeVisible();
    await dismissAll();
  }, 20_000);
});
