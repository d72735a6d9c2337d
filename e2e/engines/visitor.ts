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

/** A locator: the element is queried again at each use. */
const makePart = (tab: Tab, wanted: Wanted) => {
  const sought = JSON.stringify(wanted);
  const each = <Result>(read: (element: HTMLElement) => Result) =>
    ask(tab, `pageKit.find(${sought}).map(${read.toString()})`) as Promise<Result[]>;
  /** Applies to the first match only. */
  const first = async <Result>(read: (element: HTMLElement) => Result) =>
    ((await ask(tab, `pageKit.find(${sought}).slice(0, 1).map(${read.toString()})`)) as Result[])[0];
  /** Number of visible, reachable matches. */
  const count = async () => (await each(() => 1)).length;

  /** The point to click, once the element is stable and not covered. */
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
    // If the click has navigated away, the document can't be evaluated any more.
    const landed = await ask(tab, "pageKit.landed()").catch(() => true);
    if (!landed) await click();
  };

  return {
    first,
    count,
    aim,
    click,
    texts: () => each((element) => pageKit.plain(element.textContent)),
    isFocused: () => first((element) => element === document.activeElement),
    /** Focuses the element by script, as a starting point for the keyboard. */
    focus: async () => {
      await expect.poll(count, { message: sought, intervals: [50] }).not.toBe(0);
      await first((element) => element.focus());
    },
    attribute: async (name: string) =>
      (await ask(tab, `pageKit.find(${sought})[0]?.getAttribute("${name}") ?? null`)) as string | null,
    /** Value of a field. */
    value: () => first((element) => (element as HTMLInputElement).value),
    box: () => first((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  };
};

export type Part = ReturnType<typeof makePart>;

/** Actions and queries of a visitor, common to all engines. */
export const makeVisitor = (tab: Tab, origin: string) => {
  const askPage = <Result>(run: () => Result) => ask(tab, `(${run.toString()})()`) as Promise<Awaited<Result>>;
  return {
    tab,
    goto: (path: string) => tab.goto(`${origin}${path}`),
    reload: tab.reload,
    // In a task of their own: an evaluation that the navigation cuts short is made again, and would go twice.
    back: () => tab.evaluate("void setTimeout(() => history.back())"),
    forward: () => tab.evaluate("void setTimeout(() => history.forward())"),
    /** Path, query and fragment. */
    address: async () => String(await tab.evaluate("location.href")).replace(origin, ""),
    ask: askPage,
    role: (role: string, name?: string, inside?: string) => makePart(tab, { role, name, inside }),
    part: (selector: string, text?: string) => makePart(tab, { selector, text }),
    /** Presses keys in sequence, such as `"Shift+Tab"`. */
    press: async (...names: string[]) => {
      for (const name of names) await tab.press(name.split("+"));
    },
    type: tab.type,
    scrollY: () => askPage(() => Math.round(window.scrollY)),
    scrollTo: (top: number) => ask(tab, `window.scrollTo({ top: ${top}, behavior: "instant" })`),
    /** Requests to third-party hosts. */
    foreign: () => tab.requests().filter((url) => /^https?:/.test(url) && !url.startsWith(origin)),
    errors: tab.errors,
  };
};

export type Visitor = ReturnType<typeof makeVisitor>;
