import { cookieNames, eraseCookies } from "./cookies";

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  jest.spyOn(document, "cookie", "get").mockReturnValue("_ga=GA1.1.1.2; _ga_ABC123=GS2; panier=3; autre_ga=4");
  jest.spyOn(document, "cookie", "set").mockImplementation((text) => written.push(text));
});

test("cookies are named by the beginning of their name", () => {
  expect(cookieNames("_ga")).toEqual(["_ga", "_ga_ABC123"]);
});

test("each matching cookie is erased without a domain and on every level of the host's", () => {
  // jsdom's page stands on `localhost`: one level.
  eraseCookies("_ga");
  expect(written).toEqual([
    "_ga=; Max-Age=0; Path=/",
    "_ga=; Max-Age=0; Path=/; Domain=localhost",
    "_ga_ABC123=; Max-Age=0; Path=/",
    "_ga_ABC123=; Max-Age=0; Path=/; Domain=localhost",
  ]);
});
