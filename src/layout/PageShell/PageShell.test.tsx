import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useSite } from "../useSite";
import { PageShell } from "./PageShell";

/** Names of the components that throw on render. */
const broken = new Set<string>();

jest.mock("../useSite");
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
const show = (path = "/") =>
  render(
    <PageShell path={path}>
      <main>
        <Page />
      </main>
    </PageShell>,
  );

beforeEach(() => {
  broken.clear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const site: Partial<ReturnType<typeof useSite>> = { name: "Atelier", navigation: [] };
  jest
    .mocked(useSite)
    .mockReturnValue({ ...site, links: { whatsapp: "33600000000" }, hasAssistant: true } as ReturnType<typeof useSite>);
});

test.each(parts)("without its %s a page is still there, with everything else", (part) => {
  broken.add(part);
  show();
  expect(screen.queryByText(part)).not.toBeInTheDocument();
  for (const other of ["Page", ...parts.filter((name) => name !== part)]) {
    expect(screen.getByText(other)).toBeVisible();
  }
});

test("a page that fails to render leaves a message and a way back", () => {
  broken.add("Page");
  show();
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  for (const part of parts) expect(screen.getByText(part)).toBeVisible();
});

test("a missing page hydrates at another address than it was built for", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<PageShell path="/404.html">Page</PageShell>);
  document.body.append(container);
  render(<PageShell path="/page-inconnue">Page</PageShell>, { container, hydrate: true });
  expect(jest.mocked(console.error)).not.toHaveBeenCalled();
});

test("without the site's own data there is a message, not a blank page", () => {
  jest.mocked(useSite).mockImplementation(() => {
    throw new Error("data/site.json was not read");
  });
  show();
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});

test.each([
  ["/", true],
  ["/merci", true],
  ["/mentions-legales", true],
  ["/blog", false],
])("on %s the bar at the foot leaves its call out: %s", (path, away) => {
  show(path);
  const bar = screen.getByRole("complementary", { name: "Accès rapides" });
  expect("away" in bar.dataset).toBe(away);
});
