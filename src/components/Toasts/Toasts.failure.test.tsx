import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { notify } from "./notify";
import { Toasts } from "./Toasts";

jest.mock("./ToastRegion", () => {
  throw new Error("Loading chunk failed");
});

const failure = (number: number) => ({ kind: "error" as const, title: "Erreur", text: `Échec ${number}.` });

test("shows toasts plainly when their library can't be fetched, the last three, until they are closed", async () => {
  const { container } = render(<Toasts />);
  act(() => notify(failure(1)));
  expect(await screen.findByText("Échec 1.")).toBeVisible();
  act(() => [2, 3, 4].forEach((number) => notify(failure(number))));
  const shown = () => screen.getAllByRole("listitem").map((toast) => within(toast).getByText(/Échec/).textContent);
  expect(shown()).toEqual(["Échec 2.", "Échec 3.", "Échec 4."]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getAllByRole("button", { name: "Fermer" })[1]!);
  expect(shown()).toEqual(["Échec 2.", "Échec 4."]);
  act(() => notify(failure(2)));
  expect(shown()).toEqual(["Échec 4.", "Échec 2."]);
});

test("Alt+T leads to them, and Tab to what closes the first", async () => {
  render(<Toasts />);
  act(() => notify(failure(1)));
  const region = await screen.findByRole("region", { name: "Notifications (Alt+T)" });
  await userEvent.keyboard("t");
  expect(document.body).toHaveFocus();
  await userEvent.keyboard("{Alt>}t{/Alt}");
  expect(within(region).getByRole("list")).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Fermer" })).toHaveFocus();
});
