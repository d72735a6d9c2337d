/** @jest-environment node */
import { type MailServer, startMailServer } from "../../netlify/testing/mail-server";
import { call, everything, open, post, read, startStudio, stopStudio, write } from "../testing/studio-project";
import type { Declined, LaunchView, SampleRemoval } from "../protocol";

beforeEach(startStudio);
afterEach(stopStudio);

type Marked = { sample?: boolean; sampleFields?: string[] };
const view = async () => (await call("api/launch")).json as LaunchView;
const group = async (key: string) => (await view()).groups.find((one) => one.key === key)!;
const target = { index: null, id: null };

const testimonials = "data/testimonials.json";

const removal = async (type: string) => (await call(`api/samples?type=${type}`)).json as SampleRemoval;

/** Makes all of the site a sample, as it is cloned. */
function makeFresh(): void {
  for (const file of [
    testimonials,
    "data/faq-home.json",
    "data/faq-blog.json",
    "data/services.json",
    "data/showcase.json",
  ])
    write(file, JSON.stringify((JSON.parse(read(file)) as Marked[]).map((entry) => ({ ...entry, sample: true }))));
  for (const file of [...everything().keys()].filter((name) => /data\/portfolio\/.*\.json$/.test(name)))
    write(file, JSON.stringify({ ...(JSON.parse(read(file)) as Marked), sample: true }));
  for (const file of [...everything().keys()].filter((name) => name.endsWith(".mdx")))
    write(
      file,
      read(file)
        .replace(/^sample: true\n/m, "")
        .replace("---\n", "---\nsample: true\n"),
    );
}

describe("a sample ends when its owner says so", () => {
  test("a field of the identity, the others staying samples until all are its owner's", async () => {
    const identity = { ...target, type: "SiteIdentity", file: "data/site.json" };
    await post("customise", { ...identity, fields: ["legal"] });
    expect((JSON.parse(read("data/site.json")) as Marked).sample).toBeUndefined();
    expect((JSON.parse(read("data/site.json")) as Marked).sampleFields).toEqual(
      expect.arrayContaining(["name", "links", "contact", "url"]) as unknown,
    );
    expect((await group("legal")).lines.filter(({ target: one }) => one?.type === "SiteIdentity")).toEqual([]);
    expect((await group("links")).lines).toHaveLength(1);
    await post("customise", {
      ...identity,
      fields: (JSON.parse(read("data/site.json")) as Required<Marked>).sampleFields,
    });
    expect(Object.keys(JSON.parse(read("data/site.json")) as object).filter((key) => key.startsWith("sample"))).toEqual(
      [],
    );
  });

  test("an article, whose text stays as it was", async () => {
    const file = "content/articles/classer-sans-perdre/index.mdx";
    const before = read(file);
    await post("customise", { ...target, type: "Article", file, fields: null });
    expect(read(file)).toBe(before.replace("sample: true\n", ""));
  });
});

