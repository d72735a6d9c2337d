/** @jest-environment node */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { call, git, open, post, read, rootOf, startStudio, stopStudio, write } from "../testing/studio-project";
import type { Changes } from "../protocol";

beforeEach(startStudio);
afterEach(stopStudio);

describe("publishing", () => {
  const remote = () => `${rootOf()}-distant`;

  beforeEach(() => {
    writeFileSync(path.join(rootOf(), ".gitignore"), ".studio/\n");
    git("init", "-q", "-b", "main");
    git("config", "user.name", "Test");
    git("config", "user.email", "test@exemple.fr");
    git("add", ".");
    git("commit", "-qm", "Début");
  });
  afterEach(() => rmSync(remote(), { recursive: true, force: true }));

  const edit = async () => {
    const work = await open("Testimonial", "data/testimonials.json", 0);
    await post("save", { ...work, value: { ...work.value, content: "Un avis revu." } });
  };

  test("changes are summarised, committed and pushed", async () => {
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
    await edit();
    expect(((await call("api/changes")).json as Changes).howTo).toHaveLength(3);
    expect((await post("publish", {})).json).toMatchObject({
      done: expect.stringContaining("rien n’a été envoyé") as string,
    });
  });
});
