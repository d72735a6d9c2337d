import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { RestOfList } from "./RestOfList";
import { Tooltips } from "./Tooltips";

const page = (
  <>
    <RestOfList names={["N8N", "Softr"]} unit="outil" />
    <RestOfList names={["Make"]} unit="outil" />
    <Tooltips />
  </>
);

const two = () => screen.getByRole("button", { name: "+2 autres outils" });
const later = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

beforeAll(() => {
  window.ResizeObserver = class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe("Tooltips", () => {
  it("names the rest of a list at once to the keyboard, and describes the button with it", async () => {
    const { container } = render(page);
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(two()).toHaveFocus();
    const tooltip = await screen.findByRole("tooltip");
    expect(tooltip).toHaveTextContent("N8N, Softr");
    expect(two()).toHaveAccessibleDescription("N8N, Softr");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("closes on Escape", async () => {
    render(page);
    await userEvent.tab();
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
    expect(two()).not.toHaveAttribute("aria-describedby");
    expect(two()).toHaveFocus();
  });

  it("opens 700 ms after the pointer has come", async () => {
    render(page);
    // The library is there from the first aim on.
    fireEvent.pointerOver(two());
    await later(50);
    fireEvent.pointerMove(two());
    await later(600);
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await later(150);
    expect(screen.getByRole("tooltip")).toHaveTextContent("N8N, Softr");
  });
});
