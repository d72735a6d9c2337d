import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { Contact } from "./Contact";

const texts = {
  title: "Quelle tâche voulez-vous ne plus faire ?",
  intro: "Racontez-la comme elle vient.",
  formTitle: "M’écrire",
  callTitle: "En parler au téléphone",
  callText: "30 minutes, gratuites.",
  profileText: "Parcours et recommandations.",
};

const links = {
  booking: "https://calendly.com/atelier/30min",
  profile: "https://www.linkedin.com/in/atelier",
  profileLabel: "Mon profil LinkedIn",
};

test("has a form, and links to a call and a profile that open a new tab", async () => {
  const { container } = render(<Contact texts={texts} links={links} direct={{ email: "moi@atelier.fr" }} />);
  expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "contact");
  expect(screen.getByRole("heading", { name: "M’écrire" })).toBeVisible();
  const form = within(screen.getByRole("form", { name: "Formulaire de contact" }));
  expect(form.getByRole("link", { name: "Politique de confidentialité" })).toHaveAttribute(
    "href",
    "/politique-confidentialite",
  );
  const call = screen.getByRole("link", { name: /^Réserver un appel de 30\sminutes \(nouvel onglet\)$/ });
  const profile = screen.getByRole("link", { name: "Mon profil LinkedIn (nouvel onglet)" });
  expect(call).toHaveAttribute("href", links.booking);
  expect(profile).toHaveAttribute("href", links.profile);
  for (const link of [call, profile]) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
  expect(container.innerHTML).not.toContain("moi@atelier.fr");
  expect(await axe(container)).toHaveNoViolations();
});

test("has a number to call without a booking page", () => {
  render(
    <Contact
      texts={texts}
      links={{}}
      direct={{ email: "moi@atelier.fr" }}
      telephone={{ phone: "06 39 98 00 00", hours: "de 8 h à 18 h" }}
    />,
  );
  expect(screen.getByRole("heading", { name: texts.callTitle })).toBeVisible();
  expect(screen.getByRole("link", { name: "06 39 98 00 00" })).toBeVisible();
  expect(screen.queryByText(texts.callText)).not.toBeInTheDocument();
});

test("is the form alone without a booking page or a profile", () => {
  render(<Contact texts={texts} links={{}} direct={{ email: "moi@atelier.fr" }} />);
  expect(screen.getByRole("form", { name: "Formulaire de contact" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: texts.callTitle })).not.toBeInTheDocument();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Politique de confidentialité"]);
});
