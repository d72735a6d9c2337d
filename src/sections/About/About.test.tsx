import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { Home } from "../../collections/home";
import { About } from "./About";

const texts: Omit<Home["about"], "portrait"> = {
  title: "À qui prêtez-vous vos registres ?",
  intro: "La même personne du premier appel à la dernière séance.",
  paragraphs: ["J’ai passé dix ans dans des PME.", "Depuis, je fais cela pour d’autres."],
  values: [
    { icon: "key-round", title: "Tout reste chez vous", description: "Comptes et données vous appartiennent." },
    { icon: "receipt-text", title: "Un prix connu", description: "Le devis fixe le montant." },
    { icon: "circle-slash", title: "Le droit de refuser", description: "Dès le premier échange." },
  ],
};

describe("About", () => {
  it("shows the story, then the commitments", async () => {
    const { container } = render(<About texts={texts} />);
    const band = screen.getByRole("region", { name: texts.title });
    expect(band).toHaveAttribute("id", "apropos");
    for (const paragraph of texts.paragraphs) expect(within(band).getByText(paragraph)).toBeVisible();
    const commitments = within(band).getAllByRole("listitem");
    expect(commitments).toHaveLength(3);
    expect(within(commitments[0]!).getByRole("heading", { name: "Tout reste chez vous" })).toBeVisible();
    expect(within(commitments[0]!).getByText("Comptes et données vous appartiennent.")).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("shows the portrait, if any, with its caption", async () => {
    const image = {
      layout: "constrained" as const,
      width: 144,
      height: 144,
      images: { fallback: { src: "/portrait.webp", srcSet: "", sizes: "" } },
    };
    const { container } = render(
      <About texts={texts} portrait={{ image, alt: "Portrait dessiné", caption: "Odile Renard" }} />,
    );
    expect(screen.getByRole("img", { name: "Portrait dessiné" })).toHaveAttribute("src", "/portrait.webp");
    expect(screen.getByRole("figure")).toHaveTextContent("Odile Renard");
    expect(await axe(container)).toHaveNoViolations();
  });
});
