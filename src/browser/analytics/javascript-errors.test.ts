import { installDataLayer, pushedMessages, setGate } from "./data-layer";
import { watchErrors } from "./javascript-errors";

let stop: () => void;

const raise = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent("error", init));

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

const failure = (message: string, filename = "", line = 0) => ({
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
  setGate(true);
  stop = watchErrors(new Set());
});

afterEach(() => stop());

test("an error is reported with its file, without query string, and its line", () => {
  raise({ message: "Uncaught Error: x", filename: "https://exemple.fr/app.js?jeton=1#a", lineno: 12 });
  expect(pushedMessages()).toEqual([failure("Uncaught Error: x", "https://exemple.fr/app.js", 12)]);
});

test.each([
  ["Chromium", "TypeError: t\n    at f (https://exemple.fr/app.js:3:14)\n    at https://exemple.fr/b.js:9:1"],
  ["Firefox and Safari", "f@https://exemple.fr/app.js:3:14\n@https://exemple.fr/b.js:9:1"],
])("a rejected promise is reported with the first location in its stack, as written by %s", (_, stack) => {
  reject(Object.assign(new TypeError("t"), { stack }));
  expect(pushedMessages()).toEqual([failure("TypeError: t", "https://exemple.fr/app.js", 3)]);
});

test("a promise rejected with any value is reported", () => {
  reject("fini");
  reject(undefined);
  expect(pushedMessages()).toEqual([failure("fini"), failure("undefined")]);
});

test("each error is reported once, ten at most", () => {
  for (let index = 0; index < 15; index += 1) {
    raise({ message: `e${index}` });
    raise({ message: `e${index}` });
  }
  expect(pushedMessages()).toHaveLength(10);
});

test("a new page view may report ten again", () => {
  raise({ message: "e" });
  stop();
  stop = watchErrors(new Set());
  raise({ message: "e" });
  expect(pushedMessages()).toHaveLength(2);
});

test("the errors of extensions are ignored", () => {
  raise({ message: "x", filename: "chrome-extension://abc/inject.js", lineno: 1 });
  reject(Object.assign(new Error("x"), { stack: "@moz-extension://abc/inject.js:1:1" }));
  expect(pushedMessages()).toEqual([]);
});

test.each<[string, ErrorEventInit]>([
  ["a script whose address Safari masks", { message: "x", filename: "webkit-masked-url://hidden/", lineno: 4 }],
  ["a script of another origin", { message: "Script error.", filename: "", lineno: 0 }],
  ["the same in Safari", { message: "Script error", filename: "", lineno: 0 }],
  ["a layout that observers keep changing", { message: "ResizeObserver loop limit exceeded" }],
  [
    "the same, as newer browsers say it",
    {
      message: "ResizeObserver loop completed with undelivered notifications.",
      filename: `${window.location.origin}/`,
    },
  ],
  ["a browser's own page", { message: "x", filename: "chrome://global/content/x.js", lineno: 1 }],
])("%s is not the site's, and leaves it its ten reports", (_, error) => {
  for (let index = 0; index < 12; index += 1) raise({ ...error, lineno: error.lineno ? error.lineno + index : 0 });
  reject(Object.assign(new Error("x"), { stack: "f@webkit-masked-url://hidden/:3:14" }));
  expect(pushedMessages()).toEqual([]);
  for (let index = 0; index < 10; index += 1) raise({ message: `e${index}` });
  expect(pushedMessages()).toHaveLength(10);
});

test("an error of the site that says the same is reported", () => {
  raise({ message: "Script error.", filename: "https://exemple.fr/app.js", lineno: 3 });
  expect(pushedMessages()).toEqual([failure("Script error.", "https://exemple.fr/app.js", 3)]);
});

test("the content of a form field is never reported", () => {
  document.body.innerHTML = '<input value="Jeanne Brionne"><textarea>Bonjour à tous</textarea>';
  reject(new SyntaxError('Unexpected token in "jeanne Du…"'));
  reject(new Error("BONJOUR"));
  expect(pushedMessages()).toEqual([
    failure("(message masqué)", expect.any(String) as string, expect.any(Number) as number),
  ]);
});

test.each([
  ["a name of two letters", "Li", "Bad name Li"],
  ["a name without spaces around it", "王芳", "Invalid:王芳さん"],
])("%s is not reported either", (_, typed, message) => {
  document.body.innerHTML = `<input value="${typed}">`;
  reject(message);
  reject("Invalid list");
  expect(pushedMessages()).toEqual([failure("(message masqué)"), failure("Invalid list")]);
});

test("a box to tick holds no word of the visitor's: «on» is not hidden", () => {
  document.body.innerHTML = '<input type="radio"><input type="checkbox">';
  reject("Failed to execute 'removeChild' on 'Node'");
  expect(pushedMessages()).toEqual([failure("Failed to execute 'removeChild' on 'Node'")]);
});

test("the content of a message just sent is never reported", () => {
  document.body.innerHTML = "<form><textarea></textarea></form>";
  document.querySelector("textarea")!.value = "Secrétissime";
  document.forms[0]!.reset();
  expect(document.querySelector("textarea")).toHaveValue("");
  reject("Erreur : secrétissime");
  expect(pushedMessages()).toEqual([failure("(message masqué)")]);
});

test("e-mail addresses are masked, and messages truncated to 100 characters", () => {
  reject(`refus pour jeanne@exemple.fr ${"x".repeat(200)}`);
  const [{ error_message: message }] = pushedMessages() as [{ error_message: string }];
  expect(message).toMatch(/^refus pour masque x+$/);
  expect(message).toHaveLength(100);
});
