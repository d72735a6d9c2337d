import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { MethodStep } from "../../collections/method";
import { Method } from "./Method";

const items: MethodStep[] = [
  { icon: "search", title: "Étude des rayons", description: "Une demi-journée à vos côtés.", color: "ciel" },
  { icon: "rocket", title: "Mise en place", description: "Avec un petit groupe d’abord.", color: "foret" },
];

describe("Method", () => {
  it("lists the numbered steps in order", async () => {
    const { container } = render(
      <Method texts={{ title: "Ma Manière de Ranger", intro: "Étape par étape." }} items={items} />,
    );
    const band = screen.getByRole("region", { name: "Ma Manière de Ranger" });
    expect(band).toHaveAttribute("id", "methode");
    const steps = within(within(band).getByRole("list")).getAllByRole("listitem");
    expect(steps).toHaveLength(2);
    expect(within(steps[0]!).getByRole("heading", { name: "Étude des rayons" })).toBeVisible();
    expect(steps[0]).toHaveTextContent("Étape 1");
    expect(steps[1]).toHaveTextContent(/Étape 2.*Avec un petit groupe d’abord\./);
    expect(await axe(container)).toHaveNoViolations();
    expect(within(band).queryByText("Après le rangement")).toBeNull();
  });

  it("shows the terms after delivery", async () => {
    const after = { title: "Après le rangement", terms: [{ title: "Paiement", text: "À 30 jours." }] };
    const { container } = render(
      <Method texts={{ title: "Méthode", intro: "Étape par étape.", after }} items={items} />,
    );
    expect(screen.getByRole("heading", { level: 3, name: "Après le rangement" })).toBeVisible();
    const row = screen.getByText("À 30 jours.").closest("details")!;
    expect(row).not.toHaveAttribute("open");
    expect(within(row).getByRole("heading", { level: 3, name: "Paiement" })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});
