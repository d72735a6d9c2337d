import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { NotFound } from "./NotFound";

const offered = [{ href: "/realisations/devis", title: "Le devis", note: "Artisanat" }];

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  return render(
    <main>
      <NotFound
        heading="404"
        lead="Oops! Page not found"
        mainPages={[{ label: "Blog", href: "/blog" }]}
        offered={offered}
      />
    </main>,
  );
};

const answer = (body: unknown, ok = true) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response));
};

test("suggests the closest pages, and the main ones", async () => {
  answer([{ path: "/stack-technique", title: "Stack technique" }]);
  const { container } = show("/stack-tecnique");
  expect(await screen.findByRole("link", { name: "Stack technique /stack-technique" })).toHaveAttribute(
    "href",
    "/stack-technique",
  );
  const main = screen.getByRole("navigation", { name: "Les pages principales" });
  expect(within(main).getByRole("link", { name: "Blog" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("region", { name: "À voir, à lire" })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("without a close page, offers others instead", async () => {
  answer([], false);
  show("/stack-tecnique");
  expect(await screen.findByRole("link", { name: "Blog" })).toBeVisible();
  expect(screen.queryByText("Vous cherchiez peut-être")).not.toBeInTheDocument();
  const worth = screen.getByRole("region", { name: "À voir, à lire" });
  expect(within(worth).getByRole("link", { name: /^Le devis/ })).toHaveAttribute("href", "/realisations/devis");
});

test.each([
  ["Oops! Page not found", "en"],
  ["Cette page n’existe pas.", null],
])("«%s» has the language %s", (lead, language) => {
  globalThis.fetch = () => new Promise(() => undefined);
  render(<NotFound heading="404" lead={lead} mainPages={[]} offered={[]} />);
  expect(screen.getByText(lead).getAttribute("lang")).toBe(language);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
