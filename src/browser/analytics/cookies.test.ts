import { ANALYTICS_COOKIES, MARKETING_COOKIES } from "../../shared/consent-terms";
import { cookieNames, eraseCookies } from "./cookies";

const written: string[] = [];
const tags = ["_ga", "_ga_ABC123", "_gid", "_gat", "_gat_gtag_UA_1", "_gcl_au", "_gcl_aw"];
const others = ["_gallery", "_ga_panier", "_gatekeeper", "_gclb", "autre_ga", "panier"];

beforeEach(() => {
  written.length = 0;
  const cookies = [...tags, ...others].map((name) => `${name}=1`).join("; ");
  jest.spyOn(document, "cookie", "get").mockReturnValue(cookies);
  jest.spyOn(document, "cookie", "set").mockImplementation((text) => written.push(text));
});

test("matches only the cookies of Google's tags", () => {
  expect([...cookieNames(ANALYTICS_COOKIES), ...cookieNames(MARKETING_COOKIES)]).toEqual(tags);
});

test("each matching cookie is deleted without a domain and on every domain level", () => {
  // jsdom's page is served from `localhost`: a single domain level.
  eraseCookies(MARKETING_COOKIES);
  expect(written).toEqual([
    "_gcl_au=; Max-Age=0; Path=/",
    "_gcl_au=; Max-Age=0; Path=/; Domain=localhost",
    "_gcl_aw=; Max-Age=0; Path=/",
    "_gcl_aw=; Max-Age=0; Path=/; Domain=localhost",
  ]);
});
