import { emoji } from "./fields";

test.each(["🧩", "👩‍💻", "❤️", "🇫🇷", "1️⃣", "#️⃣"])("%s is an emoji", (sign) => {
  expect(emoji().safeParse(sign).success).toBe(true);
});

test.each(["a", "1", "FR", ":-)"])("%s is none", (sign) => {
  expect(emoji().safeParse(sign).success).toBe(false);
});
