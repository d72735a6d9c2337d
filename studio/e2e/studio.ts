import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Helpers: the studio as its user sees it, and the copy of the project that it edits. */

const copy = process.env.STUDIO_COPY ?? "";

export const inCopy = (...parts: string[]) => path.join(copy, ...parts);
export const read = (file: string) => readFileSync(inCopy(file), "utf8");
export const write = (file: string, text: string) => writeFileSync(inCopy(file), text);
export const readList = <Item>(file: string) => JSON.parse(read(file)) as Item[];
export const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: copy, encoding: "utf8", stdio: "pipe" }).trim();

const lines = (text: string) => text.split("\n").filter(Boolean);

/** Lines added and removed in each file since the test began; only the name for a new file. */
export const changes = () => [
  ...lines(git("diff", "--numstat", "HEAD")).map((line) => line.replaceAll("\t", " ")),
  ...lines(git("ls-files", "--others", "--exclude-standard", "data", "content")),
];

/** A PNG image of a given width. */
export const picture = async (width: number, name = "photo.png") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height: 900, channels: 3, background: "#0b6b57" } })
    .png()
    .toBuffer(),
});

/** Drops a file on an element. */
export async function drop(target: Locator, { name, mimeType, buffer }: Awaited<ReturnType<typeof picture>>) {
  const file = { name, type: mimeType, bytes: buffer.toString("base64") };
  const dataTransfer = await target.page().evaluateHandle(({ name, type, bytes }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
    return transfer;
  }, file);
  await target.dispatchEvent("drop", { dataTransfer });
}

/** User-level actions. */
export const studioOn = (page: Page) => ({
  page,
  menu: page.getByRole("navigation", { name: "Contenus du site" }),
  form: page.locator("form"),
  preview: page.frameLocator("iframe[title='Aperçu de la page']"),
  saveButton: page.getByRole("button", { name: "Enregistrer" }),
  list: (collection: string) => page.getByRole("region", { name: collection, exact: true }),

  async open(collection: string, entry?: string | RegExp) {
    await this.menu.getByRole("button", { name: collection, exact: true }).click();
    if (entry) await this.list(collection).getByRole("listitem").getByRole("button", { name: entry }).first().click();
    if (entry) await expect(this.form).toBeVisible();
  },
  /** Adds an item to a list of the form. */
  async add(list: string) {
    await this.form.getByRole("group", { name: list }).getByRole("button", { name: "Ajouter" }).last().click();
  },
  async save() {
    await this.saveButton.click();
    await expect(this.form.getByText("Enregistré.")).toBeVisible();
  },
});

export type Studio = ReturnType<typeof studioOn>;

/** Each test starts on the studio's first page, with earlier changes committed. */
export const test = base.extend<{ studio: Studio }>({
  studio: async ({ page }, use) => {
    git("add", "data", "content");
    git("commit", "-qm", "Avant", "--allow-empty");
    await page.goto("/studio");
    await expect(page.getByRole("navigation", { name: "Contenus du site" })).toBeVisible();
    await use(studioOn(page));
  },
});

export { expect };
