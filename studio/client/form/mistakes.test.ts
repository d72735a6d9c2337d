/** @jest-environment node */
import { toErrorSchema } from "./mistakes";

test("an error is at its field, whatever the field's name", () => {
  const errors = toErrorSchema([
    { path: ["price", "from"], message: "un" },
    { path: ["constructor"], message: "deux" },
    { path: ["__proto__"], message: "trois" },
  ]);
  expect(errors).toMatchObject({ price: { from: { __errors: ["un"] } }, constructor: { __errors: ["deux"] } });
  expect([Object.hasOwn(Object, "__errors"), "__errors" in {}]).toEqual([false, false]);
});
