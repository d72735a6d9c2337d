/** @jest-environment node */
import fc from "fast-check";
import { mergeValues } from "./merge";
import { plain } from "./values";

describe("two versions made from the same one", () => {
  const base = { name: "Odile", company: "Atelier", tags: ["un", "deux"], cta: { title: "T" } };

  test("are merged by fields, neighbours included", () => {
    const mine = { ...base, name: "Odile R.", tags: ["un", "deux", "trois"] };
    const theirs = { ...base, company: "Maison", cta: { title: "U" } };
    expect(mergeValues(mine, base, theirs)).toEqual({ ...mine, ...theirs, name: mine.name, tags: mine.tags });
  });

  test("conflict where both changed the same field, which the second wins when asked to", () => {
    const [mine, theirs] = [
      { ...base, name: "A", company: "C" },
      { ...base, name: "B" },
    ];
    expect(mergeValues(mine, base, theirs)).toBeUndefined();
    expect(mergeValues(mine, base, theirs, "theirs")).toEqual({ ...base, name: "B", company: "C" });
  });

  test("an item comes back beside one that changed", () => {
    const [first, second, third] = [
      { n: "1", t: "un" },
      { n: "2", t: "deux" },
      { n: "3", t: "trois" },
    ];
    expect(mergeValues([first, { ...third, t: "TROIS" }], [first, third], [first, second, third])).toEqual([
      first,
      second,
      { ...third, t: "TROIS" },
    ]);
  });

  test("what only one of them changed is its own", () => {
    const any = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,3}$/),
      fc.oneof(fc.string(), fc.array(fc.string()), fc.double({ noNaN: true, noDefaultInfinity: true })),
    );
    fc.assert(
      fc.property(any, any, (former, next) => {
        expect(plain(mergeValues(former, former, next))).toEqual(plain(next));
        expect(plain(mergeValues(next, former, former))).toEqual(plain(next));
      }),
    );
  });
});
