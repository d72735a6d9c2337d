import { dirname, join } from "node:path/posix";
import type { Collection } from "../../model/collections";
import { isKnownIcon, iconNames } from "../project/icons";
import { checkPages } from "./check-pages";
import { isPhotograph, pictureMistake } from "./check-pictures";
import { fieldPath, type Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";
import { fieldOf, mistakeAt, type Entry, stringsOf } from "./read-entries";
import type { Sources } from "./sources";

/** Values of unique fields that occur twice in a collection, across its files. */
function repeated(collection: Collection, entries: readonly Entry[]): Mistake[] {
  return (collection.unique ?? []).flatMap((name) => {
    const first = new Map<unknown, Entry>();
    return entries.flatMap((entry) => {
      const value = fieldOf(entry, name);
      if (typeof value !== "string") return [];
      const earlier = first.get(value);
      if (!earlier) first.set(value, entry);
      if (!earlier) return [];
      const by = fieldPath([earlier.file, ...earlier.path]);
      const mistake = mistakeAt(entry, [name], `«${value}» sert déjà dans ${by} : choisissez une autre valeur`);
      return [{ ...mistake, about: { code: "value-taken", value, by } }];
    });
  });
}

function icons(entry: Entry): Mistake[] {
  return stringsOf(entry.value, (key) => key === "icon")
    .filter(({ value }) => !isKnownIcon(value))
    .map(({ path, value }) => mistakeAt(entry, path, `icône inconnue «${value}»${suggestion(value, iconNames())}`));
}

async function images(sources: Sources, entry: Entry): Promise<Mistake[]> {
  const folder = dirname(entry.file);
  const named = stringsOf(entry.value, (key) => key === "image" || key === "cover").filter(({ value }) =>
    isPhotograph(value),
  );
  const mistakes = named.map(async ({ path, value }) => {
    const file = join(folder, value);
    const message = sources.exists(file)
      ? await pictureMistake(sources, file)
      : `image introuvable : posez «${value.replace(/^\.\//, "")}» dans ${folder}/`;
    return message ? [mistakeAt(entry, path, message)] : [];
  });
  return (await Promise.all(mistakes)).flat();
}

function servedFiles(sources: Sources, entry: Entry): Mistake[] {
  return stringsOf(entry.value, (key) => key === "logoUrl")
    .filter(({ value }) => value.startsWith("/") && !sources.exists(join("static", value)))
    .map(({ path, value }) => mistakeAt(entry, path, `fichier introuvable : posez-le dans static${value}`));
}

/**
 * Cases whose sector data/site.json does not declare. None when that file is missing or invalid, which is reported
 * elsewhere.
 */
export function checkSectors(entries: readonly Entry[]): Mistake[] {
  const site = entries.find(({ collection }) => collection.type === "SiteIdentity");
  const admitted = stringsOf(site && fieldOf(site, "sectors"), () => true).map(({ value }) => value);
  if (admitted.length === 0) return [];
  return entries.flatMap((entry) => {
    const sector = entry.collection.type === "PortfolioCase" && fieldOf(entry, "sector");
    if (typeof sector !== "string" || admitted.includes(sector)) return [];
    const mend =
      suggestion(sector, admitted) || " : choisissez un secteur de «sectors» dans data/site.json, ou ajoutez-l’y";
    return [mistakeAt(entry, ["sector"], `secteur inconnu «${sector}»${mend}`)];
  });
}

/** Checks that a schema cannot express: uniqueness, images, logos, icons, pages without texts. */
export async function checkEntries(
  sources: Sources,
  collection: Collection,
  entries: readonly Entry[],
): Promise<Mistake[]> {
  const pictures = await Promise.all(entries.map((entry) => images(sources, entry)));
  return [
    ...repeated(collection, entries),
    ...entries.flatMap((entry) => [...icons(entry), ...servedFiles(sources, entry)]),
    ...pictures.flat(),
    ...(collection.type === "PageTexts" ? checkPages(entries) : []),
  ];
}
