import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type HostResponse = { status: number; headers: Record<string, string>; body: string };

export type WarmFunction = {
  /**
   * Invokes the function as the host does, one call at a time. Resolves with its response; `idle`
   * resolves with the function's output once its work is done.
   */
  call: (request: HostRequest) => Promise<{ answer: HostResponse; idle: Promise<string[]> }>;
  stop: () => unknown;
};

export type HostRequest = {
  method: string;
  /** The credentials for Blobs, which the host issues for each invocation. */
  blobs: { url: string; token?: string };
  body?: string;
  headers?: Record<string, string>;
};

/** Bundles each function into its own subfolder with the host's bundler; returns their manifests. */
export function bundleFunctions(folder: string): object[] {
  execFileSync(process.execPath, [join(__dirname, "bundle-functions.mjs"), folder], { stdio: "inherit" });
  return (JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as { functions: object[] }).functions;
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

/** Starts a process that runs a bundled function and stays warm. */
export async function startFunction(folder: string, variables: Record<string, string>): Promise<WarmFunction> {
  const child = fork(join(__dirname, "run-bundle.mjs"), [folder], {
    cwd: folder,
    execArgv: [],
    // Only PATH is taken from this machine's environment.
    env: { PATH: process.env.PATH, NODE_ENV: "production", AWS_LAMBDA_FUNCTION_NAME: "function", ...variables },
  });
  const next = async <Message>(): Promise<Message> => ((await once(child, "message")) as [Message])[0];
  await next();
  return {
    call: async (request) => {
      child.send(eventOf(request));
      return { answer: await next<HostResponse>(), idle: next<string[]>() };
    },
    stop: () => child.kill(),
  };
}
