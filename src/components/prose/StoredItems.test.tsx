import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { storedItems } from "./StoredItems";
import { StoredItems } from "./StoredItems";

test("the policy names each stored item with its purpose and its duration", async () => {
  const { container } = render(<StoredItems />);
  for (const { name, purpose, duration } of storedItems) {
    const row = screen.getByRole("rowheader", { name }).closest("tr");
    expect(row).toHaveTextContent(purpose);
    expect(row).toHaveTextContent(duration.replaceAll("\u00a0", " "));
  }
  expect(await axe(container)).toHaveNoViolations();
});
