import { catchUp } from "./catch-up";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The visitor clicked `selector` that long ago, in milliseconds, before the scripts ran. */
function clicked(selector: string, ago: number): void {
  const click = new MouseEvent("click", { bubbles: true });
  document.querySelector(selector)?.dispatchEvent(click);
  Object.assign(window, { earlyClick: click });
  jest.spyOn(performance, "now").mockReturnValue(click.timeStamp + ago);
}

const heard = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<button type="button"><b>Menu</b></button><p>Texte</p>';
  heard.mockReset();
});

const listen = () => document.querySelector("button")?.addEventListener("click", heard);

test("a click before the scripts is given again to the button it was for, once", async () => {
  clicked("b", 1900);
  listen();
  catchUp();
  catchUp();
  await nextTask();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a click that was given up is not replayed", async () => {
  clicked("b", 2100);
  listen();
  catchUp();
  await nextTask();
  expect(heard).not.toHaveBeenCalled();
});

test("a click on anything else is left alone", () => {
  clicked("p", 100);
  expect(catchUp).not.toThrow();
});

test("a page that wakes up late shows what needs scripts again", () => {
  delete document.documentElement.dataset.scripts;
  document.documentElement.dataset.fresh = "";
  catchUp();
  expect(document.documentElement).toHaveAttribute("data-scripts");
  expect(document.documentElement).not.toHaveAttribute("data-fresh");
});
