/** @jest-environment node */
import { queryWith } from "./query";

test("resolves with the data of a complete response", async () => {
  await expect(queryWith(() => Promise.resolve({ data: { a: 1 } }))("{ a }")).resolves.toEqual({ a: 1 });
});

test.each([
  ["no data", {}],
  ["a part of them", { data: { a: null }, errors: [new Error("Cannot return null")] }],
])("rejects a response with %s", async (_case, answer) => {
  await expect(queryWith(() => Promise.resolve(answer))("{ a }")).rejects.toThrow(
    "Les données du site n’ont pas pu être lues",
  );
});
