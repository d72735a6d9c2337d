import { dirname, join } from "node:path/posix";
import { collections } from "../../collections/collections";
import { xmlMessage } from "../prose/drawing-rules";
import { markupMessage } from "../prose/field-markup";
import { fileSlug } from "../project/file-slug";
import { iconNames, isKnownIcon } from "../project/icons";
import { valueAt } from "../project/value-at";
import { linkMessage, type Targets } from "./check-links";
import { isRasterImage, missingPicture, pictureMessage } from "./check-pictures";
import { declaredOf, type Declared } from "./field-schema";
import type { Mistake } from "./mistake";
import { fieldOf, mistakeAt, stringsOf, type Entry } from "./entry";
import { brokenLinkMessage, type Sources } from "./sources";
import { suggestion } from "./suggest-spelling";

/** What the references of fields are checked against. */
type Known = {
  sources: Sources;
  /** Entries of all collections. */
  entries: readonly Entry[];
  /** Types with a file that could not be read: references to them are not checked. */
  unreadable: ReadonlySet<string>;
  targets: Targets;
};

type Target = NonNullable<Declared["reference"]>;

const ofType = (entries: readonly Entry[], type: string) =>
  entries.filter(({ collection }) => collection.type === type);

/** The value by which other entries refer to an entry. */
const nameOf = (entry: Entry, field: string) => (field === "slug" ? fileSlug(entry.file) : fieldOf(entry, field));

function referenceMessage(entry: Entry, value: string, { type, field }: Target, { entries, unreadable }: Known) {
  if (type === entry.collection.type && nameOf(entry, field) === value) {
    return `«${value}» mène à cette entrée même : choisissez-en une autre`;
  }
  const targets = ofType(entries, type);
  if (targets.some((one) => nameOf(one, field) === value && fieldOf(one, "listed") === false)) {
    return `«${value}» n’est pas proposé à la lecture (listed: false) et ne paraîtrait pas ici : choisissez-en un autre`;
  }
  const names = targets.map((one) => nameOf(one, field)).filter((name) => typeof name === "string");
  if (names.includes(value) || unreadable.has(type)) return undefined;
  const files = collections.find((collection) => collection.type === type)?.files;
  return `«${value}» ne désigne aucune entrée de ${files}${suggestion(value, names)}`;
}

/** The mistake of a sector that data/site.json does not declare; none if that file is invalid, which is reported. */
function sectorMessage(value: string, { entries }: Known) {
  const admitted = ofType(entries, "SiteIdentity")
    .flatMap((site) => stringsOf(fieldOf(site, "sectors")))
    .map((sector) => sector.value);
  if (admitted.length === 0 || admitted.includes(value)) return undefined;
  const fix =
    suggestion(value, admitted) || " : choisissez un secteur de «sectors» dans data/site.json, ou ajoutez-l’y";
  return `secteur inconnu «${value}»${fix}`;
}

function imageMessage(entry: Entry, value: string, picture: Declared["picture"], { sources }: Known) {
  const folder = dirname(entry.file);
  const file = sources.find(join(folder, value));
  return file === undefined
    ? `image introuvable${missingPicture(sources, folder, value)}`
    : pictureMessage(sources, file, picture);
}

/** The mistake of a missing file of static/, or of a picture that no browser would show. */
function fileMessage(written: string, { sources }: Known) {
  const file = sources.find(written);
  if (file !== written) return `fichier introuvable : posez-le dans ${written}`;
  if (isRasterImage(file)) return pictureMessage(sources, file);
  const shortcut = brokenLinkMessage(sources, file);
  if (shortcut) return shortcut;
  const mistake = file.endsWith(".svg") ? xmlMessage(sources.read(file)) : undefined;
  return mistake && `dessin ${mistake}`;
}

/** A text without the differences that a reader ignores: «make » is «Make». */
const comparable = (text: string) => text.normalize().trim().toLowerCase();

/** The mistake of a value repeated in its list (a keyword, an article), or of a repeated `name` in a list of objects. */
function repeatedMessage(entry: Entry, path: readonly PropertyKey[], value: string): string | undefined {
  const ofEntry = path.at(-1) === "name" ? 1 : 0;
  const rank = path.at(-1 - ofEntry);
  const list = valueAt(entry.value, path.slice(0, -1 - ofEntry));
  // Repeated downloads are reported for the whole site by check-downloads.ts.
  if (!Array.isArray(list) || typeof rank !== "number" || declaredOf(entry, path).format === "download")
    return undefined;
  const before = list.slice(0, rank).map((one: unknown) => (ofEntry ? valueAt(one, ["name"]) : one));
  const isThere = before.some((one) => typeof one === "string" && comparable(one) === comparable(value));
  return isThere ? `«${value}» est déjà dans cette liste : retirez-le, ou changez-le` : undefined;
}

/**
 * The message for a string whose target (entry, sector, icon, image, page) is missing or unusable; the field's metadata
 * says what kind of target it has.
 */
function explain(entry: Entry, path: readonly PropertyKey[], value: string, known: Known) {
  const { reference, format, choices: sectors, leadsTo, picture } = declaredOf(entry, path);
  if (reference) return referenceMessage(entry, value, reference, known);
  if (sectors) return sectorMessage(value, known);
  if (format === "sibling-image") return isRasterImage(value) ? imageMessage(entry, value, picture, known) : undefined;
  if (format === "lucide-icon" && !isKnownIcon(value))
    return `icône inconnue «${value}»${suggestion(value, iconNames())}`;
  if (leadsTo === "file" && value.startsWith("/")) return fileMessage(join("static", value), known);
  return leadsTo === "page" || /^https?:\/\/\S+$/.test(value) ? linkMessage(value, known.targets) : undefined;
}

/** The mistakes of fields that refer to a missing entry, icon, image or page, repeat a value, or contain markup. */
export async function checkFields(known: Known): Promise<Mistake[]> {
  const mistakes = known.entries.flatMap((entry) =>
    stringsOf(entry.value).map(async ({ path, value }) => {
      const message =
        (await explain(entry, path, value, known)) ?? repeatedMessage(entry, path, value) ?? markupMessage(value);
      return message ? [mistakeAt(entry, path, message)] : [];
    }),
  );
  return (await Promise.all(mistakes)).flat();
}
