import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Footer } from "./Footer";

const noLinks = {
  booking: null,
  profile: null,
  profileLabel: null,
  community: null,
  communityLabel: null,
  whatsapp: null,
};

const props: ComponentProps<typeof Footer> = {
  name: "Atelier",
  provider: "Odile",
  tagline: "Conseil",
  siteUrl: "https://exemple.fr",
  contact: { phone: null, hours: null },
  links: noLinks,
  navigation: [],
  legalPages: [
    { label: "Conditions de vente", href: "/cgv" },
    { label: "Mentions légales", href: "/mentions-legales" },
  ],
  has: () => true,
  hasAssistant: false,
  path: "/",
};

const linkNames = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

test("links to what the provider has, and to the legal pages", () => {
  const links = { ...noLinks, community: "https://exemple.fr/salon", communityLabel: "Le salon" };
  render(<Footer {...props} links={links} />);
  expect(linkNames()).toEqual([
    "Le salon (nouvel onglet)",
    "Flux RSS du blog",
    "Conditions de vente",
    "Mentions légales",
  ]);
});

test("says the number to call, and when", () => {
  render(<Footer {...props} contact={{ phone: "06 39 98 00 00", hours: "de 8 h à 18 h" }} />);
  expect(screen.getByRole("link", { name: "06 39 98 00 00" })).toHaveAttribute("href", "tel:0639980000");
  expect(screen.getByText(/de 8 h à 18 h/)).toBeVisible();
});

test("without links, menu nor blog, keeps the legal pages only", () => {
  render(<Footer {...props} has={() => false} />);
  expect(linkNames()).toEqual(["Conditions de vente", "Mentions légales"]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Vos droits"]);
});
