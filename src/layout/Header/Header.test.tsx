import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "./Header";

const menu = () => screen.getByRole("button", { name: /le menu$/ });

async function openMenu(): Promise<void> {
  render(<Header name="Atelier" navigation={[{ label: "Blog", href: "/#blog" }]} path="/" />);
  await userEvent.click(menu());
  expect(menu()).toHaveAccessibleName("Fermer le menu");
}

// jsdom does not navigate.
beforeEach(() => {
  document.addEventListener("click", (event) => event.preventDefault());
});

test.each([
  ["a press outside", () => userEvent.click(document.body)],
  ["a choice", () => userEvent.click(screen.getByRole("link", { name: "Blog" }))],
  ["its button", () => userEvent.click(menu())],
])("%s closes the menu", async (_name, act) => {
  await openMenu();
  await act();
  expect(menu()).toHaveAccessibleName("Ouvrir le menu");
});

test("Escape closes the menu and gives the focus back to its button", async () => {
  await openMenu();
  screen.getByRole("link", { name: "Blog" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(menu()).toHaveAccessibleName("Ouvrir le menu");
  expect(menu()).toHaveFocus();
});
