import { showcaseSectors } from "../../shared/showcase-sectors";
import { describeCount, isShown, sectorFilters } from "./Showcase";

describe("the filter of the showcase", () => {
  it("has all sectors, then each in display order", () => {
    expect(sectorFilters(showcaseSectors.map((sector) => ({ sector })).reverse())).toEqual([
      "Tous",
      "Commerce",
      "Formation",
      "Services",
      "E-commerce",
      "Industrie",
    ]);
  });

  it("shows every sector under «Tous»", () => {
    expect(showcaseSectors.every((sector) => isShown("Tous", sector))).toBe(true);
  });

  it.each(showcaseSectors)("shows only %s under its own button", (chosen) => {
    expect(showcaseSectors.filter((sector) => isShown(chosen, sector))).toEqual([chosen]);
  });

  it("describes the number of projects shown", () => {
    expect(describeCount("Tous", 8, 8)).toBe("8 projets");
    expect(describeCount("Commerce", 2, 8)).toBe("2 projets sur 8\u00a0: Commerce");
    expect(describeCount("Industrie", 1, 8)).toBe("1 projet sur 8\u00a0: Industrie");
    expect(describeCount("Services", 0, 8)).toBe("0 projet sur 8\u00a0: Services");
  });
});
