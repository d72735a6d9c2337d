import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Switch } from "./Switch";

const analytics = (
  <Switch name="analytics" label="Analytiques" description="Comptent les pages." defaultChecked={false} />
);

test("is exposed as a switch, with its label and its description", async () => {
  const { container } = render(analytics);
  expect(screen.getByRole("switch", { name: "Analytiques" })).toHaveAccessibleDescription("Comptent les pages.");
  expect(await axe(container)).toHaveNoViolations();
});

test("toggles with the keyboard and with a click on its label", async () => {
  const user = userEvent.setup();
  render(analytics);
  await user.tab();
  await user.keyboard(" ");
  expect(screen.getByRole("switch")).toBeChecked();
  await user.click(screen.getByText("Analytiques"));
  expect(screen.getByRole("switch")).not.toBeChecked();
});

test("a disabled switch keeps its state", async () => {
  render(<Switch name="necessary" label="Nécessaires" description="Toujours." defaultChecked disabled />);
  await userEvent.click(screen.getByText("Nécessaires"));
  expect(screen.getByRole("switch")).toBeChecked();
  expect(screen.getByRole("switch")).toBeDisabled();
});
