import type { Page } from "@playwright/test";

/** How many times slower than this machine's a phone's processor is taken to be. */
export const slowdown = 4;

/** Gives a page the processor of a phone. Drawing by the graphics card is not slowed down. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
};
