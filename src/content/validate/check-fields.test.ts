/** @jest-environment node */
import { collections } from "../../collections/collections";
import { checkFields } from "./check-fields";
import type { Entry } from "./read-entries";
import { sourcesOn } from "./sources";

const [collection] = collections;
if (!collection) throw new Error("no collection");

const entryOf = (value: unknown): Entry => ({ collection, file: "data/x.json", path: [], value, locate: () => undefined });

test("finds a link that leads nowhere wherever it stands in an entry, and leaves other sites alone", async () => {
  const statistics = [{ href: "/blog" }, { href: "/blogue" }, { href: "https://exemple.fr/blogue" }];
  const mistakes = await checkFields({
    sources: sourcesOn("/nowhere"),
    entries: [entryOf({ hero: { statistics } })],
    unreadable: new Set(),
    paths: new Map([["/blog", undefined]]),
  });
  expect(mistakes).toMatchObject([{ file: "data/x.json", field: "hero.statistics[1].href" }]);
});
