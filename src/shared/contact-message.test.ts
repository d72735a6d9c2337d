/** @jest-environment node */
import fc from "fast-check";
import { checkContactMessage, cleanLine, cleanText, contactLimits, countCharacters } from "./contact-message";

const valid = { name: "Zoé Ünal", email: "zoe@exemple.fr", message: "Bonjour 👋" };

function fieldsOf(input: unknown): Record<string, string | undefined> {
  const check = checkContactMessage(input);
  return check.ok ? {} : check.fields;
}

test("accepts a message and returns it normalised", () => {
  const check = checkContactMessage({ ...valid, name: "  Zoé \t Ünal\r\n", extra: "ignored" });
  expect(check).toEqual({ ok: true, message: valid });
});

test.each(["", "   ", "\n\t", "\u200B\u2060", "\u3164", "\u2800 \u2800", "\uFFA0\u115F", undefined, null])(
  "treats %j as an empty field",
  (value) => {
    for (const field of ["name", "email", "message"] as const) {
      const check = checkContactMessage({ ...valid, [field]: value });
      expect(check).toMatchObject({ ok: false, error: "Veuillez remplir tous les champs." });
      expect(Object.keys(fieldsOf({ ...valid, [field]: value }))).toEqual([field]);
    }
  },
);

test.each([null, 42, "texte", [], [valid]])("reports all three fields for %j", (input) => {
  expect(Object.keys(fieldsOf(input))).toEqual(["name", "email", "message"]);
});

test.each([42, true, {}, ["zoe@exemple.fr"]])("rejects the value %j", (value) => {
  expect(checkContactMessage({ ...valid, email: value })).toMatchObject({ error: "Ce champ doit être un texte." });
});

test.each([
  "zoe",
  "zoe@",
  "@exemple.fr",
  "zoe@exemple..fr",
  "zoe exemple@x.fr",
  "zoe@-x.fr",
  "a@x.fr, b@y.fr",
  "a@x.fr;b@y.fr",
  "Zoé <zoe@x.fr>",
  "zoé@exemple.fr",
  "zoé",
  "zoe@exemple.fr\nBcc: b@y.fr",
  "<zoe@x.fr>",
  '"zoe"@x.fr',
])("rejects the address %j", (email) => {
  expect(fieldsOf({ ...valid, email })).toHaveProperty("email", expect.stringContaining("mal écrite"));
});

test.each([
  ["z+t@exemple.fr", "z+t@exemple.fr"],
  [" zoe@exemple.fr ", "zoe@exemple.fr"],
  ["\u00A0\u200Bzoe@exemple.fr\u202F\uFEFF", "zoe@exemple.fr"],
  ["\u202Azoe\u00AD@exem\u2060ple.fr\u202C\u200E\u3164", "zoe@exemple.fr"],
  ["zoe@café.fr", "zoe@xn--caf-dma.fr"],
])("accepts the address %j", (email, kept) =>
  expect(checkContactMessage({ ...valid, email })).toMatchObject({ message: { email: kept } }),
);

test("counts an emoji as one character, and allows exactly the limit", () => {
  expect(countCharacters("é👋🏽")).toBe(3);
  expect(checkContactMessage({ ...valid, name: "👋".repeat(contactLimits.name) }).ok).toBe(true);
  expect(checkContactMessage({ ...valid, message: "é".repeat(contactLimits.message) }).ok).toBe(true);
  expect(fieldsOf({ ...valid, name: "a".repeat(201) })).toHaveProperty("name", expect.stringContaining("200"));
  expect(fieldsOf({ ...valid, message: "a".repeat(10_001) })).toHaveProperty("message");
  const address = (length: number): string => `${"a".repeat(length - 10)}@exem.fr.x`;
  expect(checkContactMessage({ ...valid, email: address(254) }).ok).toBe(true);
  expect(fieldsOf({ ...valid, email: address(255) })).toHaveProperty("email", expect.stringContaining("254"));
});

test("removes bidirectional controls from a name", () => {
  expect(cleanLine("Zoé\u202Egpj.exe\u2066\u200F")).toBe("Zoégpj.exe");
});

test("keeps the lines of a message and the joiners of an emoji", () => {
  expect(cleanText("a\r\nb\rc\u2028d\te\0\u0007\vf\fg\u0085h")).toBe("a\nb\nc\nd\te\nf\ng\nh");
  expect(cleanLine("👩\u200D💻 Zoé")).toBe("👩\u200D💻 Zoé");
});

test("removes control and bidirectional characters from any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = cleanLine(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u);
      expect(cleanLine(line)).toBe(line);
    }),
    { numRuns: 2000 },
  );
});

test("is idempotent", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(fc.record({ name: text, email: fc.emailAddress(), message: text }), (given) => {
      const check = checkContactMessage(given);
      if (check.ok) expect(checkContactMessage(check.message)).toEqual(check);
    }),
  );
});

test("a combining accent is composed with its letter (NFC)", () => {
  const check = checkContactMessage({ ...valid, name: "Zoe\u0301 U\u0308nal", message: "E\u0301te\u0301" });
  expect(check).toMatchObject({ message: { name: "Zo\u00E9 \u00DCnal", message: "\u00C9t\u00E9" } });
});
