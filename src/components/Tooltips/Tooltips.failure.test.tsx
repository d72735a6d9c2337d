import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RestOfList } from "./RestOfList";
import { Tooltips } from "./Tooltips";

jest.mock("./AnchoredTooltip", () => {
  throw new Error("Loading chunk failed");
});

test("leaves it to the browser's own tooltip when the library can't be fetched", async () => {
  render(
    <>
      <RestOfList names={["N8N", "Softr"]} unit="outil" />
      <Tooltips />
    </>,
  );
  fireEvent.pointerOver(screen.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("button")).toHaveAttribute("title", "N8N, Softr"));
});
