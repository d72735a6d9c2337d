/** @jest-environment node */
import { absentAddresses } from "./absent-addresses";

test("nothing is absent while every list has an entry", () => {
  expect(absentAddresses(() => [{}])).toEqual([]);
});

test("a band shared by two lists stays until both are empty", () => {
  expect(absentAddresses((type) => (type === "PortfolioCase" ? [] : [{}]))).toEqual(["/#portfolio"]);
  const empty = ["PortfolioCase", "ShowcaseProject"];
  expect(absentAddresses((type) => (empty.includes(type) ? [] : [{}])).sort()).toEqual([
    "/#portfolio",
    "/#realisations",
    "/#vitrine",
  ]);
});

test("the blog and the stack page go with their lists", () => {
  const empty = ["Article", "StackCategory"];
  expect(absentAddresses((type) => (empty.includes(type) ? [] : [{}])).sort()).toEqual(["/blog", "/stack-technique"]);
});

test("a text that is not listed fills no page", () => {
  const unlisted = [{ listed: false }];
  expect(absentAddresses((type) => (type === "Article" ? unlisted : [{}]))).toEqual(["/blog"]);
  expect(absentAddresses((type) => (type === "Article" ? [...unlisted, { listed: true }] : [{}]))).toEqual([]);
});
