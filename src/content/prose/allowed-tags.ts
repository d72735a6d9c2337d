import type { ProseComponentName } from "./prose-components";

/** The value of an attribute: a text or a number, required or not, or one of a list of values. */
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

/** The tags that a text may contain, with their attributes. */
export const allowedTags: ReadonlyMap<string, Attributes> = new Map(Object.entries({ ...components, ...html }));

/** Tags that must be the direct children of another; that one must have at least one such child. */
const requiredParents: Readonly<Record<string, string>> = {
  Project: "PayBack",
  dt: "dl",
  dd: "dl",
  summary: "details",
};

/** The tag that must be the parent of another; undefined for any parent. */
export const requiredParent = (name: string): string | undefined =>
  Object.hasOwn(requiredParents, name) ? requiredParents[name] : undefined;

/** The tags of which a tag must have one as a child. */
export const requiredChildren = (name: string): string[] =>
  Object.keys(requiredParents).filter((part) => requiredParents[part] === name);

const withOwnContent = [
  "Figure",
  "LegalHost",
  "LegalIdentity",
  "PriorityCalculator",
  "Project",
  "StoredItems",
  "br",
  "wbr",
];

/** Whether a tag shows something even without content. */
export const hasOwnContent = (name: string): boolean => withOwnContent.includes(name);

export const isComponent = (name: string): boolean => Object.hasOwn(components, name);

export const componentNames = Object.keys(components);

const table = "un tableau en Markdown : une ligne «| Outil | Prix |», puis «| --- | --- |», puis une ligne par rangée";
const list = "«- » devant chaque point, ou «1. » devant chaque étape";
const nothing = "une ligne vide entre deux paragraphes, et rien d’autre";
const embedAdvice =
  "la page ne charge rien d’un autre site. Posez une image de ce que l’on y voit à côté du texte, puis un lien : [Voir la vidéo](https://exemple.fr)";

/** What to write instead of other HTML tags: only Markdown links, pictures and headings are checked. */
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

const embedTags = "iframe video audio embed object source track script".split(" ");

/** The mistake of a tag that is not allowed, with what to write instead. */
export function forbiddenTagMessage(name: string): string {
  if (embedTags.includes(name)) return `balise <${name}> non admise : ${embedAdvice}`;
  const [, write] = equivalents.find(([tags]) => tags.split(" ").includes(name)) ?? [];
  return `balise <${name}> non admise : ${write ? `écrivez ${write}` : "retirez-la, et gardez ce qu’elle contient"}`;
}

/** Whether a name between «<» and «>» is a tag's, not words of the text: «Bonjour <prénom>». */
export const isTagName = (name: string): boolean =>
  allowedTags.has(name) ||
  /^[A-Z]/.test(name) ||
  embedTags.includes(name) ||
  isInnerTag(name) ||
  equivalents.some(([tags]) => tags.split(" ").includes(name));

/** Whether a tag only exists inside another, with which its mistake is reported once. */
export const isInnerTag = (name: string): boolean =>
  "li thead tbody tfoot tr th td caption colgroup col source track".split(" ").includes(name);
