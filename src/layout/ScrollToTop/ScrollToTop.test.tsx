import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { ScrollToTop } from "./ScrollToTop";

const name = "Revenir en haut de la page";

/** The first 300 px of the page come into sight, or leave it. */
let sight: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    sight = (isIntersecting) => act(() => callback([{ isIntersecting } as IntersectionObserverEntry], observer));
    return observer;
  });
});

test("is absent from the accessibility tree until the first 300 px are passed", async () => {
  const { container } = render(<ScrollToTop />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  sight(true);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  sight(false);
  expect(screen.getByRole("button", { name })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  sight(true);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test.each([
  [false, "smooth"],
  [true, "instant"],
])("goes back to the top, and focus with it (stillness asked for: %s)", async (still, behavior) => {
  jest.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: still,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  render(
    <>
      <main>
        <h1>Accueil</h1>
      </main>
      <ScrollToTop />
    </>,
  );
  sight(false);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("survives a browser without IntersectionObserver", () => {
  Object.defineProperty(window, "IntersectionObserver", { value: undefined, configurable: true, writable: true });
  render(<ScrollToTop />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
