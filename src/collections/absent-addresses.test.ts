/** @jest-environment node */
import { absentAddresses } from "./absent-addresses";

test("no address is absent while every list has an entry", () => {
  expect(absentAddresses(() => [{}])).toEqual([]);
});

test("a band shared by two lists is absent once both are empty", () => {
  expect(absentAddresses((type) => (type === "PortfolioCase" ? [] : [{}]))).toEqual(["/#portfolio"]);
  const empty = ["PortfolioCase", "ShowcaseProject"];
  expect(absentAddresses((type) => (empty.includes(type) ? [] : [{}])).sort()).toEqual([
    "/#portfolio",
    "/#realisations",
    "/#vitrine",
  ]);
});

test("the blog and the stack page are absent without their lists", () => {
  const empty = ["Article", "StackCategory"];
  expect(absentAddresses((type) => (empty.includes(type) ? [] : [{}])).sort()).toEqual(["/blog", "/stack-technique"]);
});

test("the blog is absent if no article is listed", () => {
  const unlisted = [{ listed: false }];
  expect(absentAddresses((type) => (type === "Article" ? unlisted : [{}]))).toEqual(["/blog"]);
  expect(absentAddresses((type) => (type === "Article" ? [...unlisted, { listed: true }] : [{}]))).toEqual([]);
});
