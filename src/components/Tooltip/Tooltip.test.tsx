import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Tooltip } from "./Tooltip";

const page = (
  <>
    <Tooltip text="N8N, Softr">+2</Tooltip>
    <Tooltip text="Make">+1</Tooltip>
  </>
);

const button = (name: string) => screen.getByRole("button", { name });
const bubble = () => screen.queryByRole("tooltip");
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const mouse = { pointerType: "mouse" };

describe("in time", () => {
  beforeAll(() => {
    jest.useFakeTimers();
  });
  afterAll(() => {
    jest.useRealTimers();
  });
  // The state that shortens the next delay is shared: let it expire.
  afterEach(() => wait(1000));

  test("closes on Escape, and the focus stays", () => {
    render(page);
    act(() => button("+2").focus());
    fireEvent.keyDown(button("+2"), { key: "Escape" });
    expect(bubble()).not.toBeInTheDocument();
    expect(button("+2")).toHaveFocus();
  });

  test("opens 700 ms after the pointer has come; within 300 ms of another, at once", () => {
    render(page);
    fireEvent.pointerEnter(button("+2"), mouse);
    wait(699);
    expect(bubble()).not.toBeInTheDocument();
    wait(1);
    expect(bubble()).toHaveTextContent("N8N, Softr");
    fireEvent.pointerLeave(button("+2"), mouse);
    wait(150);
    expect(bubble()).not.toBeInTheDocument();
    wait(299);
    fireEvent.pointerEnter(button("+1"), mouse);
    wait(0);
    expect(bubble()).toHaveTextContent("Make");
    fireEvent.pointerLeave(button("+1"), mouse);
    wait(150 + 300);
    fireEvent.pointerEnter(button("+2"), mouse);
    wait(0);
    expect(bubble()).not.toBeInTheDocument();
  });

  test("a pointer that only passes by opens nothing", () => {
    render(page);
    fireEvent.pointerEnter(button("+2"), mouse);
    wait(400);
    fireEvent.pointerLeave(button("+2"), mouse);
    wait(2000);
    expect(bubble()).not.toBeInTheDocument();
  });

  test("stays while the pointer goes to it and rests there", () => {
    render(page);
    fireEvent.pointerEnter(button("+2"), mouse);
    wait(700);
    fireEvent.pointerLeave(button("+2"), mouse);
    wait(100);
    fireEvent.pointerEnter(bubble()!, mouse);
    wait(5000);
    expect(bubble()).toBeVisible();
    fireEvent.pointerLeave(bubble()!, mouse);
    wait(150);
    expect(bubble()).not.toBeInTheDocument();
  });

  test("a finger opens it by a press, and closes it by another, or by one elsewhere", () => {
    render(page);
    fireEvent.pointerEnter(button("+2"), { pointerType: "touch" });
    wait(2000);
    expect(bubble()).not.toBeInTheDocument();
    fireEvent.click(button("+2"));
    expect(bubble()).toBeVisible();
    fireEvent.click(button("+2"));
    expect(bubble()).not.toBeInTheDocument();
    fireEvent.click(button("+2"));
    fireEvent.pointerDown(document.body);
    expect(bubble()).not.toBeInTheDocument();
  });

  test("there is one at a time", () => {
    render(page);
    act(() => button("+1").focus());
    fireEvent.pointerEnter(button("+2"), mouse);
    wait(700);
    expect(screen.getAllByRole("tooltip").map(({ textContent }) => textContent)).toEqual(["N8N, Softr"]);
  });
});

test("its words describe the button before it opens: a touch screen reader opens nothing", () => {
  render(page);
  expect(bubble()).not.toBeInTheDocument();
  expect(button("+2")).toHaveAccessibleDescription("N8N, Softr");
});

test("opens at once for the keyboard, describes its button, closes when focus leaves", async () => {
  const { container } = render(page);
  await userEvent.tab();
  expect(button("+2")).toHaveFocus();
  expect(bubble()).toHaveTextContent("N8N, Softr");
  expect(button("+2")).toHaveAccessibleDescription("N8N, Softr");
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.tab();
  expect(bubble()).toHaveTextContent("Make");
  await userEvent.tab();
  expect(bubble()).not.toBeInTheDocument();
});
