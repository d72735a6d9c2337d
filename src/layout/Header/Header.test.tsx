import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Header } from "./Header";

const menu = () => screen.getByRole("button", { name: /le menu$/ });
const expectOpen = (open: boolean) => waitFor(() => expect(menu()).toHaveAttribute("aria-expanded", String(open)));

async function openMenu(): Promise<void> {
  render(
    <>
      <Header name="Atelier" navigation={[{ label: "Blog", href: "/#blog" }]} path="/" />
      <button type="button">Derrière</button>
    </>,
  );
  await userEvent.click(menu());
  await expectOpen(true);
}

async function tabThrough(): Promise<void> {
  for (let link = 0; link < 2; link += 1) await userEvent.tab();
  await expectOpen(true);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Derrière" })).toHaveFocus();
}

// jsdom does not navigate.
beforeEach(() => {
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault();
  });
});

test.each([
  ["a press outside", () => userEvent.click(document.body)],
  ["a choice", () => userEvent.click(screen.getByRole("link", { name: "Blog" }))],
  ["its button", () => userEvent.click(menu())],
  ["the keyboard, once past its last link,", tabThrough],
])("%s closes the menu", async (_name, act) => {
  await openMenu();
  await act();
  await expectOpen(false);
});

test("Escape closes the menu and gives the focus back to its button", async () => {
  await openMenu();
  screen.getByRole("link", { name: "Blog" }).focus();
  await userEvent.keyboard("{Escape}");
  await expectOpen(false);
  expect(menu()).toHaveFocus();
});

test("a menu opened before hydration stays open, and is known to be", async () => {
  const header = <Header name="Atelier" navigation={[]} path="/" />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(header);
  document.body.append(container);
  expect(menu()).not.toHaveAttribute("aria-expanded");
  await userEvent.click(menu());
  render(header, { container, hydrate: true });
  await expectOpen(true);
  await userEvent.keyboard("{Escape}");
  await expectOpen(false);
});
