/** @jest-environment node */
import fc from "fast-check";
import {
  initialView,
  nextStep,
  pageSize,
  portfolioView,
  type PortfolioAction,
  type PortfolioView,
} from "./portfolio-view";

const after = (total: number, ...actions: ("more" | "less" | "grid" | "compact")[]): PortfolioView =>
  actions.reduce<PortfolioView>((view, action) => {
    if (action === "more") return portfolioView(view, { type: "more", total });
    if (action === "less") return portfolioView(view, { type: "less" });
    return portfolioView(view, { type: "mode", mode: action });
  }, initialView);

test("starts compact, with 8 cases", () => {
  expect(initialView).toEqual({ mode: "compact", count: 8 });
});

test("adds 8 in compact mode, capped at the 20 cases", () => {
  expect(after(20, "more").count).toBe(16);
  expect(after(20, "more", "more").count).toBe(20);
  expect(after(20, "more", "more", "more").count).toBe(20);
});

test("adds 6 in grid mode, capped at the 20 cases", () => {
  expect(after(20, "grid", "more").count).toBe(14);
  expect(after(20, "grid", "more", "more").count).toBe(20);
});

test("the cap follows the number of cases", () => {
  expect(after(21, "more", "more")).toEqual({ mode: "compact", count: 21 });
  expect(after(200, "more", "more", "more").count).toBe(32);
});

test("«Voir moins» goes back to the page size of the mode", () => {
  expect(after(20, "more", "more", "less")).toEqual({ mode: "compact", count: 8 });
  expect(after(20, "grid", "more", "more", "less")).toEqual({ mode: "grid", count: 6 });
});

test("switching raises the count to the mode's page size, and never lowers it", () => {
  expect(after(20, "grid").count).toBe(8);
  expect(after(20, "more", "grid").count).toBe(16);
  expect(after(20, "grid", "more", "more", "less", "compact")).toEqual({ mode: "compact", count: 8 });
  expect(after(20, "grid", "more", "compact").count).toBe(14);
});

test("the button shows more, then less", () => {
  expect(nextStep(initialView, 20)).toBe("more");
  expect(nextStep(after(20, "more", "more"), 20)).toBe("less");
  expect(nextStep(initialView, 9)).toBe("more");
});

test("there is no button when one page holds every case", () => {
  expect(nextStep(initialView, 8)).toBeNull();
  expect(nextStep(initialView, 3)).toBeNull();
  expect(nextStep(initialView, 0)).toBeNull();
  expect(nextStep({ mode: "grid", count: 8 }, 8)).toBe("less");
});

test("every state reachable with 20 cases is one of these", () => {
  const seen = new Map([[JSON.stringify(initialView), initialView]]);
  const actions: PortfolioAction[] = [
    { type: "mode", mode: "compact" },
    { type: "mode", mode: "grid" },
    { type: "more", total: 20 },
    { type: "less" },
  ];
  for (const view of seen.values()) {
    for (const action of actions) {
      const next = portfolioView(view, action);
      seen.set(JSON.stringify(next), next);
    }
  }
  const counts = (mode: string) =>
    [...seen.values()]
      .filter((view) => view.mode === mode)
      .map((view) => view.count)
      .sort((a, b) => a - b);
  expect(counts("compact")).toEqual([8, 12, 14, 16, 18, 20]);
  expect(counts("grid")).toEqual([6, 8, 12, 14, 16, 18, 20]);
});

test("after any actions, the count is between a page and the number of cases", () => {
  const action = fc.constantFrom("more" as const, "less" as const, "grid" as const, "compact" as const);
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 300 }), fc.array(action, { maxLength: 60 }), (total, actions) => {
      const view = after(total, ...actions);
      expect(view.count).toBeGreaterThanOrEqual(pageSize[view.mode]);
      expect(view.count).toBeLessThanOrEqual(total);
    }),
  );
});
