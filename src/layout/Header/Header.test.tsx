import { act, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { frameByFrame } from "../../../tools/jest/frame-by-frame";
import { Header } from "./Header";

/** So slow to be shown that React lets the browser in before the effects of what it shows. */
function Slow() {
  useLayoutEffect(() => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  });
  return null;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

let root: Root;

const show = (path: string) =>
  root.render(
    <>
      <Header name="Atelier" navigation={[{ label: "Blog", href: "/blog" }]} path={path} />
      <Slow />
    </>,
  );

/** Goes to another page, and does this as soon as it is there. */
const arriveAndDo = async (deed: () => void) => {
  const arrival = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { attributeFilter: ["aria-current"], subtree: true });
  }).then(deed);
  show("/blog");
  await arrival;
  await pause();
};

const onHomePage = (visit: () => Promise<void>) =>
  frameByFrame(async () => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
    show("/");
    await pause();
    await visit();
  });

afterEach(() => act(() => root.unmount()));

test("the menu is closed as soon as another page is there", () =>
  onHomePage(async () => {
    screen.getByRole("button", { name: "Ouvrir le menu" }).click();
    await pause();
    expect(screen.getByRole("button")).toHaveAccessibleName("Fermer le menu");
    await arriveAndDo(() => expect(screen.getByRole("button")).toHaveAccessibleName("Ouvrir le menu"));
  }));

test("a menu opened at the moment a page arrives stays open", () =>
  onHomePage(async () => {
    await arriveAndDo(() => screen.getByRole("button").click());
    expect(screen.getByRole("button")).toHaveAccessibleName("Fermer le menu");
  }));
