import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { Thanks } from "./Thanks";

test("has links to book a call, to the home page, and to two cases", async () => {
  const cases = ["devis", "stock"].map((slug) => ({ href: `/realisations/${slug}`, title: slug, note: "Artisanat" }));
  const { container } = render(
    <main>
      <Thanks heading="Merci" lead="Bientôt." booking="https://calendly.com/a" cases={cases} />
    </main>,
  );
  expect(screen.getByRole("link", { name: /^Réserver un appel de 30\smin/ })).toHaveAttribute(
    "href",
    "https://calendly.com/a",
  );
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  const meanwhile = screen.getByRole("region", { name: "En attendant, deux réalisations" });
  expect(
    within(meanwhile)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/realisations/devis", "/realisations/stock"]);
  expect(await axe(container)).toHaveNoViolations();
});

test("leads home alone where there is no booking page and no case", () => {
  render(<Thanks heading="Merci" lead="Bientôt." booking={null} cases={[]} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Retour à l’accueil"]);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
