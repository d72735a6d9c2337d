import { rehearseAnalytics } from "../browser/analytics/start-analytics";
import { mountInspector } from "./mount-inspector";
import { startInspector } from "./start-inspector";

jest.mock("./mount-inspector", () => ({ mountInspector: jest.fn() }));
jest.mock("../browser/analytics/start-analytics", () => ({ rehearseAnalytics: jest.fn() }));

async function visit(address: string): Promise<void> {
  window.history.replaceState(null, "", address);
  startInspector();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(mountInspector).mockClear();
});

test("nobody gets the inspector without asking", async () => {
  await visit("/");
  await visit("/?inspecteur=oui");
  expect(mountInspector).not.toHaveBeenCalled();
  expect(rehearseAnalytics).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test("who asks keeps it for the tab, until sending it away", async () => {
  await visit("/?inspecteur=1");
  await visit("/blog");
  expect(mountInspector).toHaveBeenCalledTimes(2);
  await visit("/?inspecteur=0");
  await visit("/");
  expect(mountInspector).toHaveBeenCalledTimes(2);
});
