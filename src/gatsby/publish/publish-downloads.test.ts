/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { downloadSize, downloadName, publishDownloads } from "./publish-downloads";

const root = mkdtempSync(join(tmpdir(), "emporter-"));
afterAll(() => rmSync(root, { recursive: true }));

const offer = (article: string, name: string, content: Uint8Array) => {
  const folder = join(root, "content/articles", article, "telechargements");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
};

test("files are published unchanged, under their names, with their size, and removed with their article", () => {
  const table = Buffer.from("\uFEFFNom;Ville\r\n");
  offer("un", "clients.csv", table);
  offer("deux", "notice.pdf", Buffer.from([0x25, 0xff, 0x00]));
  publishDownloads(root, [["clients.csv"], ["notice.pdf"]]);
  const published = join(root, "public/telechargements");
  expect(readdirSync(published)).toEqual(["clients.csv", "notice.pdf"]);
  expect(readFileSync(join(published, "clients.csv"))).toEqual(table);
  expect(downloadSize(root, "notice.pdf")).toBe(3);
  expect(downloadSize(root, "absent.xlsx")).toBe(0);
  rmSync(join(root, "content/articles/un"), { recursive: true });
  publishDownloads(root, []);
  expect(readdirSync(published)).toEqual(["notice.pdf"]);
});

test("several files of one resource make one archive, identical each time", () => {
  offer("un", "plan.csv", Buffer.from("Dossier;Durée"));
  offer("un", "plan.xlsx", Buffer.from([0x50, 0x4b]));
  const files = ["plan.xlsx", "plan.csv"];
  const archive = join(root, "public/telechargements", downloadName(files));
  publishDownloads(root, [files]);
  const made = readFileSync(archive);
  const held = Object.entries(unzipSync(made)).map(([name, content]) => [name, Buffer.from(content).toString()]);
  expect(held).toEqual([
    ["plan.xlsx", "PK"],
    ["plan.csv", "Dossier;Durée"],
  ]);
  jest.useFakeTimers({ now: new Date("2030-06-01T12:00:00Z") });
  publishDownloads(root, [files]);
  jest.useRealTimers();
  expect(readFileSync(archive)).toEqual(made);
  expect(downloadName(["seul.pdf"])).toBe("seul.pdf");
  // A missing file, which validation reports, does not throw.
  publishDownloads(root, [[...files, "absent.pdf"]]);
  expect(readdirSync(join(root, "public/telechargements"))).toContain("plan-xlsx.zip");
});
