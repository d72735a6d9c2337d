import { act, render, screen } from "@testing-library/react";
import { useContext } from "react";
import { startsAtTop } from "../../browser/navigation/place-scroll";
import { InTurnContext } from "../../components/InTurn/InTurn";
import { useSite } from "../useSite";
import { PageShell } from "./PageShell";

/** What fails to render, by the name of its component. */
const broken = new Set<string>();

jest.mock("../useSite");
jest.mock("../../browser/navigation/place-scroll", () => ({ startsAtTop: jest.fn() }));
jest.mock("../ConsentBanner/Consent", () => ({ Consent: mockPart("Consent") }));
jest.mock("../Header/Header", () => ({ Header: mockPart("Header") }));
jest.mock("../Footer/Footer", () => ({ Footer: mockPart("Footer") }));
jest.mock("../ScrollToTop/ScrollToTop", () => ({ ScrollToTop: mockPart("ScrollToTop") }));
jest.mock("../Assistant/Assistant", () => ({ Assistant: mockPart("Assistant") }));
jest.mock("../../components/Toasts/Toasts", () => ({ Toasts: mockPart("Toasts") }));

function mockPart(name: string) {
  return () => {
    if (broken.has(name)) throw new Error("broken on purpose");
    return <p>{name}</p>;
  };
}
const parts = ["Consent", "Header", "Footer", "ScrollToTop", "Assistant", "Toasts"];

const Page = mockPart("Page");
const show = () =>
  render(
    <PageShell path="/">
      <main>
        <Page />
      </main>
    </PageShell>,
  );

beforeEach(() => {
  broken.clear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const site: Partial<ReturnType<typeof useSite>> = { name: "Atelier", navigation: [] };
  jest.mocked(useSite).mockReturnValue({ ...site, links: {} } as ReturnType<typeof useSite>);
});

test.each(parts)("without its %s a page is still there, with everything else", (part) => {
  broken.add(part);
  show();
  expect(screen.queryByText(part)).not.toBeInTheDocument();
  for (const other of ["Page", ...parts.filter((name) => name !== part)]) {
    expect(screen.getByText(other)).toBeVisible();
  }
});

test("a page that fails to render leaves a message and a way back, and the next page is tried anew", () => {
  broken.add("Page");
  const { rerender } = show();
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  for (const part of parts) expect(screen.getByText(part)).toBeVisible();
  broken.clear();
  act(() =>
    rerender(
      <PageShell path="/blog">
        <Page />
      </PageShell>,
    ),
  );
  expect(screen.getByText("Page")).toBeVisible();
});

test("without the site's own data there is a message, not a blank page", () => {
  jest.mocked(useSite).mockImplementation(() => {
    throw new Error("data/site.json was not read");
  });
  show();
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});

const Turn = () => <p>{useContext(InTurnContext) ? "par parties" : "entière"}</p>;

const shell = (path: string) => (
  <PageShell path={path}>
    <Turn />
  </PageShell>
);

test("the first page is whole, one come to by a link comes part by part when it starts at its top", () => {
  jest.mocked(startsAtTop).mockReturnValue(true);
  const { rerender } = render(shell("/"));
  expect(screen.getByText("entière")).toBeVisible();
  rerender(shell("/blog"));
  expect(screen.getByText("par parties")).toBeVisible();
  // Asked once a page: where it is scrolled to later changes nothing.
  jest.mocked(startsAtTop).mockReturnValue(false);
  rerender(shell("/blog"));
  expect(screen.getByText("par parties")).toBeVisible();
  rerender(shell("/"));
  expect(screen.getByText("entière")).toBeVisible();
});
