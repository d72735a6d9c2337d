import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ScrollToTop } from "./ScrollToTop";

const name = "Revenir en haut de la page";

/** Scrolls the page to a position in pixels. */
const scrollDown = (scrollY: number) =>
  act(() => {
    Object.assign(window, { scrollY });
    document.dispatchEvent(new Event("scroll"));
  });

beforeEach(() => Object.assign(window, { scrollY: 0 }));

test("is absent from the accessibility tree until the first 300 px are passed", async () => {
  const { container } = render(<ScrollToTop />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  scrollDown(300);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  scrollDown(301);
  expect(screen.getByRole("button", { name })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  scrollDown(0);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("goes back to the top, and focus with it", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  render(
    <>
      <main>
        <h1>Accueil</h1>
      </main>
      <ScrollToTop />
    </>,
  );
  scrollDown(3000);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("is there at once in a page that opens further down", () => {
  Object.assign(window, { scrollY: 3000 });
  render(<ScrollToTop />);
  expect(screen.getByRole("button", { name })).toBeVisible();
});
