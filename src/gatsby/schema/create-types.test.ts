/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { notFoundLead } from "../../shared/not-found-lead";
import { createTypes } from "./create-types";

type Extension = { name: string; extend: () => { resolve: (...args: unknown[]) => unknown } };

test("texts and lists of texts get French typography, the English lead of the 404 page does not", () => {
  const extensions: Extension[] = [];
  const actions = {
    createTypes: jest.fn(),
    createFieldExtension: (extension: Extension) => extensions.push(extension),
  };
  createTypes({ actions } as unknown as CreateSchemaCustomizationArgs);
  const french = extensions.find(({ name }) => name === "french")?.extend();
  const shown = (lead: unknown) => french?.resolve({ lead }, {}, {}, { fieldName: "lead" });
  expect(shown(notFoundLead)).toBe(notFoundLead);
  expect(shown("Perdu ?")).toBe("Perdu\u202f?");
  expect(shown(["Perdu ?"])).toEqual(["Perdu\u202f?"]);
});
