/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { call, git, open, post, read, rootOf, startStudio, stopStudio, write } from "../testing/studio-project";
import type { Changes, ProjectView } from "../protocol";

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
    const conflicts = async () => ((await call("api/changes")).json as Changes).conflicts;
    /** Both change the first testimonial; the other person, the last one too. */
    const meet = async () => {
      const { name } = list().at(-1)!;
      changeElsewhere((text) => changeFirst(text).replace(JSON.stringify(name), '"Nom d’ailleurs"'));
      await edit();
      return post("publish", {});
    };

    test("changes at other places are added to ours, and all is sent", async () => {
      changeElsewhere((text) => text.replace("Une matinée", "Deux matinées"), "data/method.json");
      await edit();
      expect(await post("publish", {})).toMatchObject({ status: 200 });
      expect(published()).toContain("Un avis revu.");
      expect(read("data/method.json")).toContain("Deux matinées");
    });

    test.each([
      ["mine", true, "Un avis revu."],
      ["the repository's", false, "Un avis d’ailleurs."],
    ])(
      "at the same place, %s is kept, and what the other changed elsewhere in the file",
      async (_whose, mine, content) => {
        expect(await meet()).toMatchObject({
          status: 409,
          json: { error: expect.stringMatching(/Choisissez ce que vous gardez ; rien n’est perdu/) as string },
        });
        expect(await conflicts()).toEqual([{ file, place: "Témoignages", settles: true }]);
        expect((await post("resolve-conflict", { file, mine })).json).toMatchObject({
          done: expect.stringContaining("réunies") as string,
        });
        expect(first().content).toBe(content);
        expect(list().at(-1)!.name).toBe("Nom d’ailleurs");
        expect(await conflicts()).toBeUndefined();
        const status = (await call("api/changes")).json as Changes;
        if (status.waiting > 0) expect((await post("publish", {})).status).toBe(200);
        expect(published()).toContain(content);
      },
    );

    test("meanwhile nothing is saved, which giving up would erase, and the list says where to go", async () => {
      const work = await open("MethodStep", "data/method.json", 0);
      await meet();
      expect(await post("save", { ...work, value: { ...work.value, title: "Autre" } })).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining("« Ce qui a changé »") as string },
      });
      const { collections } = (await call("api/project")).json as ProjectView;
      expect(collections.find(({ type }) => type === "Testimonial")!.broken).toEqual([
        expect.stringMatching(/deux versions à départager : ouvrez « Ce qui a changé »/),
      ]);
    });

    test("giving up puts everything back as before", async () => {
      await meet();
      expect((await post("abandon-update", {})).json).toMatchObject({
        done: expect.stringMatching(/^Annulé/) as string,
      });
      expect(first().content).toBe("Un avis revu.");
      expect(await conflicts()).toBeUndefined();
      expect(git("symbolic-ref", "--short", "HEAD").trim()).toBe("main");
    });

    test.each([
      ["a merge", ["pull", "-q", "--no-rebase"]],
      ["a rebase", ["pull", "-q", "--rebase"]],
    ])("%s begun in a terminal is led to its end", async (_what, pull) => {
      changeElsewhere(changeFirst);
      await edit();
      git("commit", "-qam", "Ici");
      expect(() => git(...pull)).toThrow();
      expect(await conflicts()).toEqual([{ file, place: "Témoignages", settles: true }]);
      expect((await post("publish", {})).status).toBe(409);
      expect((await post("resolve-conflict", { file, mine: true })).status).toBe(200);
      expect(first().content).toBe("Un avis revu.");
      expect((await post("publish", {})).status).toBe(200);
      expect(published()).toContain("Un avis revu.");
    });

    describe("what git had set aside comes back onto another version", () => {
      beforeEach(async () => {
        changeElsewhere(changeFirst);
        await edit();
        git("stash", "-q");
        git("pull", "-q");
        expect(() => git("stash", "pop", "-q")).toThrow();
        expect(await conflicts()).toEqual([{ file, place: "Témoignages", settles: true }]);
      });

      test("ours is the one set aside", async () => {
        expect((await post("resolve-conflict", { file, mine: true })).status).toBe(200);
        expect(first().content).toBe("Un avis revu.");
        expect(await conflicts()).toBeUndefined();
      });

      test("giving up leaves it aside", async () => {
        expect((await post("abandon-update", {})).status).toBe(200);
        expect(first().content).toBe("Un avis d’ailleurs.");
        expect(git("stash", "show", "-p")).toContain("Un avis revu.");
        expect(await conflicts()).toBeUndefined();
      });
    });

    test("an update settled by hand is finished", async () => {
      await meet();
      git("checkout", "--theirs", "--", file);
      git("add", file);
      expect(await conflicts()).toEqual([]);
      expect((await post("finish-update", {})).status).toBe(200);
      expect(await conflicts()).toBeUndefined();
    });
  });
});
