import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { type Aim, makePageKit, type Wanted } from "./page-kit";
import type { Tab } from "./tab";

const library = readFileSync(require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"), "utf8");
const kit = `(() => { ${library}; window.pageKit = (${makePageKit.toString()})(); }).call(window)`;

/** Evaluates an expression, after injecting the kit into the document if needed. */
const ask = async (tab: Tab, expression: string): Promise<unknown> => {
  const once = () => tab.evaluate(`"pageKit" in window ? (${expression}) : "no kit yet"`);
  const answer = await once();
  if (answer !== "no kit yet") return answer;
  await tab.evaluate(kit);
  return once();
};

/** A locator: the element is queried anew at each use. */
const makePart = (tab: Tab, wanted: Wanted) => {
  const sought = JSON.stringify(wanted);
  const each = <Result>(read: (element: HTMLElement) => Result) =>
    ask(tab, `pageKit.find(${sought}).map(${read.toString()})`) as Promise<Result[]>;
  /** Applies to the first match only. */
  const first = async <Result>(read: (element: HTMLElement) => Result) =>
    ((await ask(tab, `pageKit.find(${sought}).slice(0, 1).map(${read.toString()})`)) as Result[])[0];

  const aim = async () => {
    let point = { x: 0, y: 0 };
    const look = async () => {
      const aimed = (await ask(tab, `pageKit.aim(${sought})`)) as Aim;
      if ("obstacle" in aimed) return aimed.obstacle;
      // Twice at the same place: the element is stable.
      const isStill = aimed.x === point.x && aimed.y === point.y;
      point = aimed;
      return isStill ? "ready" : "moving";
    };
    await expect.poll(look, { message: sought, intervals: [50] }).toBe("ready");
    return point;
  };

  const click = async (): Promise<void> => {
    const { x, y } = await aim();
    await ask(tab, `pageKit.guard(${sought})`);
    await tab.click(x, y);
    // The click navigated away: the document can't be evaluated any more.
    const landed = await ask(tab, "pageKit.landed()").catch(() => true);
    if (!landed) await click();
  };

  return {
    each,
    first,
    /** The point to click, once the element is stable and not covered. */
    aim,
    /** Number of visible, reachable matches. */
    count: async () => (await each(() => 1)).length,
    texts: () => each((element) => pageKit.plain(element.textContent)),
    isFocused: () => first((element) => element === document.activeElement),
    click,
    hover: async () => {
      const { x, y } = await aim();
      await tab.hover(x, y);
    },
    /** Focuses the element by script, as a starting point for the keyboard. */
    focus: async () => {
      await expect.poll(async () => (await each(() => 1)).length, { message: sought, intervals: [50] }).not.toBe(0);
      await first((element) => element.focus());
    },
    attribute: async (name: string) =>
      (await ask(tab, `pageKit.find(${sought}).map((element) => element.getAttribute("${name}"))[0] ?? null`)) as
        string | null,
    /** Value of a field. */
    value: () => first((element) => (element as HTMLInputElement).value),
    box: () =>
      first((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
  };
};

export type Part = ReturnType<typeof makePart>;

/** Parses «Shift+Tab». */
const keyOf = (name: string) => ({
  key: name.split("+").at(-1) ?? name,
  shift: name.startsWith("Shift+"),
  alt: name.startsWith("Alt+"),
});

/** Actions and queries of a visitor, common to all engines. */
export const makeVisitor = (tab: Tab, origin: string) => {
  const asked = <Result>(run: () => Result) => ask(tab, `(${run.toString()})()`) as Promise<Awaited<Result>>;
  return {
    tab,
    goto: (path: string) => tab.goto(`${origin}${path}`),
    reload: () => tab.reload(),
    // In a task of their own: an evaluation that the navigation cuts short is made again, and would go twice.
    back: () => tab.evaluate("void setTimeout(() => history.back())"),
    forward: () => tab.evaluate("void setTimeout(() => history.forward())"),
    /** Path, query and fragment. */
    address: async () => String(await tab.evaluate("location.href")).replace(origin, ""),
    ask: asked,
    tell: <Argument>(run: (argument: Argument) => unknown, argument: Argument) =>
      ask(tab, `void (${run.toString()})(${JSON.stringify(argument)})`),
    role: (role: string, name?: string, inside?: string) =>
      makePart(tab, { role, ...(name !== undefined && { name }), ...(inside !== undefined && { inside }) }),
    part: (selector: string, text?: string) => makePart(tab, { selector, ...(text !== undefined && { text }) }),
    /** Presses keys in sequence. */
    press: async (...names: string[]) => {
      for (const name of names) await tab.press(keyOf(name));
    },
    type: (text: string) => tab.type(text),
    scrollY: () => asked(() => Math.round(window.scrollY)),
    scrollTo: (top: number) => ask(tab, `window.scrollTo({ top: ${top}, behavior: "instant" })`),
    /** Requests to third-party hosts. */
    foreign: () => tab.requests().filter((url) => /^https?:/.test(url) && !url.startsWith(origin)),
    errors: () => tab.errors(),
  };
};

export type Visitor = ReturnType<typeof makeVisitor>;
