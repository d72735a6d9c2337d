import { render, screen } from "@testing-library/react";
import { Notice } from "./Notice";

test("offers to book a call where there is one to book, and always a way home", () => {
  const { rerender } = render(<Notice heading="Merci" lead="Bientôt." booking="https://calendly.com/a" />);
  expect(screen.getByRole("link", { name: /^Réserver un appel de 30\smin/ })).toHaveAttribute(
    "href",
    "https://calendly.com/a",
  );
  expect(screen.getByRole("link", { name: "Retour à l’accueil" })).toHaveAttribute("href", "/");
  rerender(<Notice heading="Perdu" lead="Rien ici." />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