describe("the samples of a list are taken out", () => {
  test("as one item, which comes back byte for byte with the parts removed elsewhere", async () => {
    const before = everything();
    const { labels, alsoRemoved } = await removal("Testimonial");
    expect(labels).toEqual(["Perrine L.", "Youssef A.", "Bérengère D.", "Gaspard H."]);
    expect(alsoRemoved).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Réalisation « .* » › Témoignage/)]) as unknown,
    );
    expect(everything()).toEqual(before);
    const { status, json: answer } = await post("remove-samples", { type: "Testimonial" });
    expect(status).toBe(200);
    expect((JSON.parse(read(testimonials)) as { name: string }[]).map(({ name }) => name)).toEqual(["Solène P."]);
    expect((await post("restore", answer)).status).toBe(200);
    expect(everything()).toEqual(before);
  });

  test("what was written since stays, and what was taken out comes back around it", async () => {
    const { json: answer } = await post("remove-samples", { type: "Testimonial" });
    const own = await open("Testimonial", testimonials, 0);
    await post("save", { ...own, value: { ...own.value, content: "Un avis revu." } });
    expect((await post("restore", answer)).status).toBe(200);
    const list = JSON.parse(read(testimonials)) as { name: string; content: string }[];
    expect(list.map(({ name }) => name)).toEqual([
      "Perrine L.",
      "Youssef A.",
      "Bérengère D.",
      "Gaspard H.",
      "Solène P.",
    ]);
    expect(list[4]?.content).toBe("Un avis revu.");
  });

  test("with the hero's story and a statistic that lead to them, or not at all where a text links to one", async () => {
    const home = JSON.parse(read("data/home.json")) as { hero: { story?: unknown; statistics: { href: string }[] } };
    home.hero.statistics[0]!.href = "/realisations/minutes-etude-notariale";
    write("data/home.json", JSON.stringify(home, null, 2));
    const before = everything();
    const blocked = await post("remove-samples", { type: "PortfolioCase" });
    expect(blocked.status).toBe(422);
    expect((blocked.json as Declined).mistakes?.map(({ elsewhere }) => elsewhere)).toEqual([
      expect.stringMatching(/^Article « Classer sans perdre.*, ligne \d+$/),
    ]);
    expect(everything()).toEqual(before);
    const article = "content/articles/classer-sans-perdre/index.mdx";
    write(article, read(article).replace("[étude Brionne](/realisations/minutes-etude-notariale)", "étude Brionne"));
    const unlinked = everything();
    const { alsoRemoved } = await removal("PortfolioCase");
    expect(alsoRemoved.join("\n")).toMatch(/Histoire/);
    const { status, json: answer } = await post("remove-samples", { type: "PortfolioCase" });
    expect(status).toBe(200);
    const now = JSON.parse(read("data/home.json")) as typeof home;
    expect(now.hero.story).toBeUndefined();
    expect(now.hero.statistics).toHaveLength(2);
    expect((await post("restore", answer)).status).toBe(200);
    expect(everything()).toEqual(unlinked);
  });
});

test("articles leave with all their folder, files to take away included, and come back with it", async () => {
  const kept = "content/articles/garder-ou-jeter/index.mdx";
  write(kept, read(kept).replaceAll(/\[([^\]]*)\]\(\/[^)]*\)/g, "$1"));
  const before = everything();
  const { alsoRemoved } = await removal("Article");
  expect(alsoRemoved.length).toBeGreaterThan(0);
  expect(
    alsoRemoved.filter(
      (place, rank) => !/^Réalisation « .* » › Articles$/.test(place) || alsoRemoved.indexOf(place) < rank,
    ),
  ).toEqual([]);
  const { status, json: answer } = await post("remove-samples", { type: "Article" });
  expect([status, answer]).toEqual([200, expect.anything()]);
  const left = [...everything().keys()].filter((file) => file.startsWith("content/articles/"));
  expect(left.every((file) => file.startsWith("content/articles/garder-ou-jeter/"))).toBe(true);
  expect((await post("restore", answer)).status).toBe(200);
  expect(everything()).toEqual(before);
});

test("a site that is all sample begins with four questions, each in the form that holds its answer; no other does", async () => {
  expect((await view()).first).toEqual([]);
  makeFresh();
  const { first } = await view();
  expect(first.map(({ target: one, field }) => [one?.type, field])).toEqual([
    ["SiteIdentity", "provider"],
    ["HomeTexts", "hero"],
    ["SiteIdentity", "contact"],
    ["Service", null],
  ]);
  await post("customise", { type: "Testimonial", file: testimonials, index: 0, id: null, fields: null });
  expect((await view()).first).toEqual([]);
});

describe("the test mail", () => {
  let server: MailServer;
  beforeEach(async () => void (server = await startMailServer()));
  afterEach(() => server.close());

  test("goes through the server of .env as it is now, to the address of the form as it is now", async () => {
    expect((await post("send-test-mail", {})).json).toMatchObject({
      sent: false,
      text: expect.stringContaining("SMTP_URL") as string,
    });
    write(".env", `SMTP_URL=${server.url}\n`);
    const identity = await open("SiteIdentity", "data/site.json");
    const contact = { to: "odile@reliure.exemple.fr", from: "odile@reliure.exemple.fr" };
    await post("save", { ...identity, value: { ...identity.value, contact } });
    const { json: result } = await post("send-test-mail", {});
    expect(result).toMatchObject({ sent: true, text: expect.stringContaining("250") as string });
    expect(server.received[0]?.recipients).toEqual(["odile@reliure.exemple.fr"]);
    server.behaviour = { kind: "refuse", code: 550, text: "Expéditeur inconnu" };
    expect((await post("send-test-mail", {})).json).toMatchObject({
      sent: false,
      text: expect.stringMatching(/^L’essai a échoué.*refuse l’e-mail.*550/s) as string,
    });
  });
});
