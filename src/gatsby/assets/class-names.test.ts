/** @jest-environment node */
import { listFiles } from "../../content/project/project-files";
import { createClassNames } from "./class-names";

const sheet = (path: string) => ({ resourcePath: `/site/${path}` });

test("classes of a stylesheet have the same prefix and different indexes", () => {
  const nameOf = createClassNames("/site");
  const card = sheet("src/Card.module.scss");
  const names = ["card", "title", "card", "text"].map((name) => nameOf(card, "", name));
  expect(names[0]).toMatch(/^s[0-9a-z]{3}0$/);
  expect(names).toEqual([names[0], names[0]?.replace(/0$/, "1"), names[0], names[0]?.replace(/0$/, "2")]);
});

test("a stylesheet gets the same names whatever was compiled before, in any folder", () => {
  const alone = createClassNames("/site")(sheet("src/Card.module.scss"), "", "card");
  const second = createClassNames("/elsewhere");
  second({ resourcePath: "/elsewhere/src/Other.module.scss" }, "", "card");
  expect(second({ resourcePath: "/elsewhere/src/Card.module.scss" }, "", "card")).toBe(alone);
});

test("no two stylesheets of the site have the same prefix", () => {
  const nameOf = createClassNames("/site");
  const sheets = listFiles(process.cwd(), "src").filter((file) => file.endsWith(".module.scss"));
  expect(new Set(sheets.map((file) => nameOf(sheet(file), "", "first"))).size).toBe(sheets.length);
});

test("a stylesheet with more than 36 classes still gives different names", () => {
  const nameOf = createClassNames("/site");
  const large = sheet("src/Large.module.scss");
  expect(new Set(Array.from({ length: 200 }, (_, rank) => nameOf(large, "", `class${rank}`))).size).toBe(200);
});
