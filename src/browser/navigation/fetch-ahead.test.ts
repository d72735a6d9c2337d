import { fetchAhead } from "./fetch-ahead";

const loadPage = jest.fn();
let stop: () => void;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML =
    '<a id="article" href="/blog/autre#partie"><b>Autre</b></a><a id="flux" href="/rss.xml">Flux</a>';
  Object.assign(window, { ___loader: { loadPage } });
  loadPage.mockReset().mockResolvedValue({});
  jest.spyOn(global, "fetch").mockResolvedValue(new Response("<p>Texte</p>"));
  stop = fetchAhead();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, "connection");
});

const reach = (intent: string, selector = "#article") =>
  document.querySelector(selector)?.dispatchEvent(new Event(intent, { bubbles: true }));

const connection = (told: object) =>
  Object.defineProperty(navigator, "connection", { value: told, configurable: true });

test.each(["mouseover", "touchstart", "focusin"])("%s on a link fetches its page, then its text", async (intent) => {
  // A text that was fetched once is not fetched again.
  loadPage.mockResolvedValue({ json: { pageContext: { body: `/prose/${intent}.txt` } } });
  reach(intent, "#article b");
  expect(loadPage).toHaveBeenCalledWith("/blog/autre");
  await nextTask();
  expect(global.fetch).toHaveBeenCalledWith(`/prose/${intent}.txt`, expect.anything());
});

test("what is no page of the site is not fetched", () => {
  reach("mouseover", "#flux");
  reach("mouseover", "body");
  expect(loadPage).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }, { type: "cellular" }])(
  "nothing is fetched ahead over a connection with %j",
  (told) => {
    connection(told);
    reach("mouseover");
    expect(loadPage).not.toHaveBeenCalled();
  },
);

test("a fast connection is used", () => {
  connection({ saveData: false, effectiveType: "4g", type: "wifi" });
  reach("mouseover");
  expect(loadPage).toHaveBeenCalled();
});

test("a failure is left to the visit to tell", async () => {
  loadPage.mockRejectedValue(new Error("offline"));
  reach("mouseover");
  await nextTask();
  expect(global.fetch).not.toHaveBeenCalled();
});
