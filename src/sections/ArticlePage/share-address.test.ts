import { shareAddress } from "./ArticlePage";

const offer = (share: unknown, writeText: unknown) =>
  Object.assign(navigator, {
    share,
    clipboard: writeText && { writeText },
  });

const address = "http://localhost/";
const resolved = () => jest.fn(() => Promise.resolve());
const rejected = (error: Error) => jest.fn(() => Promise.reject(error));

test("opens the share sheet with the URL, without its fragment", async () => {
  window.location.hash = "#partie";
  const share = resolved();
  offer(share, resolved());
  expect(await shareAddress("Un titre")).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "Un titre", url: address });
  window.location.hash = "";
});

test("closing the share sheet copies nothing", async () => {
  const writeText = resolved();
  offer(rejected(new DOMException("", "AbortError")), writeText);
  expect(await shareAddress("Un titre")).toBe("shared");
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["without a share sheet", undefined],
  ["with a share sheet that fails", rejected(new DOMException("", "NotAllowedError"))],
])("%s, the URL is copied", async (_case, share) => {
  const writeText = resolved();
  offer(share, writeText);
  expect(await shareAddress("Un titre")).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(address);
});

test.each([
  ["no clipboard", undefined],
  ["a clipboard that refuses", rejected(new Error("denied"))],
])("with %s, returns a failure", async (_case, writeText) => {
  offer(undefined, writeText);
  expect(await shareAddress("Un titre")).toBe("failed");
});
