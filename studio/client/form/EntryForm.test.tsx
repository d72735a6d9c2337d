import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { collections } from "../../../src/collections/collections";
import { sourcesOn } from "../../../src/content/validate/sources";
import { fixture } from "../../../tools/jest/fixture";
import type { Fields, FormSchema } from "../../protocol";
import { fieldsOf, sortedEntries } from "../../server/entries";
import { formSchema } from "../../server/form-schema";
import { EntryForm } from "./EntryForm";
import { FormContextProvider } from "./form-context";
import { isSame, prune } from "./prune";

// The main file of rjsf also loads its tests' registry, which needs a validator.
jest.mock("@rjsf/validator-ajv8", () => ({}), { virtual: true });

const schema = {
  type: "object",
  properties: {
    cover: { type: "string", title: "Image", format: "sibling-image" },
    coverAlt: { type: "string", title: "Texte de remplacement" },
  },
} as FormSchema;
const target = { type: "Article", file: null, index: null, id: null };

test("an image that arrives while a field is filled in is kept, and the field too", async () => {
  const answer = { id: "1", name: "cover.png", width: 1600, height: 900 };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(answer)));
  const type = () => fireEvent.change(screen.getByLabelText(/^Texte/), { target: { value: "Une table." } });
  // Before React draws again.
  const stage = () => queueMicrotask(type);
  const seen: { value: Fields } = { value: {} };
  function Entry() {
    const [value, setValue] = useState<Fields>({});
    seen.value = value;
    return (
      <FormContextProvider value={{ target, title: "", staged: {}, stage, icons: [] }}>
        <EntryForm schema={schema} value={value} mistakes={[]} onChange={setValue} />
      </FormContextProvider>
    );
  }
  render(<Entry />);
  fireEvent.change(screen.getByLabelText(/^Image/), { target: { files: [new File(["…"], "photo.png")] } });
  await waitFor(() => expect(screen.getByLabelText(/^Texte/)).toHaveValue("Une table."));
  await screen.findByText(/^Image prête/);
  expect(seen.value).toEqual({ cover: "./cover.png", coverAlt: "Une table." });
});

const sources = sourcesOn(fixture);

test.each(collections.map((collection) => [collection.type, collection] as const))(
  "opening an entry of %s leaves nothing to save",
  (_type, collection) => {
    const entrySchema = formSchema(sources, collection);
    for (const entry of sortedEntries(sources, collection, [])) {
      const value = fieldsOf(entry);
      const onChange = jest.fn((next: Fields) => expect(isSame(prune(entrySchema, next), value)).toBe(true));
      const { unmount } = render(<EntryForm schema={entrySchema} value={value} mistakes={[]} onChange={onChange} />);
      expect(isSame(prune(entrySchema, value), value)).toBe(true);
      unmount();
    }
  },
);
