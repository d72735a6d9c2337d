import { pageArrived, visit } from "./visit";

const page = { json: {} };
const loadPage = jest.fn<Promise<object>, [string]>();
const navigate = jest.fn();
/** What the browser was told to wait for before it draws again. */
let drawnAgain: Promise<unknown> | undefined;
const startViewTransition = jest.fn((change: () => Promise<void>) => {
  drawnAgain = change();
  return { ready: Promise.reject(new Error("given up")), finished: Promise.resolve() };
});

/** A browser that answers the site's one question: whether motion is welcome, on something else than a touch screen. */
const motion = (welcome: boolean, pointer = "fine") =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: welcome === query.includes("no-preference") && !query.includes(`not (pointer: ${pointer})`),
    }),
  });

beforeEach(() => {
  window.history.replaceState(null, "", "/blog");
  Object.assign(window, { ___loader: { loadPage } });
  Object.assign(document, { startViewTransition });
  loadPage.mockReset().mockResolvedValue(page);
  navigate.mockReset();
  startViewTransition.mockClear();
  motion(true);
});

test("a page is shown once it is at hand, and the former one fades into it", async () => {
  let come: (come: object) => void = () => undefined;
  loadPage.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const visited = visit("/stack-technique", navigate);
  expect(startViewTransition).not.toHaveBeenCalled();
  come(page);
  await visited;
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith("/stack-technique", { replace: false });
  pageArrived();
  await expect(drawnAgain).resolves.toBeUndefined();
});

test("a page that does not come keeps nothing from being drawn for long", async () => {
  jest.useFakeTimers();
  await visit("/stack-technique", navigate);
  jest.runAllTimers();
  jest.useRealTimers();
  await expect(drawnAgain).resolves.toBeUndefined();
});

test("of two links followed, the last one counts", async () => {
  await Promise.all([visit("/stack-technique", navigate), visit("/", navigate)]);
  expect(navigate.mock.calls).toEqual([["/", { replace: false }]]);
});

test("a link pressed twice is followed once: «Back» leads to where it was", async () => {
  await Promise.all([visit("/stack-technique", navigate), visit("/stack-technique", navigate)]);
  expect(navigate.mock.calls).toEqual([["/stack-technique", { replace: false }]]);
});

test("a page reached meanwhile is not taken away again", async () => {
  const visited = visit("/stack-technique", navigate);
  pageArrived();
  await visited;
  expect(navigate).not.toHaveBeenCalled();
});

test("a browser that does not tell what motion is welcome is given none", async () => {
  Object.assign(window, { matchMedia: undefined });
  await visit("/stack-technique", navigate);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith("/stack-technique", { replace: false });
});

test("whoever asked for stillness has none of it moving", async () => {
  motion(false);
  await visit("/stack-technique", navigate);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalled();
});

test("nobody waits for a fade on a touch screen", async () => {
  motion(true, "coarse");
  await visit("/stack-technique", navigate);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith("/stack-technique", { replace: false });
});

test("a browser that knows no transition shows the page all the same", async () => {
  Reflect.deleteProperty(document, "startViewTransition");
  await visit("/stack-technique", navigate);
  expect(navigate).toHaveBeenCalled();
});

test("an anchor of the same page is reached without either", async () => {
  await visit("/blog#faq", navigate);
  expect(loadPage).not.toHaveBeenCalled();
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith("/blog#faq", { replace: false });
});

test("the page one is on takes no further place in the history", async () => {
  await visit("/blog", navigate);
  expect(navigate).toHaveBeenCalledWith("/blog", { replace: true });
});

test.each([
  ["is refused", () => Promise.resolve({ status: "error" })],
  ["fails", () => Promise.reject(new Error("offline"))],
])("a page whose fetch %s is left to the router, and nothing stands still for it", async (_how, answer) => {
  loadPage.mockImplementation(answer);
  await visit("/stack-technique", navigate);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalled();
});
