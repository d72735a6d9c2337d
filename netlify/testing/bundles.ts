import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type HostAnswer = { status: number; headers: Record<string, string>; body: string };

export type WarmFunction = {
  /** One call, as the host makes it. Resolves once it is answered; one at a time. */
  call: (request: HostRequest) => Promise<{ answer: HostAnswer; idle: Promise<unknown> }>;
  /** What it has printed. */
  logged: string[];
  stop: () => void;
};

export type HostRequest = {
  method: string;
  /** What the host hands over to reach its Blobs, anew at each call. */
  blobs: { url: string; token?: string };
  body?: string;
  headers?: Record<string, string>;
};

/** What the host knows of a function without running it. */
export type ManifestEntry = {
  name: string;
  runtimeVersion: string;
  bundler: string;
  buildData: { runtimeAPIVersion: number };
  schedule?: string;
  routes?: unknown[];
  trafficRules?: unknown;
};

/** Bundles the functions into a folder, one folder each, by the host's own bundler. */
export function bundleFunctions(folder: string): ManifestEntry[] {
  execFileSync(process.execPath, [join(__dirname, "bundle-functions.mjs"), folder], { stdio: "inherit" });
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { functions: ManifestEntry[] };
  return manifest.functions;
}

function eventOf({ method, blobs, body, headers }: HostRequest): object {
  const { url, token = "token" } = blobs;
  const access = { url, url_uncached: url, token, primary_region: "eu-central-1" };
  return {
    httpMethod: method,
    rawUrl: "https://atelier.fr/.netlify/functions/contact",
    headers: {
      "content-type": "application/json",
      "x-nf-client-connection-ip": "192.0.2.1",
      "x-nf-site-id": "site",
      "x-nf-deploy-id": "deploy",
      "x-nf-deploy-context": "production",
      ...headers,
    },
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
    blobs: Buffer.from(JSON.stringify(access)).toString("base64"),
    flags: {},
  };
}

/** Starts a process that runs one bundled function, and stays warm. */
export async function startFunction(folder: string, variables: Record<string, string>): Promise<WarmFunction> {
  const child = spawn(process.execPath, [join(__dirname, "run-bundle.mjs"), folder], {
    cwd: folder,
    // Nothing of this machine's environment but where programs are.
    env: { PATH: process.env.PATH, NODE_ENV: "production", AWS_LAMBDA_FUNCTION_NAME: "function", ...variables },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: AsyncIterator<string, undefined> = createInterface(child.stdout)[Symbol.asyncIterator]();
  const logged: string[] = [];

  async function after(start: string): Promise<string> {
    for (;;) {
      const next = await lines.next();
      if (next.done) throw new Error(`the function ended before ${start}`);
      if (next.value.startsWith(start)) return next.value.slice(start.length);
      logged.push(next.value);
    }
  }

  await after("READY");
  return {
    call: async (request) => {
      child.stdin.write(`${JSON.stringify(eventOf(request))}\n`);
      const answer = JSON.parse(await after("ANSWER ")) as HostAnswer;
      return { answer, idle: after("IDLE") };
    },
    logged,
    stop: () => child.kill(),
  };
}
