import { expect, test as base } from "@playwright/test";
import { startChromium, startFirefox } from "../engines/puppeteer";
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
  // Animations use a whole CPU core: only the tests of motion enable them.
  reducedMotion: true,
  scripts: true,
  fullBrowser: false,
  before: [],
};

/** Logged when a page is left while it loads a chunk. Network faults have their own tests. */
const isHarmless = (error: string) =>
  // Firefox's driver does not name errors.
  /could not be loaded (ChunkLoadError|Error: Loading CSS chunk|JSHandle@error)/.test(error);

/** Shared by the tests of a worker: a browser and a server. */
type World = { engine: Engine; server: FaultySite };
type WorkerFixtures = { engineName: EngineName; world: World };
type Fixtures = {
  /** Whether errors of a page fail the test; `false` for tests about errors. */
  errorsFail: boolean;
  site: FaultySite;
  /** Opens the site as a new visitor, with these settings. */
  arrive: (path: string, settings?: Partial<TabSettings>) => Promise<Visitor>;
};

/** A test for any engine: `engineName` is set by the Playwright project. */
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

/** Polls until the assertion passes. */
export const eventually = <Value>(read: () => Promise<Value> | Value, message?: string) =>
  expect.poll(read, { ...often, ...(message !== undefined && { message }) });

export const expectCount = (part: Part, count: number) => eventually(() => part.count()).toBe(count);

/** At least one match is visible and reachable. */
export const expectShown = (part: Part) => eventually(() => part.count()).toBeGreaterThan(0);

export const expectGone = (part: Part) => expectCount(part, 0);

export const expectFocused = (part: Part) => eventually(() => part.isFocused()).toBe(true);

/** The page is hydrated, except for the boundaries React hydrates on interaction. A document that begins is empty. */
export const expectHydrated = (visitor: Visitor) =>
  eventually(() => visitor.ask(() => document.querySelector("html")?.dataset.ready)).toBe("");

/** Once the portfolio is hydrated, so are all sections before it; the last section is laid out last. */
export const expectHomeHydrated = (visitor: Visitor) =>
  eventually(() =>
    visitor.ask(
      () =>
        document.querySelector("#portfolio [data-hydrated]") &&
        document.querySelector("#contact[data-laid-out]") !== null,
    ),
  ).toBe(true);
