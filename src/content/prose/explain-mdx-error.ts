import { type Position, positionAt } from "../project/text-position";

/** MDX's error messages, each with the fix to suggest, in French. */
const fixes: readonly [RegExp, (found: readonly string[]) => string][] = [
  [
    /^Expected a closing tag for `<img>`/,
    () => "balise <img> non admise : écrivez ![ce que montre l’image](./image.png)",
  ],
  [
    /^Expected a closing tag for `<(area|base|br|col|embed|hr|input|link|meta|source|track|wbr)>`/,
    ([name]) => `la balise <${name}> n’est pas fermée : écrivez <${name} />`,
  ],
  [/^Expected a closing tag for `<([^>`]+)>`/, ([name]) => `la balise <${name}> n’est pas fermée : ajoutez </${name}>`],
  [
    /^Expected the closing tag `<\/([^>`]+)>`/,
    ([name]) =>
      `<${name}> et </${name}> doivent se trouver chacune seule sur sa ligne, avec une ligne vide avant et après`,
  ],
  [
    /closing (?:slash|tag).*(?:expected an open tag|expected corresponding)/,
    () => "cette balise fermante ne correspond à aucune balise ouverte",
  ],
  [
    /^Cannot use `import`/,
    () => "un texte n’importe rien : retirez cette ligne, les composants admis s’emploient sans elle",
  ],
  [/^Unexpected character `!`/, () => "une remarque «<!-- … -->» s’écrit {/* … */}"],
  [/to create a link in MDX/, () => "une adresse entre «<» et «>» s’écrit [texte](https://exemple.fr)"],
  [
    /before attribute value/,
    () => 'la valeur d’un attribut s’écrit entre guillemets, collée au signe «=» : title="Un titre"',
  ],
  [/^Could not parse import\/exports/, () => "une ligne de texte ne peut pas commencer par «import» ou «export»"],
  [
    /^Could not parse expression|corresponding closing brace/,
    () => "ce qui suit l’accolade «{» est pris pour du code : pour écrire une accolade, tapez «\\{»",
  ],
  [
    /^Unexpected (?:end of file|character|lazy line).*(?:name|attribute|tag|self-closing|whitespace)/,
    () => "le signe «<» est pris pour le début d’une balise, ici incomplète : pour écrire ce signe, tapez «&lt;»",
  ],
  [/^(\S+) is not defined$/, ([name]) => `«{${name}}» est pris pour du code : pour écrire une accolade, tapez «\\{»`],
  [
    /^Expected (?:component|object) `([^`]+)` to be defined/,
    ([name]) => `composant inconnu «<${name}» : retirez-le, ou choisissez un composant admis`,
  ],
  [
    /^Cannot read properties of/,
    () => "un passage entre accolades est pris pour du code : pour écrire une accolade, tapez «\\{»",
  ],
  [/^The `style` prop/, () => "l’attribut «style=» n’est pas admis : retirez-le"],
];

/** For an unclosed tag MDX gives the paragraph's position; the tag's is in the message: « (3:1-3:10) ». */
function positionOf(error: Error & Partial<Record<"line" | "column", number | null>>): Position | undefined {
  const [, line, column] = /^Expected a closing tag for `[^`]+` \((\d+):(\d+)-/.exec(error.message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  return typeof error.line === "number" ? { line: error.line, column: error.column ?? 1 } : undefined;
}

/** A runtime error has no position: use the first occurrence of the code quoted in the message. */
function positionOfCode(message: string, body: string): Position | undefined {
  const [, code] = /«([{<][\p{L}\p{N}_$.]+)/u.exec(message) ?? [];
  return code && body.includes(code) ? positionAt(body, body.indexOf(code)) : undefined;
}

function explain(english: string): string {
  for (const [pattern, fix] of fixes) {
    const found = pattern.exec(english);
    if (found) return fix(found.slice(1));
  }
  return `écriture MDX incorrecte (${english})`;
}

/** An error in an MDX file, in French, with the fix; the line and column are those of its body. */
export class ProseError extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(cause: Error, body: string) {
    super(explain(cause.message), { cause });
    const position = positionOf(cause) ?? positionOfCode(this.message, body);
    this.line = position?.line;
    this.column = position?.column;
  }
}
