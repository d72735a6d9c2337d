import { render, screen } from "@testing-library/react";
import { Quote } from "./Quote";

const testimonial = { name: "Léa", company: "Bistrot", sector: "Restauration", content: "Très bien.", rating: 5 };
const caption = () => document.querySelector("figcaption");

test("gives its month, and links to the client's case", () => {
  render(<Quote testimonial={{ ...testimonial, date: "2025-04", case: { slug: "fiches" } }} />);
  expect(screen.getByRole("link", { name: "Bistrot" })).toHaveAttribute("href", "/realisations/fiches");
  expect(screen.getByText("avril 2025")).toHaveAttribute("datetime", "2025-04");
  expect(caption()).toHaveTextContent("LéaBistrot, Restauration, avril 2025");
});

test("has no link without a case, and no date without one", () => {
  render(<Quote testimonial={{ ...testimonial, date: null, case: null }} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(caption()).toHaveTextContent(/Restauration$/);
});
