import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TableOfContents } from "./TableOfContents";

test("the Tab key stops at what it holds, which scrolls it, never at the frame", async () => {
  render(<TableOfContents headings={[{ id: "mvp", depth: 2, text: "Le MVP" }]} />);
  await userEvent.tab();
  expect(screen.getByRole("navigation", { name: "Sommaire" })).not.toHaveFocus();
});
