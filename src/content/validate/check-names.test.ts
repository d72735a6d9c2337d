/** @jest-environment node */
import { collections } from "../../collections/collections";
import { matcher } from "../project/project-files";
import { nameMistakes, strayFiles } from "./check-names";

const messagesFor = (file: string) =>
  [
    ...strayFiles([file]),
    ...collections.filter(({ files }) => matcher(files)(file)).flatMap((collection) => nameMistakes(collection, file)),
  ].map(({ message }) => message);

test.each([
  ["data/portfolio/copie.JSON", "fichier inattendu : renommez-le «copie.json»"],
  ["content/articles/copie/Index.MDX", "fichier inattendu : renommez-le «index.mdx»"],
  ["content/pages/copie.mdx.txt", "fichier inattendu : renommez-le «copie.mdx»"],
  [
    "data/portfolio/Copie de Café.json",
    "nom impropre à une adresse «Copie de Café» : renommez le fichier en «copie-de-cafe»",
  ],
  ["content/articles/Été/index.mdx", "nom impropre à une adresse «Été» : renommez le dossier en «ete»"],
  [
    "content/pages/« ».mdx",
    "nom impropre à une adresse «« »» : renommez le fichier en lettres minuscules sans accent, chiffres et tirets",
  ],
  ["data/portfolio/index.json", "une autre page est à l’adresse «index» : renommez le fichier"],
  ["content/pages/blog.mdx", "une autre page est à l’adresse «blog» : renommez le fichier"],
])("the wrong name of %s is refused", (file, message) => {
  expect(messagesFor(file)).toEqual([message]);
});

test.each([
  "data/services.json",
  "data/portfolio/blog.json",
  "content/articles/index/index.mdx",
  "content/articles/mvp/telechargements/Relances.JSON",
])("%s is left alone", (file) => {
  expect(messagesFor(file)).toEqual([]);
});
