import { render, screen } from "@testing-library/react";
import { QuickActions } from "./QuickActions";

test("leads to the booking page, if there is one", () => {
  render(<QuickActions booking="https://agenda.exemple.fr/moi" whatsapp={null} hasAssistant={false} path="/blog" />);
  expect(screen.getByRole("link")).toHaveAccessibleName(/^Réserver 30\smin/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://agenda.exemple.fr/moi");
});

test("without a booking page leads to the form: the bar is never empty", () => {
  render(<QuickActions booking={null} whatsapp={null} hasAssistant={false} path="/blog" />);
  expect(screen.getByRole("link", { name: "Prendre contact" })).toHaveAttribute("href", "/#contact");
});

test.each(["/merci", "/404.html"])("on %s its call gives way to the page's own", (path) => {
  render(<QuickActions booking={null} whatsapp={null} hasAssistant={false} path={path} />);
  expect(screen.getByRole("complementary", { name: "Accès rapides" })).toHaveAttribute("data-away", "page");
});
