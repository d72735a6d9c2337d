import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { z } from "zod";
import { collections } from "../src/collections/collections";
import type { Collection } from "../src/collections/define-collection";
import { keepUpToDate } from "./generated-files";

/**
 * Writes one JSON Schema per collection and maps them in VS Code's settings, for completion and
 * validation while the provider's files are edited.
 *
 *     tsx tools/generate-schemas.ts           writes
 *     tsx tools/generate-schemas.ts --check   writes nothing, fails when a file is outdated
 */

const root = path.resolve(__dirname, "..");
const schemaFolder = ".vscode/schemas";
const settingsFile = ".vscode/settings.json";

/** `data/tech-strip.json` → `tech-strip`; `content/articles/…` → `articles.front-matter`. */
const schemaFile = ({ files, shape }: Collection) => {
  const name = path.basename(files.split("/")[1] ?? files, ".json");
  return `${schemaFolder}/${name}${shape === "mdx" ? ".front-matter" : ""}.schema.json`;
};

const ignoresCase = (schema: z.core.$ZodType) => {
  const { checks = [] } = schema._zod.def as z.core.$ZodTypeDef & { checks?: z.core.$ZodCheck[] };
  return checks.some((check) => (check._zod.def as { pattern?: RegExp }).pattern?.ignoreCase);
};

const jsonSchema = ({ schema, shape }: Collection) =>
  z.toJSONSchema(shape === "list" ? z.array(schema).describe(schema.description ?? "") : schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: output }) => {
      // JSON Schema patterns have no flags; VS Code accepts «(?i)».
      if (output.pattern && ignoresCase(zodSchema) && !output.pattern.startsWith("(?i)")) {
        output.pattern = `(?i)${output.pattern}`;
      }
    },
  });

const asText = async (value: unknown) =>
  format(JSON.stringify(value, null, 2), { ...(await resolveConfig(path.join(root, settingsFile))), parser: "json" });

const settings = async () => {
  const current = JSON.parse(await readFile(path.join(root, settingsFile), "utf8")) as Record<string, unknown>;
  const mapped = collections
    .filter(({ shape }) => shape !== "mdx")
    .map((collection) => ({ fileMatch: [`/${collection.files}`], url: `./${schemaFile(collection)}` }));
  return asText({ ...current, "json.schemas": mapped });
};

/** The expected content of all generated files, by path from the root. */
const expectedFiles = async () => {
  const files = new Map([[settingsFile, await settings()]]);
  for (const collection of collections) {
    files.set(schemaFile(collection), await asText(jsonSchema(collection)));
  }
  return files;
};

const leftovers = async (expected: ReadonlyMap<string, string>) => {
  const present = await readdir(path.join(root, schemaFolder)).catch(() => []);
  return present.map((name) => `${schemaFolder}/${name}`).filter((file) => !expected.has(file));
};

void expectedFiles().then(async (files) => keepUpToDate({ files, leftovers: await leftovers(files) }));
