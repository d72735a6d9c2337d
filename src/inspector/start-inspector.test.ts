import { startDryRun } from "../browser/analytics/start-analytics";
import { mountInspector } from "./mount-inspector";
import { startInspector } from "./start-inspector";

jest.mock("./mount-inspector", () => ({ mountInspector: jest.fn() }));
jest.mock("../browser/analytics/start-analytics", () => ({ startDryRun: jest.fn() }));

async function visit(address: string): Promise<void> {
  window.history.replaceState(null, "", address);
  startInspector();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(mountInspector).mockClear();
});

test("the inspector is off by default", async () => {
  await visit("/");
  await visit("/?inspecteur=oui");
  expect(mountInspector).not.toHaveBeenCalled();
  expect(startDryRun).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test("the inspector stays on for the tab until turned off", async () => {
  await visit("/?inspecteur=1");
  await visit("/blog");
  expect(mountInspector).toHaveBeenCalledTimes(2);
  await visit("/?inspecteur=0");
  await visit("/");
  expect(mountInspector).toHaveBeenCalledTimes(2);
});
