import type { Page } from "@playwright/test";

/** To be called before the page opens: its clock can then be moved on. */
export const holdTheClock = (page: Page) => page.clock.install();

/** What the page may have planned for the next ten seconds happens now: what did not happen does not come later. */
export const letTimePass = (page: Page) => page.clock.runFor(10_000);
