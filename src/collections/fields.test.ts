import { emoji, pageLink, webAddress } from "./fields";

test.each(["🧩", "👩‍💻", "❤️", "🇫🇷", "1️⃣", "#️⃣"])("%s is an emoji", (sign) => {
  expect(emoji().safeParse(sign).success).toBe(true);
});

test.each(["a", "1", "FR", ":-)"])("%s is not an emoji", (sign) => {
  expect(emoji().safeParse(sign).success).toBe(false);
});

test("rejects an address whose beginning was pasted twice", () => {
  const accepts = (url: string) => [webAddress(""), pageLink("")].map((schema) => schema.safeParse(url).success);
  for (const url of ["https://https://exemple.fr/a", "http://https//exemple.fr", "https:/exemple.fr"]) {
    expect([url, ...accepts(url)]).toEqual([url, false, false]);
  }
  for (const url of [
    "https://exemple.fr/?vers=https://ailleurs.fr",
    "https://https.exemple.fr",
    "http://localhost:5678",
  ]) {
    expect([url, ...accepts(url)]).toEqual([url, true, true]);
  }
});
