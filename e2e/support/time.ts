import type { Page } from "@playwright/test";

/** Installs a controllable clock; call it before the page opens. */
export const holdTheClock = (page: Page) => page.clock.install();

/** Runs all timers of the next ten seconds. */
export const letTimePass = (page: Page) => page.clock.runFor(10_000);
