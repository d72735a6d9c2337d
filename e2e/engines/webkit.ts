import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { findWebKit } from "../../tools/find-engines";
import { freePort } from "../../tools/free-port";
import type { Engine, Tab, TabSettings } from "./tab";

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

/** Sends a command of W3C WebDriver to a driver or to one of its sessions; returns its value. */
const send = async (url: string, method: "GET" | "POST" | "DELETE", body?: object, signal?: AbortSignal) => {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  // Closing the only window ends the session, which the driver then reports as an error.
  if (response.ok || (method === "DELETE" && value?.error === "no such window")) return value as unknown;
  throw new Error(`WebDriver ${method} ${url}: ${value?.error ?? response.statusText} ${value?.message ?? ""}`);
};

/** In milliseconds. */
const evaluationTimeout = 8000;

const evaluate = async (session: string, expression: string): Promise<unknown> => {
  // A callback, because WebKit's driver does not await promises.
  const script = `const answer = arguments[0];
    (async () => (${expression}))().then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
  try {
    const signal = AbortSignal.timeout(evaluationTimeout);
    const answer = await send(`${session}/execute/async`, "POST", { script, args: [] }, signal);
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  } catch (failure) {
    // A navigation loses the result: retry in the next document. The driver reports it, except on pages without scripts,
    // where it never responds.
    const { name, message } = failure as Error;
    if (name !== "TimeoutError" && !message.includes("before the unload event")) throw failure;
    return evaluate(session, expression);
  }
};

/** Opens a window with its own cookies and storage. */
const openTab = async (driver: string, settings: TabSettings): Promise<Tab> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  const log = path.join(folder, "log.jsonl");
  const settingsFile = path.join(folder, "tab.json");
  writeFileSync(log, "");
  writeFileSync(settingsFile, JSON.stringify({ ...settings, log }));
  const alwaysMatch = {
    // A navigation resolves at once, without waiting for every resource: see `navigate`.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { binary: path.join(__dirname, "webkit-window.py"), args: [settingsFile] },
  };
  const created = await send(`${driver}/session`, "POST", { capabilities: { alwaysMatch } });
  const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`;
  const act = (id: string, type: string, actions: object[]) =>
    send(`${session}/actions`, "POST", { actions: [{ id, type, actions }] });
  const keys = (type: "keyDown" | "keyUp", names: readonly string[]) =>
    names.map((name) => ({ type, value: keyCodes[name] ?? name }));
  const point = (x: number, y: number, ...then: object[]) =>
    act("mouse", "pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }, ...then]);
  const navigate = async (command: string, body: object = {}) => {
    await evaluate(session, "void (window.isLeft = true)");
    await send(`${session}/${command}`, "POST", body);
    // During the navigation there may be no document.
    const isParsed = () => evaluate(session, `!window.isLeft && document.readyState !== "loading"`).catch(() => false);
    await expect.poll(isParsed, { intervals: [20, 50] }).toBe(true);
  };
  const isInDocument = async (url: string) =>
    url.includes("#") && String(await send(`${session}/url`, "GET")).split("#")[0] === url.split("#")[0];
  const logged = (wanted: string) =>
    readFileSync(log, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { kind: string; text: string })
      .filter(({ kind }) => kind === wanted)
      .map(({ text }) => text);
  return {
    goto: async (url) =>
      (await isInDocument(url)) ? send(`${session}/url`, "POST", { url }) : navigate("url", { url }),
    reload: () => navigate("refresh"),
    evaluate: (expression) => evaluate(session, expression),
    click: (x, y) => point(x, y, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    hover: (x, y) => point(x, y),
    press: (names) => act("keyboard", "key", [...keys("keyDown", names), ...keys("keyUp", [...names].reverse())]),
    type: (text) =>
      act(
        "keyboard",
        "key",
        Array.from(text).flatMap((letter) => [...keys("keyDown", [letter]), ...keys("keyUp", [letter])]),
      ),
    requests: () => logged("request"),
    errors: () => logged("error"),
    close: async () => {
      await send(session, "DELETE");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** WebKitGTK, which has Safari's engine, on a virtual display. */
export const startWebKit = async (): Promise<Engine> => {
  const program = findWebKit();
  if (!program) throw new Error("WebKit est introuvable.");
  // The X server takes the first free display, and writes its number to the pipe.
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const lines = createInterface({ input: display.stdio[3] as Readable });
  const [number] = (await once(lines, "line")) as [string];
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // The sandbox needs user namespaces, which containers lack; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      NO_AT_BRIDGE: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => send(`${address}/status`, "GET").then(Boolean, () => false), { intervals: [50] }).toBe(true);
  return {
    open: (settings) => openTab(address, settings),
    close: async () => {
      for (const child of [driver, display]) {
        child.kill();
        await once(child, "exit");
      }
    },
  };
};
