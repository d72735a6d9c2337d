/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { downloadSize, publishDownloads } from "./publish-downloads";

const root = mkdtempSync(join(tmpdir(), "emporter-"));
afterAll(() => rmSync(root, { recursive: true }));

const offer = (article: string, name: string, content: Uint8Array) => {
  const folder = join(root, "content/articles", article, "telechargements");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
};

test("files are published as they are, under their own names, with their size, and leave with their article", () => {
  const table = Buffer.from("\uFEFFNom;Ville\r\n");
  offer("un", "clients.csv", table);
  offer("deux", "notice.pdf", Buffer.from([0x25, 0xff, 0x00]));
  publishDownloads(root);
  const published = join(root, "public/telechargements");
  expect(readdirSync(published)).toEqual(["clients.csv", "notice.pdf"]);
  expect(readFileSync(join(published, "clients.csv"))).toEqual(table);
  expect(downloadSize(root, "notice.pdf")).toBe(3);
  expect(downloadSize(root, "absent.xlsx")).toBe(0);
  rmSync(join(root, "content/articles/un"), { recursive: true });
  publishDownloads(root);
  expect(readdirSync(published)).toEqual(["notice.pdf"]);
});
