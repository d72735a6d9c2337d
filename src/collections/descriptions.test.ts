/** @jest-environment node */
import { z } from "zod";
import { frenchTypography } from "../content/prose/typography";
import { collections } from "./collections";

type Words = { title?: string; description?: string };
type JsonSchema = Words & { properties?: Record<string, JsonSchema>; items?: JsonSchema };

const wordsIn = ({ title, description, properties = {}, items }: JsonSchema): string[] => [
  ...[title, description].filter((words) => words !== undefined),
  ...[...Object.values(properties), ...(items ? [items] : [])].flatMap(wordsIn),
];

test.each(collections.map(({ type, schema, studio }) => ({ type, schema, studio })))(
  "the descriptions of $type, shown unchanged, have French spaces",
  ({ schema, studio }) => {
    const words = [...wordsIn(z.toJSONSchema(schema, { io: "input" }) as JsonSchema), studio.title, ...studio.nouns];
    expect(words.length).toBeGreaterThan(3);
    expect(words.map(frenchTypography)).toEqual(words);
    expect(words.filter((text) => /[\p{L}»)]:\s/u.test(text))).toEqual([]);
  },
);
