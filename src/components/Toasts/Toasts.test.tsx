import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { notify, type Toast, withdrawToast } from "./notify";
import { Toasts } from "./Toasts";

const failure: Toast = { kind: "error", title: "Erreur", text: "Veuillez remplir tous les champs." };
const success: Toast = { kind: "success", title: "Message envoyé !", text: "À très vite." };

const raise = (...toasts: Toast[]) => act(() => toasts.forEach(notify));
const region = () => screen.getByRole("region", { name: "Notifications (Alt+T)" });
/** The text of each toast, after its title. */
const shown = () =>
  screen
    .queryAllByRole("listitem")
    .map((toast) => within(toast).getByRole("paragraph").textContent?.split("\u00A0 ").at(-1));
const closeFirst = () => userEvent.click(screen.getAllByRole("button", { name: "Fermer" })[0]!);

test("says title and text in a polite region that stands before they come", async () => {
  const { container } = render(<Toasts />);
  expect(region()).toHaveAttribute("aria-live", "polite");
  raise(failure);
  expect(within(region()).getByText("Erreur")).toBeVisible();
  expect(shown()).toEqual([failure.text]);
  expect(await axe(container)).toHaveNoViolations();
});

test("shows what was raised before it was there", () => {
  notify(failure);
  render(<Toasts />);
  expect(shown()).toEqual([failure.text]);
});

test("shows the last three, each until it is closed", async () => {
  render(<Toasts />);
  raise(...["Une", "Deux", "Trois", "Quatre"].map((text) => ({ ...failure, text })));
  expect(shown()).toEqual(["Deux", "Trois", "Quatre"]);
  await closeFirst();
  expect(shown()).toEqual(["Trois", "Quatre"]);
});

test("the same words said again are a new toast, announced again, in the place of the first", () => {
  render(<Toasts />);
  raise(failure);
  const [first] = screen.getAllByRole("listitem");
  raise(success, failure);
  expect(shown()).toEqual([success.text, failure.text]);
  expect(screen.getAllByRole("listitem")).not.toContain(first);
});

test("a toast replaces the one with the same subject", () => {
  render(<Toasts />);
  raise({ ...failure, subject: "contact" });
  raise({ ...success, subject: "contact" });
  expect(shown()).toEqual([success.text]);
});

test("a toast is taken back by its subject", () => {
  render(<Toasts />);
  raise({ ...failure, subject: "contact" }, success);
  act(() => withdrawToast("contact"));
  expect(shown()).toEqual([success.text]);
});

describe("in time", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test("an error stays until it is closed, a success goes once it was read", () => {
    render(<Toasts />);
    raise(failure, success);
    wait(7999);
    expect(shown()).toEqual([failure.text, success.text]);
    wait(1);
    expect(shown()).toEqual([failure.text]);
  });

  test("a success stays under the pointer and under the focus", () => {
    render(<Toasts />);
    raise(success);
    // jsdom does not implement `:hover`.
    const hovered = jest.spyOn(screen.getByRole("listitem"), "matches").mockReturnValue(true);
    wait(20_000);
    hovered.mockRestore();
    act(() => screen.getByRole("button", { name: "Fermer" }).focus());
    wait(20_000);
    expect(shown()).toEqual([success.text]);
    act(() => screen.getByRole("button", { name: "Fermer" }).blur());
    wait(8000);
    expect(shown()).toEqual([]);
  });

  test("none appears during a press, nor before the click that ends a tap", () => {
    render(<Toasts />);
    fireEvent.pointerDown(document.body, { button: 0 });
    raise(failure);
    wait(1000);
    expect(shown()).toEqual([]);
    fireEvent.pointerUp(document.body);
    wait(99);
    expect(shown()).toEqual([]);
    wait(1);
    expect(shown()).toEqual([failure.text]);
  });

  test("a second press right away also delays them; a right press, whose end is not reported, does not", () => {
    render(<Toasts />);
    fireEvent.pointerDown(document.body, { button: 0 });
    raise(failure);
    fireEvent.pointerUp(document.body);
    fireEvent.pointerDown(document.body, { button: 0 });
    wait(1000);
    expect(shown()).toEqual([]);
    fireEvent.pointerCancel(document.body);
    wait(100);
    expect(shown()).toEqual([failure.text]);
    fireEvent.pointerDown(document.body, { button: 2 });
    raise(success);
    expect(shown()).toEqual([failure.text, success.text]);
  });
});

describe("by the keyboard", () => {
  const page = (
    <>
      <input aria-label="Nom" />
      <button type="button">Envoyer</button>
      <Toasts />
    </>
  );
  const field = () => screen.getByRole("textbox");
  const opener = () => screen.getByRole("button", { name: "Envoyer" });

  test("Alt+T leads to them, Tab to what closes the first, and closing the last gives the focus back", async () => {
    render(page);
    raise(failure, success);
    await userEvent.click(opener());
    await userEvent.keyboard("t");
    expect(opener()).toHaveFocus();
    for (const left of [[success.text], []]) {
      await userEvent.keyboard("{Alt>}t{/Alt}");
      expect(screen.getByRole("list")).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      expect(shown()).toEqual(left);
    }
    expect(opener()).toHaveFocus();
  });

  test("Alt+T leaves no text that is written, where a Mac writes «†», and leads to no empty list", async () => {
    render(page);
    act(() => opener().focus());
    await userEvent.keyboard("{Alt>}t{/Alt}");
    expect(opener()).toHaveFocus();
    raise(failure);
    act(() => field().focus());
    await userEvent.keyboard("{Alt>}t{/Alt}");
    expect(field()).toHaveFocus();
  });

  test("the focus stays in the list when the focused toast is replaced", async () => {
    render(page);
    raise({ ...failure, subject: "contact" });
    act(() => opener().focus());
    await userEvent.keyboard("{Alt>}t{/Alt}{Tab}");
    raise({ ...success, subject: "contact" });
    expect(screen.getByRole("list")).toHaveFocus();
  });

  test("a toast that comes takes the focus from nobody", async () => {
    render(page);
    act(() => opener().focus());
    raise(failure);
    expect(opener()).toHaveFocus();
    await userEvent.keyboard("{Alt>}t{/Alt}{Shift>}{Tab}{/Shift}");
    expect(opener()).toHaveFocus();
    raise(success);
    expect(opener()).toHaveFocus();
  });
});

test("a toast may offer to load the page again", () => {
  render(<Toasts />);
  raise({ ...failure, reload: true });
  expect(screen.getByRole("button", { name: "Recharger la page" })).toBeVisible();
});
