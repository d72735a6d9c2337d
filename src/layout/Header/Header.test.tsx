import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "./Header";

const menu = () => screen.getByRole("button", { name: /le menu$/ });

async function openMenu(): Promise<void> {
  render(
    <>
      <Header name="Atelier" navigation={[{ label: "Blog", href: "/#blog" }]} path="/" />
      <button type="button">Derrière</button>
    </>,
  );
  await userEvent.click(menu());
  expect(menu()).toHaveAccessibleName("Fermer le menu");
}

async function tabThrough(): Promise<void> {
  for (let link = 0; link < 2; link += 1) await userEvent.tab();
  expect(menu()).toHaveAccessibleName("Fermer le menu");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Derrière" })).toHaveFocus();
}

// jsdom does not navigate.
beforeEach(() => {
  document.addEventListener("click", (event) => event.preventDefault());
});

test.each([
  ["a press outside", () => userEvent.click(document.body)],
  ["a choice", () => userEvent.click(screen.getByRole("link", { name: "Blog" }))],
  ["its button", () => userEvent.click(menu())],
  ["the keyboard, once past its last link,", tabThrough],
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
