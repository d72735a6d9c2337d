/** @jest-environment node */
import { absentAddresses } from "./absent-addresses";

test("nothing is absent while every list has an entry", () => {
  expect(absentAddresses(() => 1)).toEqual([]);
});

test("a band shared by two lists stays until both are empty", () => {
  expect(absentAddresses((type) => (type === "PortfolioCase" ? 0 : 1))).toEqual(["/#portfolio"]);
  const empty = ["PortfolioCase", "ShowcaseProject"];
  expect(absentAddresses((type) => (empty.includes(type) ? 0 : 1)).sort()).toEqual([
    "/#portfolio",
    "/#realisations",
    "/#vitrine",
  ]);
});

test("the blog and the stack page go with their lists", () => {
  const empty = ["Article", "StackCategory"];
  expect(absentAddresses((type) => (empty.includes(type) ? 0 : 1)).sort()).toEqual(["/blog", "/stack-technique"]);
});
