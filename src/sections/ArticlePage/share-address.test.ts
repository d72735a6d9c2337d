import { shareAddress } from "./share-address";

const offer = (share: unknown, writeText: unknown) =>
  Object.assign(navigator, {
    share,
    clipboard: writeText && { writeText },
  });

const address = "http://localhost/";
const resolved = () => jest.fn(() => Promise.resolve());
const rejected = (error: Error) => jest.fn(() => Promise.reject(error));

test("opens the system's sheet with the address, without its anchor", async () => {
  window.location.hash = "#partie";
  const share = resolved();
  offer(share, resolved());
  expect(await shareAddress("Un titre")).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "Un titre", url: address });
  window.location.hash = "";
});

test("a sheet that is closed copies nothing behind the visitor's back", async () => {
  const writeText = resolved();
  offer(rejected(new DOMException("", "AbortError")), writeText);
  expect(await shareAddress("Un titre")).toBe("shared");
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["without a sheet", undefined],
  ["with a sheet that fails", rejected(new DOMException("", "NotAllowedError"))],
])("%s, the address is copied", async (_case, share) => {
  const writeText = resolved();
  offer(share, writeText);
  expect(await shareAddress("Un titre")).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(address);
});

test.each([
  ["no clipboard", undefined],
  ["a clipboard that refuses", rejected(new Error("denied"))],
])("with %s, says that it failed", async (_case, writeText) => {
  offer(undefined, writeText);
  expect(await shareAddress("Un titre")).toBe("failed");
});
