import { passPressesOn } from "./pass-presses-on";

const heard: string[] = [];
const skipTransition = jest.fn();
/** Ends the fade, as the browser does once it is over or skipped. */
let end: () => void;

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<nav><a id="blog"><span>Blog</span></a><a id="stack">Stack</a></nav>`;
  heard.length = 0;
  skipTransition.mockClear();
  for (const name of ["nav", "#blog", "#stack"]) {
    document.querySelector(name)?.addEventListener("click", ({ target, currentTarget }) => {
      if (target === currentTarget || name === "#blog") heard.push(name);
    });
  }
  // The point «x» across lies on the x-th of these.
  const places = ["span", "#blog", "#stack"];
  document.elementFromPoint = (x) => document.querySelector(places[x] ?? "html");
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  passPressesOn({ skipTransition, finished } as unknown as ViewTransition);
});

afterEach(() => end());

const tell = (type: string, target: Element | null, clientX: number, button = 0) =>
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, button }));

const html = document.documentElement;

test("a press on what fades ends the fade, and is a click on what was pressed", async () => {
  tell("mousedown", html, 0);
  expect(skipTransition).toHaveBeenCalledTimes(1);
  tell("mouseup", html, 0);
  await settle();
  expect(heard).toEqual([]);
  end();
  await settle();
  expect(heard).toEqual(["#blog"]);
});

test("also when it is let go after the fade, once", async () => {
  tell("mousedown", html, 2);
  end();
  await settle();
  tell("mouseup", document.querySelector("#stack"), 2);
  tell("mouseup", document.querySelector("#stack"), 2);
  await settle();
  expect(heard).toEqual(["#stack"]);
});

test("one that wanders inside of a link is a click on the link, from link to link one on neither", async () => {
  end();
  tell("mousedown", html, 0);
  tell("mouseup", html, 1);
  tell("mousedown", html, 0);
  tell("mouseup", html, 2);
  await settle();
  expect(heard).toEqual(["#blog", "nav"]);
});

test("one that another button makes is none", async () => {
  end();
  tell("mousedown", html, 0, 2);
  tell("mouseup", html, 0, 2);
  await settle();
  expect(heard).toEqual([]);
});

test("what the browser gives to the right element is left to it, and all of it after the fade", async () => {
  tell("mousedown", document.querySelector("#blog"), 0);
  tell("mouseup", document.querySelector("#blog"), 0);
  end();
  await settle();
  tell("mousedown", html, 0);
  tell("mouseup", html, 0);
  await settle();
  expect(heard).toEqual([]);
  expect(skipTransition).not.toHaveBeenCalled();
});
