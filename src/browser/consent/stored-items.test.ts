import { POLICY_VERSION } from "./policy";
import { storedItems } from "./stored-items";

test("what is stored, and for which purpose, has not changed since this version of the policy", () => {
  // When this fails, change POLICY_VERSION too: visitors agreed to another list.
  expect({ version: POLICY_VERSION, items: storedItems.map(({ name, category }) => `${name} (${category})`) }).toEqual({
    version: "1",
    items: [
      "cookie-consent (Nécessaires)",
      "projects-view-mode (Nécessaires)",
      "@@scroll|* (Nécessaires)",
      "inspecteur (Nécessaires)",
      "_ga (Analytiques)",
      "_ga_* (Analytiques)",
      "_gcl_* (Marketing)",
    ],
  });
});

test("each item says why it is there and for how long", () => {
  for (const { purpose, duration } of storedItems) {
    expect(purpose).toMatch(/\.$/);
    expect(duration).not.toBe("");
  }
});
