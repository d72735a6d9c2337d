import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import type { Key, Tab, TabSettings } from "./tab";
import { webDriverSession, type WebDriverSession } from "./web-driver";

const windowProgram = path.join(__dirname, "webkit-window.py");

/** WebDriver's codes for keys without a character. */
const keyCodes: Record<string, string> = {
  Alt: "\uE00A",
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Shift: "\uE008",
  Tab: "\uE004",
};

type Answer = { value?: unknown; error?: string };

const down = (key: string) => ({ type: "keyDown", value: keyCodes[key] ?? key });
const up = (key: string) => ({ type: "keyUp", value: keyCodes[key] ?? key });

const pressed = ({ key, shift, alt }: Key) => {
  const held = [...(shift ? ["Shift"] : []), ...(alt ? ["Alt"] : [])];
  return [...held.map(down), down(key), up(key), ...held.reverse().map(up)];
};

/** In milliseconds. */
const evaluationTimeout = 8000;

/**
 * During a navigation the result of an evaluation is lost: retry in the next document. The driver
 * reports it, except on pages without scripts, where it never responds.
 */
const isLost = (failure: unknown) =>
  failure instanceof Error && (failure.name === "TimeoutError" || failure.message.includes("before the unload event"));

const evaluate = async (session: WebDriverSession, expression: string): Promise<unknown> => {
  // A callback, because WebKit's driver does not await promises.
  const script = `const answer = arguments[0];
    (async () => (${expression}))().then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
  try {
    const signal = AbortSignal.timeout(evaluationTimeout);
    const { value, error } = (await session.post("/execute/async", { script, args: [] }, signal)) as Answer;
    if (error !== undefined) throw new Error(error);
    return value;
  } catch (failure) {
    if (!isLost(failure)) throw failure;
    return evaluate(session, expression);
  }
};

/** Navigates without waiting for every resource: the driver returns at once, then poll `readyState`. */
const settled = async (session: WebDriverSession, navigate: () => Promise<unknown>) => {
  await evaluate(session, "void (window.isLeft = true)");
  await navigate();
  const ready = `!("isLeft" in window) && document.readyState !== "loading"`;
  // During a navigation there may be no document.
  const look = () => evaluate(session, ready).catch(() => false);
  await expect.poll(look, { intervals: [20, 50] }).toBe(true);
};

const isSameDocument = async (session: WebDriverSession, url: string) => {
  const [page = "", hash] = url.split("#");
  return hash !== undefined && String(await session.get("/url")).split("#")[0] === page;
};

/** Opens a window with its own cookies and storage, with WebKit's driver. */
export const openWebKitTab = async (driver: string, settings: TabSettings): Promise<Tab> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  const log = path.join(folder, "log.jsonl");
  writeFileSync(log, "");
  writeFileSync(path.join(folder, "tab.json"), JSON.stringify({ ...settings, log }));
  const session = await webDriverSession(driver, {
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: windowProgram, args: [path.join(folder, "tab.json")] },
  });
  const act = (...actions: object[]) => session.post("/actions", { actions });
  const keys = (actions: object[]) => act({ type: "key", id: "keyboard", actions });
  const pointer = (x: number, y: number, ...actions: object[]) =>
    act({
      type: "pointer",
      id: "mouse",
      actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }, ...actions],
    });
  const logged = (wanted: string) =>
    readFileSync(log, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { kind: string; text: string })
      .filter(({ kind }) => kind === wanted)
      .map(({ text }) => text);
  return {
    goto: async (url) => {
      if (await isSameDocument(session, url)) await session.post("/url", { url });
      else await settled(session, () => session.post("/url", { url }));
    },
    reload: () => settled(session, () => session.post("/refresh")),
    evaluate: (expression) => evaluate(session, expression),
    click: (x, y, duration = 0) =>
      pointer(x, y, { type: "pointerDown", button: 0 }, { type: "pause", duration }, { type: "pointerUp", button: 0 }),
    hover: (x, y) => pointer(x, y),
    press: (key) => keys(pressed(key)),
    type: (text) => keys(Array.from(text).flatMap((letter) => [down(letter), up(letter)])),
    screenshot: async (file) => writeFileSync(file, Buffer.from(String(await session.get("/screenshot")), "base64")),
    requests: () => logged("request"),
    errors: () => logged("error"),
    close: async () => {
      await session.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
