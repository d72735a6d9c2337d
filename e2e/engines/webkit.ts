import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { findWebKit } from "../../tools/find-engines";
import { freePort } from "../../tools/free-port";
import type { Engine } from "./tab";
import { openWebKitTab } from "./webkit-tab";

/** Starts an X server on the first free display, which it writes to the pipe. */
const startDisplay = async () => {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const [display] = await new Promise<[string]>((resolve, reject) => {
    lines.once("line", (line) => resolve([line]));
    server.once("error", reject).once("exit", () => reject(new Error("Xvfb s’est arrêté.")));
  });
  return { server, display: `:${display}` };
};

const isReady = async (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });

/** WebKitGTK, which has Safari's engine, on a virtual display. */
export const startWebKit = async (): Promise<Engine> => {
  const program = findWebKit();
  if (!program) throw new Error("WebKit est introuvable.");
  const { server, display } = await startDisplay();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // The sandbox needs user namespaces, which containers lack; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      NO_AT_BRIDGE: "1",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address)));
  return {
    open: (settings) => openWebKitTab(address, settings),
    close: async () => {
      await stop(driver);
      await stop(server);
    },
  };
};
