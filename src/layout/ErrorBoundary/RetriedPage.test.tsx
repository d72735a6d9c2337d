import { act, render, screen } from "@testing-library/react";
import { ErrorBoundary, RetriedPage } from "./ErrorBoundary";

const listeners = new Map<string, () => void>();
const overlay = jest.fn();
Object.assign(window, {
  ___emitter: { on: (event: string, listener: () => void) => listeners.set(event, listener), off: jest.fn() },
  _gatsbyEvents: { push: overlay },
});

/** What the page's queries found. */
let found: string | null;
const Page = () => {
  if (found === null) throw new Error("data/home.json was not read");
  return <input aria-label={found} />;
};
const show = () =>
  render(
    <RetriedPage>
      <ErrorBoundary fallback="En panne">
        <Page />
      </ErrorBoundary>
    </RetriedPage>,
  );
const answer = (event: string) => act(() => listeners.get(event)?.());

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

test.each(["pageQueryResult", "staticQueryResult"])("a page that failed is shown with the next %s", (event) => {
  found = null;
  show();
  expect(screen.getByText("En panne")).toBeVisible();
  found = "Accueil";
  answer(event);
  expect(screen.getByLabelText("Accueil")).toBeVisible();
  expect(overlay).toHaveBeenLastCalledWith(["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]);
});

test("a page that did not fail keeps what was typed in it", () => {
  found = "Accueil";
  show();
  const field = screen.getByLabelText("Accueil");
  answer("pageQueryResult");
  expect(screen.getByLabelText("Accueil")).toBe(field);
});
