import { basename, dirname, join } from "node:path/posix";
import { collections } from "../../collections/collections";
import type { Collection } from "../../collections/define-collection";
import { downloadKinds } from "../../collections/downloads";
import { downloadsFolder, parseDownload } from "../project/download-files";
import { matcher } from "../project/project-files";
import { slugOf } from "../project/slug";
import { isRasterImage } from "./check-pictures";
import type { Mistake } from "./mistake";
import { suggestion } from "./suggest-spelling";

/** Whether a file accompanies an entry: a picture, or a download. */
const accompanies = (file: string) => isRasterImage(file) || file.endsWith(".svg") || parseDownload(file) !== undefined;

/** What to do with an unexpected file, in French. */
const advice = ` : retirez-le, enregistrez une image en PNG, JPEG, WebP, AVIF ou SVG, ou rangez un document à emporter (${downloadKinds}) dans «${downloadsFolder}», à côté du texte`;

/**
 * Files that belong to no collection and accompany no entry: a file with a mistyped name would be ignored, and a document
 * left there would be published by mistake.
 */
export function unexpectedFiles(files: readonly string[]): Mistake[] {
  const expected = collections.map(({ files: pattern }) => pattern);
  const belongs = (file: string) => expected.some((pattern) => matcher(pattern)(file));
  return files
    .filter((file) => !belongs(file) && !accompanies(file))
    .map((file) => {
      // Windows hides a «.txt» suffix it adds; some programs write the extension in capitals.
      const meant = join(
        dirname(file),
        basename(file)
          .toLowerCase()
          .replace(/\.txt$/, ""),
      );
      // A close name is suggested for a text or a list only, not for a document or a picture.
      const named = /\.(?:json|mdx?)/i.test(file) ? suggestion(file, expected) : "";
      const fix = belongs(meant) ? ` : renommez-le «${basename(meant)}»` : named || advice;
      return { file, field: "", message: `fichier inattendu${fix}` };
    });
}

/**
 * The mistake of a file or folder name that is not a valid slug, or that gives an entry's page an address in use.
 *
 * @param reserved see `reservedPaths`.
 */
export function nameMistakes(
  { files: pattern, path }: Collection,
  file: string,
  reserved: ReadonlySet<string>,
): Mistake[] {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return [];
  const name = file.slice(before.length, file.length - after.length);
  const ofFolder = after.startsWith("/");
  const rename = `renommez le ${ofFolder ? "dossier" : "fichier"}`;
  const slug = slugOf(name);
  if (slug !== name) {
    const fix = slug ? `${rename} en «${slug}»` : `${rename} en lettres minuscules sans accent, chiffres et tirets`;
    return [{ file, field: "", message: `nom impropre à une adresse «${name}» : ${fix}` }];
  }
  // Gatsby takes the name of «index» files from their folder.
  const taken = reserved.has(path({ slug })) || (name === "index" && !ofFolder);
  return taken ? [{ file, field: "", message: `l’adresse «${path({ slug })}» sert déjà au site : ${rename}` }] : [];
}
