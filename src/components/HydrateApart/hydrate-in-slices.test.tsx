import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateInSlices } from "./hydrate-in-slices";

function Page() {
  const [count, setCount] = useState(0);
  return (
    <div id="gatsby-focus-wrapper">
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </div>
  );
}

const contain = (html: string) => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  return container;
};

test("a prebuilt page keeps its elements, which then answer", () => {
  const container = contain('<div id="gatsby-focus-wrapper"><button>0</button></div>');
  const button = screen.getByRole("button");
  act(() => hydrateInSlices(<Page />, container));
  expect(screen.getByRole("button")).toBe(button);
  act(() => button.click());
  expect(button).toHaveTextContent("1");
  container.remove();
});

test("a page that nothing is prebuilt of is drawn, without a word", () => {
  const said = jest.spyOn(console, "error");
  const container = contain("");
  act(() => hydrateInSlices(<Page />, container));
  expect(screen.getByRole("button")).toHaveTextContent("0");
  expect(said).not.toHaveBeenCalled();
  container.remove();
});
