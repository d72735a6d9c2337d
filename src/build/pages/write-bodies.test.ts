/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBodies } from "./write-bodies";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "bodies-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const text = (id: string, html: string) => ({ id, slug: id, prose: { html } });
const files = () => readdirSync(join(root, "public/prose"));

test("a body stands at the address that is given for it", () => {
  const address = writeBodies(root, [text("un", "<p>Un</p>")]).get("un");
  expect(readFileSync(join(root, "public", address!), "utf8")).toBe("<p>Un</p>");
});

test("another text takes another address; former versions and texts that are gone leave nothing", () => {
  const first = writeBodies(root, [text("un", "<p>Un</p>"), text("deux", "<p>Deux</p>")]);
  const second = writeBodies(root, [text("un", "<p>Un, relu</p>")]);
  expect(second.get("un")).not.toBe(first.get("un"));
  expect(files()).toEqual([second.get("un")?.replace("/prose/", "")]);
});
