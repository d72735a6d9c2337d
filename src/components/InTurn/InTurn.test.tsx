import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { InTurn, InTurnContext } from "./InTurn";

const Page = ({ parts = ["Premier", "Deuxième", "Troisième"] }) => (
  <main>
    <a href="/#contact">Contact</a>
    <a href="/blog">Blog</a>
    {parts.map((part) => (
      <InTurn key={part}>
        <p>{part}</p>
      </InTurn>
    ))}
  </main>
);

const inTurn = (
  <InTurnContext.Provider value={true}>
    <Page />
  </InTurnContext.Provider>
);

const shown = () => screen.queryAllByText(/ème|Premier/).map(({ textContent }) => textContent);

/** Until the next frame has been painted. */
const nextPaint = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));

// jsdom does not navigate.
beforeAll(() => document.addEventListener("click", (event) => event.preventDefault()));

test("a page that is prebuilt, or that nothing is said of, is there as a whole", () => {
  expect(renderToString(<Page />)).toContain("Troisième");
  render(<Page />);
  expect(shown()).toEqual(["Premier", "Deuxième", "Troisième"]);
});

test("the parts of a page come to by a link follow one after the other, each after a paint", async () => {
  render(inTurn);
  expect(shown()).toEqual([]);
  await nextPaint();
  expect(shown()).toEqual(["Premier"]);
  await nextPaint();
  expect(shown()).toEqual(["Premier", "Deuxième"]);
  await nextPaint();
  expect(shown()).toEqual(["Premier", "Deuxième", "Troisième"]);
});

test("all are there before a link to an anchor leads to one of them", () => {
  render(inTurn);
  act(() => screen.getByRole("link", { name: "Blog" }).click());
  expect(shown()).toEqual([]);
  act(() => screen.getByRole("link", { name: "Contact" }).click());
  expect(shown()).toEqual(["Premier", "Deuxième", "Troisième"]);
});

test("a page that is left keeps no turn of the next one's", async () => {
  render(inTurn).unmount();
  render(inTurn);
  await nextPaint();
  expect(shown()).toEqual(["Premier"]);
});
