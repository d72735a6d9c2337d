/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { call, git, open, post, read, rootOf, startStudio, stopStudio, write } from "../testing/studio-project";
import type { Changes, Declined, ProjectView } from "../protocol";
import { explainGit } from "./explain-git";

beforeEach(startStudio);
afterEach(stopStudio);

describe("publishing", () => {
  // The other repositories are in the project's: one copy brings all three, and one deletion takes them.
  const repository = () => path.join(rootOf(), ".git");
  const remote = () => path.join(repository(), "distant");

  const configure = (folder: string, name: string) => {
    git("-C", folder, "config", "user.name", name);
    git("-C", folder, "config", "user.email", "test@exemple.fr");
    git("-C", folder, "config", "maintenance.auto", "false");
  };

  const initialise = () => {
    git("init", "-q", "-b", "main");
    configure(rootOf(), "Test");
    git("add", ".");
    git("commit", "-qm", "Début");
  };

  beforeEach(() => writeFileSync(path.join(rootOf(), ".gitignore"), ".studio/\n"));

  const edit = async () => {
    const work = await open("Testimonial", "data/testimonials.json", 0);
    await post("save", { ...work, value: { ...work.value, content: "Un avis revu." } });
  };

  test("changes are summarised, committed and pushed", async () => {
    initialise();
    git("init", "-q", "--bare", remote());
    git("remote", "add", "origin", remote());
    await edit();
    write("README.md", "commencé");
    expect((await call("api/changes")).json).toMatchObject({ words: ["1 témoignage modifié"], howTo: [] });
    expect((await post("publish", {})).status).toBe(200);
    expect(git("--git-dir", remote(), "log", "-1", "--format=%s", "main").trim()).toBe("1 témoignage modifié");
    expect(git("status", "--porcelain").trim()).toBe("?? README.md");
    expect((await call("api/changes")).json).toMatchObject({ words: [], waiting: 0 } satisfies Partial<Changes>);
  });

  test("a rejected push is explained, and retried the next time", async () => {
    initialise();
    git("init", "-q", "--bare", remote());
    writeFileSync(path.join(remote(), "hooks/pre-receive"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    git("remote", "add", "origin", remote());
    await edit();
    const refused = await post("publish", {});
    expect(refused).toMatchObject({
      status: 502,
      json: { error: expect.stringMatching(/refuse ces changements.*gardés/) as string },
    });
    expect(read("data/testimonials.json")).toContain("Un avis revu.");
    rmSync(path.join(remote(), "hooks/pre-receive"));
    expect((await post("publish", {})).status).toBe(200);
    expect(git("--git-dir", remote(), "log", "--format=%s", "main")).toContain("1 témoignage modifié");
  });

  test("without a remote, explains how to add one", async () => {
    initialise();
    await edit();
    expect(((await call("api/changes")).json as Changes).howTo).toHaveLength(3);
    expect((await post("publish", {})).json).toMatchObject({
      done: expect.stringContaining("rien n’a été envoyé") as string,
    });
  });

  describe("when the repository has received other changes", () => {
    const elsewhere = () => path.join(repository(), "ailleurs");
    /** Made once: each command of git is a process or more. */
    const prepared = mkdtempSync(path.join(os.tmpdir(), "repositories-"));
    const file = "data/testimonials.json";
    type Testimonial = { name: string; content: string };
    const list = () => JSON.parse(read(file)) as Testimonial[];
    const first = () => list()[0]!;
    const gitElsewhere = (...args: string[]) => git("-C", elsewhere(), ...args);

    const prepare = () => {
      initialise();
      git("init", "-q", "--bare", "-b", "main", remote());
      git("remote", "add", "origin", ".git/distant");
      git("push", "-q", "-u", "origin", "main");
      git("clone", "-q", remote(), elsewhere());
      configure(elsewhere(), "Autre");
      gitElsewhere("remote", "set-url", "origin", "../distant");
      cpSync(repository(), prepared, { recursive: true });
    };
    beforeEach(() => {
      if (existsSync(path.join(prepared, "HEAD"))) cpSync(prepared, repository(), { recursive: true });
      else prepare();
    });
    afterAll(() => rmSync(prepared, { recursive: true }));

    /** Another person's change, pushed first. */
    const changeElsewhere = (change: (text: string) => string, name = file) => {
      const place = path.join(elsewhere(), name);
      writeFileSync(place, change(readFileSync(place, "utf8")));
      gitElsewhere("commit", "-qam", "Ailleurs");
      gitElsewhere("push", "-q");
    };
    const changeFirst = (text: string) => text.replace(JSON.stringify(first().content), '"Un avis d’ailleurs."');
    const published = () => git("--git-dir", remote(), "show", `main:${file}`);

    test("changes at other places are added to ours, and all is sent; what is staged or set aside stays so", async () => {
      changeElsewhere((text) => text.replace("Une matinée", "Deux matinées"), "data/method.json");
      write("aside.txt", "mis de côté");
      git("add", "aside.txt");
      git("stash", "-q");
      write("staged.txt", "préparé");
      git("add", "staged.txt");
      await edit();
      expect(await post("publish", {})).toMatchObject({ status: 200 });
      expect(published()).toContain("Un avis revu.");
      expect(read("data/method.json")).toContain("Deux matinées");
      expect(git("status", "--porcelain").trim()).toBe("A  staged.txt");
      expect(git("stash", "list")).toContain("stash@{0}");
    });

    test("at the same place, nothing is sent and nothing changes here, which is reported", async () => {
      changeElsewhere(changeFirst);
      await edit();
      const before = read(file);
      expect(await post("publish", {})).toMatchObject({
        status: 409,
        json: { error: expect.stringMatching(/mêmes endroits. Rien n’a été envoyé, rien n’a changé ici/) as string },
      });
      expect(read(file)).toBe(before);
      expect(git("status", "--porcelain").trim()).toBe("");
      expect((await call("api/changes")).json).toMatchObject({ words: [], waiting: 1 });
      expect(published()).toContain("Un avis d’ailleurs.");
    });

    test.each([
      ["a merge", ["pull", "-q", "--no-rebase"]],
      ["a rebase", ["pull", "-q", "--rebase"]],
    ])("%s begun in a terminal is given up whole; meanwhile nothing is saved", async (_what, pull) => {
      changeElsewhere(changeFirst);
      const work = await open("MethodStep", "data/method.json", 0);
      await edit();
      git("commit", "-qam", "Ici");
      expect(() => git(...pull)).toThrow();
      expect((await call("api/changes")).json).toMatchObject({ isUpdating: true });
      expect((await post("publish", {})).status).toBe(409);
      expect(await post("save", { ...work, value: { ...work.value, title: "Autre" } })).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining("« Ce qui a changé »") as string },
      });
      const { collections } = (await call("api/project")).json as ProjectView;
      expect(collections.find(({ type }) => type === "Testimonial")!.broken).toEqual([
        expect.stringMatching(/deux versions à départager/),
      ]);
      expect((await post("abandon-update", {})).json).toMatchObject({
        done: expect.stringMatching(/^Annulé/) as string,
      });
      expect(first().content).toBe("Un avis revu.");
      expect(git("symbolic-ref", "--short", "HEAD").trim()).toBe("main");
    });

    test("without an operation under way, giving up touches nothing that is staged or set aside", async () => {
      write("aside.txt", "mis de côté");
      git("add", "aside.txt");
      git("stash", "-q");
      await edit();
      git("add", file);
      expect((await post("abandon-update", {})).status).toBe(409);
      expect(git("diff", "--cached", "--name-only").trim()).toBe(file);
    });
  });

  describe("what would make a publication incomplete is reported, in French", () => {
    beforeEach(initialise);
    const publishError = async () => ((await post("publish", {})).json as Declined).error;

    test("a file that the site needs and that git ignores, with the rule", async () => {
      write(".gitignore", ".studio/\npublic/\n");
      cpSync(path.join(rootOf(), "content/articles/note-du-studio"), path.join(rootOf(), "content/articles/public"), {
        recursive: true,
      });
      writeFileSync(path.join(rootOf(), "content/articles/public/brouillon.xcf"), "rien ne le nomme");
      const { ignored } = (await call("api/changes")).json as Changes;
      expect(ignored).toContain("content/articles/public/index.mdx (règle « public/ », ligne 2 de .gitignore)");
      expect(ignored.join()).not.toContain("xcf");
      expect(await publishError()).toMatch(/manqueraient en ligne.*public\/index\.mdx/);
    });

    test("a failing hook, a lock, a signature, a file too heavy", async () => {
      await edit();
      const hook = path.join(repository(), "hooks/pre-commit");
      writeFileSync(hook, "#!/bin/sh\necho lint failed >&2\nexit 1\n", { mode: 0o755 });
      expect(await publishError()).toMatch(/un contrôle installé dans ce dossier.*répond : lint failed/);
      rmSync(hook);
      writeFileSync(path.join(repository(), "index.lock"), "");
      expect(await publishError()).toMatch(/supprimez le fichier .git\/index.lock/);
      rmSync(path.join(repository(), "index.lock"));
      git("config", "commit.gpgsign", "true");
      git("config", "gpg.program", "/bin/false");
      expect(await publishError()).toMatch(/signer/);
      git("config", "commit.gpgsign", "false");
      write("content/video.pdf", "");
      truncateSync(path.join(rootOf(), "content/video.pdf"), 101 * 1024 * 1024);
      expect(await publishError()).toMatch(/content\/video.pdf pèse plus de 100 Mo/);
    });

    test.each([
      ["fatal: detected dubious ownership in repository at '/x'", /safe\.directory/],
      [
        "remote: error: File a.mp4 is 120 MB; this exceeds GitHub's file size limit\n ! pre-receive hook declined",
        /100 Mo/,
      ],
      ["stopped: too slow", /une demi-heure/],
      ["spawn git ENOENT", /n’est pas installé/],
      ["fatal: quelque chose\nde neuf", /^Git répond : fatal: quelque chose de neuf$/],
    ])("%s", (err, words) => {
      expect(explainGit(err)).toMatch(words);
    });

    test("a folder of another account is no folder without git", async () => {
      process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
      const { howTo, canPublish } = (await call("api/changes")).json as Changes;
      delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
      expect([howTo.join(), canPublish]).toEqual([expect.stringContaining("safe.directory"), false]);
      expect(howTo.join()).not.toContain("git init");
    });
  });
});
