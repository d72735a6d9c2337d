/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadEnv } from "./bootstrap/load-env.mjs";
import { projectEnvironment } from "./project-environment";

const { env } = process;
const root = mkdtempSync(path.join(os.tmpdir(), "environment-"));
const file = path.join(root, ".env");
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  process.env = env;
});

/** The environment of a process started with these variables in its shell and in `.env`, which has changed since. */
function environmentNow({ shell, atStart, now }: { shell: Record<string, string>; atStart: string; now: string }) {
  process.env = { ...shell };
  writeFileSync(file, atStart);
  loadEnv(file);
  writeFileSync(file, now);
  return projectEnvironment(root);
}

test("a variable of the shell is kept, as by a start", () => {
  const both = environmentNow({ shell: { SMTP_URL: "shell" }, atStart: "SMTP_URL=file\n", now: "SMTP_URL=file\n" });
  expect(both.SMTP_URL).toBe("shell");
});

test("one of .env is as it is written now: changed, added, or gone", () => {
  const given = { shell: {}, atStart: "CHANGED=a\nGONE=a\n", now: "CHANGED=b\nADDED=b\n" };
  expect(environmentNow(given)).toMatchObject({ CHANGED: "b", ADDED: "b" });
  expect(environmentNow(given).GONE).toBeUndefined();
});
