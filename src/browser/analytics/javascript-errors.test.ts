import { installDataLayer, pushedMessages, setGateOpen } from "./data-layer";
import { watchErrors } from "./javascript-errors";

let stop: () => void;

const { origin } = window.location;

const raise = (init: ErrorEventInit) =>
  window.dispatchEvent(new ErrorEvent("error", { filename: `${origin}/app.js`, ...init }));

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

/** A promise rejected in a file of the site. */
const rejectOwn = (error: Error) => reject(Object.assign(error, { stack: `f@${origin}/app.js:3:14` }));

const failure = (message: string, filename = `${origin}/app.js`, line = 0) => ({
  event: "javascript_error",
  custom_parameter: "consultant_nocode",
  error_message: message,
  error_filename: filename,
  error_line: line,
});

beforeEach(() => {
  document.body.innerHTML = "";
  (window as { dataLayer?: unknown[] }).dataLayer = [];
  installDataLayer();
  setGateOpen(true);
  stop = watchErrors(new Set());
});

afterEach(() => stop());

test("an error is reported with its file, without query string, and its line", () => {
  raise({ message: "Uncaught Error: x", filename: `${origin}/app.js?jeton=1#a`, lineno: 12 });
  expect(pushedMessages()).toEqual([failure("Uncaught Error: x", `${origin}/app.js`, 12)]);
});

test.each([
  ["Chromium", `TypeError: t\n    at f (${origin}/app.js:3:14)\n    at ${origin}/b.js:9:1`],
  ["Firefox and Safari", `f@${origin}/app.js:3:14\n@${origin}/b.js:9:1`],
])("a rejected promise is reported with the first location in its stack, as written by %s", (_, stack) => {
  reject(Object.assign(new TypeError("t"), { stack }));
  expect(pushedMessages()).toEqual([failure("TypeError: t", `${origin}/app.js`, 3)]);
});

test("each error is reported once, ten at most", () => {
  for (let index = 0; index < 15; index += 1) {
    raise({ message: `e${index}` });
    raise({ message: `e${index}` });
  }
  expect(pushedMessages()).toHaveLength(10);
});

test("a new page view may report ten more errors", () => {
  raise({ message: "e" });
  stop();
  stop = watchErrors(new Set());
  raise({ message: "e" });
  expect(pushedMessages()).toHaveLength(2);
});

test.each<[string, ErrorEventInit]>([
  ["an extension", { message: "x", filename: "chrome-extension://abc/inject.js", lineno: 1 }],
  ["a script whose address Safari masks", { message: "x", filename: "webkit-masked-url://hidden/", lineno: 4 }],
  ["a script of another origin", { message: "Script error.", filename: "" }],
  ["the same, when it may be read", { message: "x", filename: "https://exemple.fr/tag.js", lineno: 1 }],
  ["what an in-app browser runs", { message: "undefined is not an object (webkit.messageHandlers)", filename: origin }],
  ["a layout that observers keep changing", { message: "ResizeObserver loop limit exceeded", filename: `${origin}/` }],
  ["a browser's own page", { message: "x", filename: "chrome://global/content/x.js", lineno: 1 }],
])("an error of %s is neither reported nor counted among the ten", (_, error) => {
  for (let index = 0; index < 12; index += 1) raise({ ...error, lineno: index });
  expect(pushedMessages()).toEqual([]);
  for (let index = 0; index < 10; index += 1) raise({ message: `e${index}` });
  expect(pushedMessages()).toHaveLength(10);
});

test.each<[string, unknown]>([
  ["no reason", undefined],
  ["a mail scanner's", "Object Not Found Matching Id:1, MethodName:update, ParamCount:4"],
  ["no stack", new DOMException("The user aborted a request.", "AbortError")],
  ["an extension's stack", Object.assign(new Error("x"), { stack: "@moz-extension://abc/inject.js:1:1" })],
  ["the stack of an inline script", Object.assign(new Error("x"), { stack: `f@${origin}/blog:3:14` })],
])("a rejection with %s is not reported", (_, reason) => {
  reject(reason);
  expect(pushedMessages()).toEqual([]);
});

test("an error of the site with the same message is reported", () => {
  raise({ message: "Script error.", lineno: 3 });
  expect(pushedMessages()).toEqual([failure("Script error.", undefined, 3)]);
});

test("the content of a form field is never reported", () => {
  document.body.innerHTML = '<input value="Jeanne Brionne"><textarea>Bonjour à tous</textarea>';
  rejectOwn(new SyntaxError('Unexpected token in "jeanne Du…"'));
  rejectOwn(new Error("BONJOUR"));
  expect(pushedMessages()).toEqual([failure("(message masqué)", undefined, 3)]);
});

test.each([
  ["a name of two letters", "Li", "Bad name Li"],
  ["a name without spaces around it", "王芳", "Invalid:王芳さん"],
])("%s is not reported either", (_, typed, message) => {
  document.body.innerHTML = `<input value="${typed}">`;
  raise({ message });
  raise({ message: "Invalid list" });
  expect(pushedMessages()).toEqual([failure("(message masqué)"), failure("Invalid list")]);
});

test("the value of a checkbox, «on», is not masked in a message", () => {
  document.body.innerHTML = '<input type="radio"><input type="checkbox">';
  raise({ message: "Failed to execute 'removeChild' on 'Node'" });
  expect(pushedMessages()).toEqual([failure("Failed to execute 'removeChild' on 'Node'")]);
});

test("the content of a message just sent is never reported", () => {
  document.body.innerHTML = "<form><textarea></textarea></form>";
  document.querySelector("textarea")!.value = "Secrétissime";
  document.forms[0]!.reset();
  expect(document.querySelector("textarea")).toHaveValue("");
  raise({ message: "Erreur : secrétissime" });
  expect(pushedMessages()).toEqual([failure("(message masqué)")]);
});

test("e-mail addresses are masked, and messages truncated to 100 characters", () => {
  raise({ message: `refus pour jeanne@exemple.fr ${"x".repeat(200)}` });
  const [{ error_message: message }] = pushedMessages() as [{ error_message: string }];
  expect(message).toMatch(/^refus pour masque x+$/);
  expect(message).toHaveLength(100);
});
