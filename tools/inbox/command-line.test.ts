/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { useTemporaryFolder } from "../../netlify/testing/temporary-folder";

const folder = useTemporaryFolder();
const root = resolve(__dirname, "../..");

test("reports in French that the inbox is unavailable, and fails", () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tools/inbox.ts"], {
    cwd: root,
    env: { PATH: process.env.PATH, INBOX_DIR: file },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^La boîte est hors d’atteinte\u00A0: ENOTDIR/)]);
});

test("`try` needs no inbox, and fails without a mail server", () => {
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "tools/inbox.ts", "try"], {
    cwd: root,
    env: { PATH: process.env.PATH, INBOX_DIR: join(folder(), "none") },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^SMTP_URL n’est pas définie/)]);
});
