import { expect, test as base } from "@playwright/test";
import { startChromium } from "../engines/chromium";
import { startFirefox } from "../engines/firefox";
import type { Engine, TabSettings } from "../engines/tab";
import { makeVisitor, type Part, type Visitor } from "../engines/visitor";
import { startWebKit } from "../engines/webkit";
import { type FaultySite, serveFaultySite } from "../support/faulty-site";

export { expect };

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

export type EngineName = keyof typeof engines;

const usual: TabSettings = {
  width: 1280,
  height: 800,
  scheme: "light",
  // What moves by itself takes a processor of its own; the tests of motion ask for it.
  stillness: true,
  textScale: 1,
  scripts: true,
  before: [],
};

/** What a page says when its visitor leaves it while a part was on its way. The faults have a journey of their own. */
const isHarmless = (error: string) =>
  // Firefox's driver names no error.
  /could not be loaded (ChunkLoadError|JSHandle@error)/.test(error);

/** What the tests of a worker share: a browser and a site of their own. */
type World = { engine: Engine; server: FaultySite };
type WorkerFixtures = { engineName: EngineName; world: World };
type Fixtures = {
  /** Whether a page that says an error fails its test; not where the errors are what is looked at. */
  errorsFail: boolean;
  site: FaultySite;
  /** Opens the site as somebody who comes for the first time, with these settings. */
  arrive: (path: string, settings?: Partial<TabSettings>) => Promise<Visitor>;
};

/** A test of one engine or another: `engineName` is the project's. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["chromium", { scope: "worker", option: true }],
  world: [
    async ({ engineName }, use) => {
      const [engine, server] = await Promise.all([engines[engineName](), serveFaultySite()]);
      await use({ engine, server });
      await Promise.all([engine.close(), server.close()]);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: async ({ world: { server } }, use) => {
    server.heal();
    await use(server);
  },
  errorsFail: [true, { option: true }],
  arrive: async ({ world: { engine }, site, errorsFail }, use) => {
    const visitors: Visitor[] = [];
    await use(async (path, settings) => {
      const visitor = makeVisitor(await engine.open({ ...usual, ...settings }), site.origin);
      visitors.push(visitor);
      await visitor.goto(path);
      return visitor;
    });
    const errors = visitors.flatMap((visitor) => visitor.errors()).filter((error) => !isHarmless(error));
    for (const visitor of visitors) await visitor.tab.close();
    if (errorsFail) expect(errors).toEqual([]);
  },
});

const often = { intervals: [50, 100, 100, 250] };

/** In the end, this is so. */
export const eventually = <Value>(read: () => Promise<Value> | Value, message?: string) =>
  expect.poll(read, { ...often, ...(message !== undefined && { message }) });

export const expectCount = (part: Part, count: number) => eventually(() => part.count()).toBe(count);

/** At least one can be seen and reached. */
export const expectShown = (part: Part) => eventually(() => part.count()).toBeGreaterThan(0);

export const expectGone = (part: Part) => expectCount(part, 0);

export const expectFocused = (part: Part) => eventually(() => part.isFocused()).toBe(true);

/** How far the top of an anchor's target is from the bottom of the fixed header. */
const gap = (visitor: Visitor, id: string) =>
  visitor
    .part(`#${id}`)
    .box()
    .then(async (target) => {
      const header = await visitor.part("header").box();
      return target && header ? Math.abs(target.top - header.bottom) : Number.POSITIVE_INFINITY;
    });

/** An anchor leads there: its target is right below the header. */
export const expectAt = (visitor: Visitor, id: string) => eventually(() => gap(visitor, id), id).toBeLessThan(40);

/** The page's scripts answer from now on; its parts wake up when they are touched. */
export const answers = (visitor: Visitor) =>
  eventually(() => visitor.ask(() => document.documentElement.dataset.scripts)).toBe("awake");

/** Once the portfolio is awake, every band before it is. */
export const awake = (visitor: Visitor) =>
  eventually(() => visitor.ask(() => document.querySelector("#portfolio [data-awake]") !== null)).toBe(true);
