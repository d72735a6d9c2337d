import type { Page } from "@playwright/test";

/** Installs a controllable clock; call it before the page opens. */
export const installClock = (page: Page) => page.clock.install();

/** Runs all timers of the next ten seconds. */
export const runTenSeconds = (page: Page) => page.clock.runFor(10_000);
