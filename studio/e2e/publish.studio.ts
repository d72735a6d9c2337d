import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, git, inCopy, read, readList, test, write } from "./studio";

const remote = inCopy("..", `${path.basename(inCopy())}-distant.git`);
const hook = path.join(remote, "hooks/pre-receive");
const file = "data/testimonials.json";

test.beforeAll(() => {
  git("init", "-q", "--bare", remote);
});
test.afterAll(() => {
  if (git("remote")) git("remote", "remove", "origin");
  rmSync(remote, { recursive: true, force: true });
});

test("a change is published; a refused push loses nothing, an update begun in a terminal is given up", async ({
  studio,
  page,
}) => {
  await studio.open("Témoignages", /.+/);
  await studio.form.getByLabel("Témoignage", { exact: true }).fill("Un avis d’ici.");
  await studio.save();
  const open = page.getByRole("button", { name: "Ce qui a changé" });
  const panel = page.getByRole("dialog", { name: "Ce qui a changé" });
  const publish = panel.getByRole("button", { name: "Publier" });
  await open.click();
  await expect(panel.getByText("1 témoignage modifié")).toBeVisible();
  await expect(panel.getByText("git remote add origin")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  git("remote", "add", "origin", remote);
  writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await open.click();
  await expect(panel.getByText("git remote add origin")).toBeHidden();
  await publish.click();
  await expect(panel.getByRole("alert")).toContainText(/le dépôt refuse ces changements.*réessaie l’envoi/);
  await expect(panel.getByText(/en attente/)).toBeVisible();
  expect(git("log", "-1", "--format=%s")).toContain("1 témoignage modifié");

  rmSync(hook);
  await publish.click();
  await expect(panel.getByText("Publié.")).toBeVisible();
  await expect(panel.getByText("Rien n’a changé depuis la dernière publication.")).toBeVisible();
  expect(git("--git-dir", remote, "rev-parse", "main")).toBe(git("rev-parse", "HEAD"));

  // What another person has published at the same place meets ours in a terminal.
  const [{ content }] = readList<{ content: string }>(file) as [{ content: string }];
  git("branch", "ailleurs");
  write(file, read(file).replace(JSON.stringify(content), '"Un autre avis d’ici."'));
  git("commit", "-qam", "Ici");
  git("switch", "-q", "ailleurs");
  write(file, read(file).replace(JSON.stringify(content), '"Un avis d’ailleurs."'));
  git("commit", "-qam", "Ailleurs");
  git("switch", "-q", "main");
  expect(() => git("merge", "-q", "ailleurs")).toThrow();
  await page.keyboard.press("Escape");
  await open.click();
  await panel.getByRole("button", { name: "Tout annuler" }).click();
  await expect(panel.getByText(/^Annulé/)).toBeVisible();
  expect(read(file)).toContain("Un autre avis d’ici.");
});
