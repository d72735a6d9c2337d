import { accentNames } from "../../src/collections/fields";
import { home } from "../../src/collections/home";
import { services } from "../../src/collections/services";
import { site } from "../../src/collections/site";
import { isAllSample } from "../../src/content/launch/launch-list";
import { withoutMarks } from "../../src/content/launch/sample-marks";
import { valueAt } from "../../src/content/project/value-at";
import type { Mistake } from "../../src/content/validate/mistake";
import { type Sources, withChanges } from "../../src/content/validate/sources";
import { fieldsIn } from "../fields";
import type { FieldMistake, Fields, FirstAnswers, Offer, Path } from "../protocol";
import { elsewhere, mistakesAfter } from "./check";
import { entriesIn, fieldsOf } from "./entries";
import { type Rewrite, writeTogether } from "./files";
import { launchTasks } from "./launch";
import { isUnfilled } from "./missing-field";
import { parseFieldPath } from "./place";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { spliceJson } from "./text/splice-json";
import { writeEntries } from "./text/write-entries";

/** What no question asks, where no sample shows it: an icon for an offer. */
const plainIcon = "briefcase";

/** A value that may be left out, as it is written. */
const orNone = (text: string) => text.trim() || undefined;

/** The site's identity: what was answered is its owner's, the rest stays a sample. */
function identityOf(fields: Fields, { provider, name, tagline, email, booking }: FirstAnswers): Fields {
  return {
    ...fields,
    name: orNone(name) ?? provider,
    provider,
    tagline,
    contact: { ...fieldsIn(fields.contact), to: email, from: email },
    links: { ...fieldsIn(fields.links), booking: orNone(booking) },
  };
}

/** The home page's texts with the town, and the name near the portrait. */
function homeOf(fields: Fields, { town, provider }: FirstAnswers): Fields {
  const about = fieldsIn(fields.about);
  const portrait = about.portrait === undefined ? {} : { portrait: { ...fieldsIn(about.portrait), caption: provider } };
  return { ...fields, hero: { ...fieldsIn(fields.hero), town }, about: { ...about, ...portrait } };
}

/** A service, with the looks of the sample whose place it takes, and its key, by which that one's page is found. */
const serviceOf = ({ title, description, features, from }: Offer, former: Fields, index: number): Fields => ({
  ...(former.key !== undefined && { key: former.key }),
  icon: former.icon ?? plainIcon,
  title,
  description,
  features,
  ...(from !== null && { price: { from } }),
  color: former.color ?? accentNames[index % accentNames.length],
});

/** The fields of the files → the answers that they come from. */
const answeredBy: Readonly<Record<string, keyof FirstAnswers>> = {
  [`${site.files} name`]: "name",
  [`${site.files} provider`]: "provider",
  [`${site.files} tagline`]: "tagline",
  [`${site.files} contact.to`]: "email",
  [`${site.files} contact.from`]: "email",
  [`${site.files} links.booking`]: "booking",
  [`${home.files} hero.town`]: "town",
  [`${home.files} about.portrait.caption`]: "provider",
};

const offerFields: Readonly<Record<string, string>> = { price: "from" };

/** Where a mistake is among the answers; undefined when it is elsewhere. */
function answerAt(file: string, field: string): Path | undefined {
  const known = answeredBy[`${file} ${field}`];
  if (known) return [known];
  if (file !== services.files) return undefined;
  const [index = 0, name = "title"] = parseFieldPath(field);
  return ["offers", index, offerFields[name] ?? name];
}

/** A mistake in the files, told where its answer is. */
function toAnswer(sources: Sources, mistake: Mistake, answers: FirstAnswers): FieldMistake {
  const path = answerAt(mistake.file, mistake.field);
  if (!path) return elsewhere(sources, mistake);
  return { path, message: isUnfilled(valueAt(answers, path)) ? "à remplir" : mistake.message };
}

/**
 * Writes the answers of the first hour where they belong, changing nothing else: the identity, the town, the services.
 *
 * @throws {Refusal} 409 once something is no longer a sample; 422 with the answers to correct.
 */
export async function answerFirst(project: Project, answers: FirstAnswers): Promise<void> {
  const { sources, root } = project;
  if (!isAllSample(launchTasks(project)))
    throw new Refusal(
      409,
      "Ce site n’est plus tout entier un exemple\u00a0: ses formulaires sont dans «\u00a0Contenus\u00a0».",
    );
  const [identity] = entriesIn(sources, site, site.files);
  const texts = entriesIn(sources, home, home.files);
  const formerServices = entriesIn(sources, services, services.files);
  if (!identity) throw new Refusal(404, `${site.files} n’existe pas ou plus.`);
  const owned = withoutMarks(identity, ["name", "provider", "tagline", "contact"]);
  const offered = [
    ...answers.offers.map((offer, index) => serviceOf(offer, fieldsIn(formerServices[index]?.value), index)),
    ...formerServices.slice(answers.offers.length).map(fieldsOf),
  ];
  const rewrite = (file: string, change: (before: string) => string): Rewrite => {
    const before = sources.read(file);
    return { file, before, after: change(before) };
  };
  const rewrites = [
    rewrite(site.files, (text) => writeEntries(text, [identity], () => identityOf(owned, answers))),
    rewrite(home.files, (text) => writeEntries(text, texts, (entry) => homeOf(fieldsOf(entry), answers))),
    rewrite(services.files, (text) => spliceJson(text, offered)),
  ];
  const changed = withChanges(sources, new Map(rewrites.map(({ file, after }) => [file, after])));
  const { added } = await mistakesAfter(sources, changed);
  if (added.length > 0) {
    const mistakes = added.map((mistake) => toAnswer(changed, mistake, answers));
    throw new Refusal(422, "Rien n’est encore écrit\u00a0: corrigez ce qui suit.", { mistakes });
  }
  writeTogether(root, rewrites);
}
