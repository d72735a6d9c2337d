import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { MethodStep } from "../../collections/method";
import { Method } from "./Method";

const items: MethodStep[] = [
  { icon: "search", title: "Analyse des besoins", description: "Une demi-journée à vos côtés.", color: "ciel" },
  { icon: "rocket", title: "Déploiement", description: "Avec un petit groupe d’abord.", color: "foret" },
];

describe("Method", () => {
  it("lists the numbered steps in order", async () => {
    const { container } = render(
      <Method texts={{ title: "Ma Méthode de Travail", intro: "Étape par étape." }} items={items} />,
    );
    const band = screen.getByRole("region", { name: "Ma Méthode de Travail" });
    expect(band).toHaveAttribute("id", "methode");
    const steps = within(within(band).getByRole("list")).getAllByRole("listitem");
    expect(steps).toHaveLength(2);
    expect(within(steps[0]!).getByRole("heading", { name: "Analyse des besoins" })).toBeVisible();
    expect(steps[0]).toHaveTextContent("Étape 1");
    expect(steps[1]).toHaveTextContent(/Étape 2.*Avec un petit groupe d’abord\./);
    expect(await axe(container)).toHaveNoViolations();
    expect(within(band).queryByText("Après la livraison")).toBeNull();
  });

  it("shows the terms after delivery", async () => {
    const after = { title: "Après la livraison", terms: [{ title: "Paiement", text: "À 30 jours." }] };
    const { container } = render(
      <Method texts={{ title: "Méthode", intro: "Étape par étape.", after }} items={items} />,
    );
    expect(screen.getByRole("heading", { level: 3, name: "Après la livraison" })).toBeVisible();
    expect(screen.getByRole("term")).toHaveTextContent("Paiement");
    expect(screen.getByRole("definition")).toHaveTextContent("À 30 jours.");
    expect(await axe(container)).toHaveNoViolations();
  });
});
