import { render, screen } from "@testing-library/react";
import { FrenchDate } from "./FrenchDate";

test.each([
  ["2024-04-08", "8\u00a0avril 2024"],
  ["2024-08-01", "1ᵉʳ\u00a0août 2024"],
  ["2025-12-31", "31\u00a0décembre 2025"],
  ["2026-02-28", "28\u00a0février 2026"],
  ["2026-01", "janvier 2026"],
])("%s reads «%s»", (day, text) => {
  render(<FrenchDate day={day} />);
  const time = screen.getByRole("time");
  expect(time.textContent).toBe(text);
  expect(time).toHaveAttribute("datetime", day);
});

test.each(Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-09`))(
  "%s names its month as Intl does",
  (day) => {
    const long = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
    render(<FrenchDate day={day} />);
    expect(screen.getByRole("time")).toHaveTextContent(long.format(new Date(day)));
  },
);
