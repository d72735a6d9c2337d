/** @jest-environment node */
import { collections } from "../../model/collections";
import { checkDownloads } from "./check-downloads";
import { formatMistake } from "./mistake";
import { readMdx } from "./read-entries";
import type { Sources } from "./sources";

const articles = collections.find(({ type }) => type === "Article")!;
const folder = "content/articles/mvp/telechargements";

const workbook = `sheets:
  - name: Feuille
    columns: [{ title: Tâche, width: 10 }, { title: Temps, width: 10 }]
    rows: [["Devis", 6]]
`;

/** An article that offers `offered`, with `files` beside it. */
function check(offered: string[], files: Record<string, string>) {
  const texts: Record<string, string> = {
    "content/articles/mvp/index.mdx": `---\ndownloads:\n  - title: Un fichier\n    files: [${offered.join(", ")}]\n---\n`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
  };
  const sources: Sources = {
    list: () => Object.keys(texts),
    read: (file) => texts[file] ?? "",
    exists: (file) => file in texts,
    place: () => undefined,
  };
  const { entries } = readMdx(sources, "content/articles/mvp/index.mdx", articles);
  const { mistakes, paths } = checkDownloads(sources, entries, Object.keys(texts));
  return { mistakes: mistakes.map(formatMistake), paths };
}

test("a workbook gives two files, which texts may link to", () => {
  expect(check(["score.xlsx", "score.csv"], { "score.yaml": workbook })).toEqual({
    mistakes: [],
    paths: ["/telechargements/score.xlsx", "/telechargements/score.csv"],
  });
});

test("a file that is not there is told where it is offered, with the one that was meant", () => {
  expect(check(["scores.xlsx"], { "score.yaml": workbook, "clients.csv": "" }).mistakes).toEqual([
    "content/articles/mvp/index.mdx:4:13 › downloads[0].files[0] : fichier introuvable «scores.xlsx» : vouliez-vous dire «score.xlsx» ?",
    `${folder}/score.yaml : fichier que le champ «downloads» de l’article ne propose pas`,
    `${folder}/clients.csv : fichier que le champ «downloads» de l’article ne propose pas`,
  ]);
  expect(check(["absent.csv"], {}).mistakes).toEqual([
    expect.stringContaining(
      "fichier introuvable «absent.csv» : posez-le dans le dossier «telechargements» de l’article",
    ),
  ]);
});

test("a name is offered once", () => {
  expect(check(["clients.csv", "clients.csv"], { "clients.csv": "" }).mistakes).toEqual([
    expect.stringContaining("› downloads[0].files[1] : «clients.csv» est déjà proposé : choisissez un autre nom"),
  ]);
});

test.each([
  ["unreadable YAML", "sheets: [\n", "écriture YAML incorrecte, ligne 2"],
  [
    "a missing field",
    workbook.replace("name: Feuille", "title: Feuille"),
    "champ manquant ou incorrect «sheets.0.name»",
  ],
  ["an uneven row", workbook.replace(", 6]", "]"), "feuille «Feuille», ligne 1 : 2 valeurs attendues, 1 trouvées"],
])("a workbook with %s is told", (_what, text, message) => {
  expect(check(["score.xlsx"], { "score.yaml": text }).mistakes).toEqual([
    `${folder}/score.yaml : classeur illisible, ${message}`,
  ]);
});
