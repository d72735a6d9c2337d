/** @jest-environment node */
import { collections } from "../../collections/collections";
import { matcher } from "../project/project-files";
import { nameMistakes, unexpectedFiles } from "./check-names";
import { reservedPaths } from "./reserved-paths";
import { sourcesOn } from "./sources";

const reserved = reservedPaths(sourcesOn(process.cwd()));

const unexpected =
  "fichier inattendu : retirez-le, enregistrez une image en PNG, JPEG, WebP, AVIF ou SVG, ou rangez un document à emporter (.csv, .docx, .json, .pdf ou .xlsx) dans «telechargements», à côté du texte";

const messagesFor = (file: string) =>
  [
    ...unexpectedFiles([file]),
    ...collections
      .filter(({ files }) => matcher(files)(file))
      .flatMap((collection) => nameMistakes(collection, file, reserved)),
  ].map(({ message }) => message);

test.each([
  ["data/portfolio/copie.JSON", "fichier inattendu : renommez-le «copie.json»"],
  ["content/articles/copie/Index.MDX", "fichier inattendu : renommez-le «index.mdx»"],
  ["content/pages/copie.mdx.txt", "fichier inattendu : renommez-le «copie.mdx»"],
  ["content/articles/mvp/notice.docx", unexpected],
  ["content/articles/mvp/telechargements/anciens/notice.docx", unexpected],
  ["content/articles/mvp/IMG_2041.HEIC", unexpected],
  ["content/articles/mvp.mdx", "fichier inattendu : vouliez-vous dire «content/articles/*/index.mdx» ?"],
  ["data/portfolio/photo.psd", unexpected],
  ["content/articles/mvp/brouillon", unexpected],
  [
    "data/portfolio/Copie de Café.json",
    "nom impropre à une adresse «Copie de Café» : renommez le fichier en «copie-de-cafe»",
  ],
  ["content/articles/Été/index.mdx", "nom impropre à une adresse «Été» : renommez le dossier en «ete»"],
  [
    "content/pages/« ».mdx",
    "nom impropre à une adresse «« »» : renommez le fichier en lettres minuscules sans accent, chiffres et tirets",
  ],
  ["data/portfolio/index.json", "l’adresse «/realisations/index» sert déjà au site : renommez le fichier"],
  ["content/pages/blog.mdx", "l’adresse «/blog» sert déjà au site : renommez le fichier"],
  // Names in use: redirections, folders of entries and downloads, static files, files that the build writes.
  ["content/pages/contact.mdx", "l’adresse «/contact» sert déjà au site : renommez le fichier"],
  ["content/pages/404.mdx", "l’adresse «/404» sert déjà au site : renommez le fichier"],
  ["content/pages/realisations.mdx", "l’adresse «/realisations» sert déjà au site : renommez le fichier"],
  ["content/pages/telechargements.mdx", "l’adresse «/telechargements» sert déjà au site : renommez le fichier"],
  ["content/pages/fonts.mdx", "l’adresse «/fonts» sert déjà au site : renommez le fichier"],
  ["content/pages/static.mdx", "l’adresse «/static» sert déjà au site : renommez le fichier"],
])("the name of %s is reported", (file, message) => {
  expect(messagesFor(file)).toEqual([message]);
});

test.each([
  "data/services.json",
  "data/portfolio/blog.json",
  "data/portfolio/contact.json",
  "content/pages/mentions-legales.mdx",
  "content/articles/index/index.mdx",
  "content/articles/mvp/telechargements/Relances.JSON",
  "content/articles/mvp/cover.PNG",
  "content/articles/mvp/plan.svg",
])("the name of %s is valid", (file) => {
  expect(messagesFor(file)).toEqual([]);
});
