/** @jest-environment node */
import { collections } from "../../collections/collections";
import { checkFields } from "./check-fields";
import type { Entry } from "./read-entries";
import { sourcesOn } from "./sources";

const entryOf = (type: string, value: unknown): Entry => {
  const collection = collections.find((one) => one.type === type);
  if (!collection) throw new Error(`no collection ${type}`);
  return { collection, file: "data/x.json", path: [], value, locate: () => undefined };
};

const mistakesIn = (type: string, value: unknown) =>
  checkFields({
    sources: sourcesOn("/nowhere"),
    entries: [entryOf(type, value)],
    unreadable: new Set(),
    paths: new Map([["/blog", undefined]]),
  });

test("finds a link that leads nowhere wherever it stands in an entry, and leaves other sites alone", async () => {
  const statistics = [{ href: "/blog" }, { href: "/blogue" }, { href: "https://exemple.fr/blogue" }];
  const mistakes = await mistakesIn("HomeTexts", { hero: { statistics } });
  expect(mistakes).toMatchObject([{ file: "data/x.json", field: "hero.statistics[1].href" }]);
});

test("finds a logo whose file is not in static/, and leaves other sites alone", async () => {
  const tools = [{ logoUrl: "/logos/absent.svg" }, { logoUrl: "https://exemple.fr/logo.svg" }];
  expect(await mistakesIn("StackCategory", { tools })).toMatchObject([{ field: "tools[0].logoUrl" }]);
  expect(await mistakesIn("TechTile", { logoUrl: "/logos/absent.svg" })).toMatchObject([{ field: "logoUrl" }]);
});

test("the schema says what a path leads to, not the name of its field", async () => {
  const notLinks = { hero: { lead: "/blogue" }, href: "/blogue", logoUrl: "/logos/absent.svg" };
  expect(await mistakesIn("HomeTexts", notLinks)).toEqual([]);
});
