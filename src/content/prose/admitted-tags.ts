import type { ProseComponentName } from "./prose-components";

/** What an attribute holds: a text or a number, always or not, or one of some values. */
type Attribute = "required" | "optional" | "number" | "optional number" | readonly string[];
export type Attributes = Readonly<Record<string, Attribute>>;

const components: Record<ProseComponentName, Attributes> = {
  Callout: { title: "optional", tone: ["note", "tip", "warning"] },
  Checklist: { title: "optional" },
  ComparisonTable: { caption: "required" },
  Figure: { src: "required", alt: "optional", caption: "optional" },
  LegalHost: {},
  LegalIdentity: {},
  PayBack: { caption: "required" },
  PriorityCalculator: {},
  Project: {
    name: "required",
    price: "number",
    hours: "optional number",
    gain: "optional number",
    gainFrom: "optional",
    subscriptions: "number",
    upkeepDays: "optional number",
  },
  Steps: {},
  StoredItems: {},
};

/** HTML without an equivalent in Markdown. */
const html: Record<string, Attributes> = {
  abbr: { title: "optional" },
  ...Object.fromEntries(
    "bdi br cite dd details dfn dl dt ins kbd mark q s samp small sub summary sup u var wbr"
      .split(" ")
      .map((name) => [name, {}]),
  ),
};

/** What a text may hold besides Markdown, with its attributes. */
export const admittedTags: ReadonlyMap<string, Attributes> = new Map(Object.entries({ ...components, ...html }));

/** Tags that mean something only in another, directly, which means nothing without one. */
const places: Readonly<Record<string, string>> = { Project: "PayBack", dt: "dl", dd: "dl", summary: "details" };

/** The tag in which another has its place. */
export const placeOf = (name: string): string | undefined => (Object.hasOwn(places, name) ? places[name] : undefined);

/** The tags that have their place in another. */
export const partsOf = (name: string): string[] => Object.keys(places).filter((part) => places[part] === name);

const sayAlone = ["Figure", "LegalHost", "LegalIdentity", "PriorityCalculator", "Project", "StoredItems", "br", "wbr"];

/** Whether a tag shows something by itself, without words in it. */
export const saysAlone = (name: string): boolean => sayAlone.includes(name);

export const isComponent = (name: string): boolean => Object.hasOwn(components, name);

export const componentNames = Object.keys(components);

const table = "un tableau en Markdown : une ligne «| Outil | Prix |», puis «| --- | --- |», puis une ligne par rangée";
const list = "«- » devant chaque point, ou «1. » devant chaque étape";
const nothing = "une ligne vide entre deux paragraphes, et rien d’autre";
const elsewhere =
  "la page ne charge rien d’un autre site. Posez une image de ce que l’on y voit à côté du texte, puis un lien : [Voir la vidéo](https://exemple.fr)";

/** How to write what other HTML tags mean; Markdown alone has its links, pictures and headings checked. */
const equivalents: readonly [tags: string, write: string][] = [
  ["a", "[texte](adresse)"],
  ["img picture", "![ce que montre l’image](./image.png)"],
  ["h1 h2", "## Titre"],
  ["h3", "### Titre"],
  ["h4 h5 h6", "#### Titre"],
  ["b strong", "**texte**"],
  ["i em", "*texte*"],
  ["del strike", "~~texte~~"],
  ["p div section article span", nothing],
  ["ul ol li menu", list],
  ["table thead tbody tfoot tr th td caption colgroup col", table],
  ["blockquote", "«> » devant chaque ligne"],
  ["code", "`texte`"],
  ["pre", "une ligne «```» avant et une après"],
  ["hr", "une ligne «---»"],
];

const foreign = "iframe video audio embed object source track script".split(" ");

/** What to do about a tag that is not admitted. */
export function refusedTag(name: string): string {
  if (foreign.includes(name)) return `balise <${name}> non admise : ${elsewhere}`;
  const [, write] = equivalents.find(([tags]) => tags.split(" ").includes(name)) ?? [];
  return `balise <${name}> non admise : ${write ? `écrivez ${write}` : "retirez-la, et gardez ce qu’elle contient"}`;
}

/** Whether a text means a tag by that name, not its own words between «<» and «>»: «Bonjour <prénom>». */
export const isTagName = (name: string): boolean =>
  admittedTags.has(name) ||
  /^[A-Z]/.test(name) ||
  foreign.includes(name) ||
  isPart(name) ||
  equivalents.some(([tags]) => tags.split(" ").includes(name));

/** Tags that go with the one around them: told once, with it. */
export const isPart = (name: string): boolean =>
  "li thead tbody tfoot tr th td caption colgroup col source track".split(" ").includes(name);
