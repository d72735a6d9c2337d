import { render, screen } from "@testing-library/react";
import { FrenchDate } from "./FrenchDate";

test.each([
  ["2024-04-08", "8 avril 2024"],
  ["2024-08-01", "1ᵉʳ août 2024"],
  ["2025-12-31", "31 décembre 2025"],
])("%s reads «%s»", (day, text) => {
  render(<FrenchDate day={day} />);
  expect(screen.getByText(text)).toHaveAttribute("datetime", day);
});
