import { collections } from "../../collections/collections";
import type { Collection } from "../../collections/define-collection";
import { type LaunchGroup, launchGroups } from "../../collections/fields";
import { site } from "../../collections/site";
import { labelOf } from "../project/label-of";
import { isRasterImage } from "../validate/check-pictures";
import { fieldOf, stringsOf, type Entry } from "../validate/entry";
import { readFiles } from "../validate/read-entries";
import { providerFiles, type Sources } from "../validate/sources";
import { fieldLabel, partsOf } from "./sample-marks";

type Environment = Readonly<Record<string, string | undefined>>;

/** A line of the launch list, with the form in which it can be done. */
export type LaunchTask = {
  group: LaunchGroup;
  /** A sample to replace, a missing fact, or an optional setting, which is not counted. */
  kind: "sample" | "fact" | "option";
  isDone: boolean;
  title: string;
  /** The current text, or what to do. */
  detail: string;
  /** undefined for an environment variable, which is in no form. */
  place: { entry: Entry; field: string | undefined } | undefined;
};

export const groupTitles: Readonly<Record<LaunchGroup, string>> = {
  you: "Qui vous êtes",
  legal: "Vos mentions légales",
  links: "Vos liens",
  services: "Vos services et vos prix",
  cases: "Vos réalisations et ceux qui en parlent",
  texts: "Vos textes",
  measurement: "La mesure d’audience",
  mail: "Les messages que vous recevrez",
  host: "L’hébergeur",
};

/** Most characters of a value quoted in a line. */
const excerptLength = 90;

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength - 1).trimEnd()}…` : text;

/** The beginning of the texts in a field. */
const excerptOf = (value: unknown): string =>
  excerpt(
    typeof value === "string"
      ? value
      : stringsOf(value)
          .map((one) => one.value)
          .filter((text) => !isRasterImage(text))
          .join(" · "),
  );

function sampleTasks(entry: Entry): LaunchTask[] {
  const fields = (entry.value ?? {}) as Record<string, unknown>;
  return partsOf(entry).map(({ field, group, isSample }) => ({
    group,
    kind: "sample",
    isDone: !isSample,
    title: field === undefined ? labelOf(fields, entry.file) : fieldLabel(entry, field),
    detail: field === undefined ? "" : excerptOf(fields[field]),
    place: { entry, field },
  }));
}

/** What sample data may leave out, but that the law requires of a published site (loi n° 2004-575, LCEN). */
const legalFacts = {
  phone: "Votre numéro de téléphone",
  hostPhone: "Le numéro de téléphone de l’hébergeur",
} as const;

const isFilled = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

function identityTasks(entry: Entry, env: Environment): LaunchTask[] {
  const legal = (fieldOf(entry, "legal") ?? {}) as Record<string, unknown>;
  const missing = Object.entries(legalFacts).map(([field, title]): LaunchTask => ({
    group: "legal",
    kind: "fact",
    isDone: isFilled(legal[field]),
    title,
    detail: "La loi le demande.",
    place: { entry, field: "legal" },
  }));
  return [
    ...missing,
    {
      group: "measurement",
      kind: "option",
      isDone: isFilled(env.GTM_ID) || isFilled(fieldOf(entry, "gtmId")),
      title: "Un conteneur Google Tag Manager",
      detail: "Facultatif. Sans lui, rien n’est mesuré, et le site fonctionne.",
      place: { entry, field: "gtmId" },
    },
  ];
}

function settingTasks(env: Environment): LaunchTask[] {
  return [
    {
      group: "mail",
      kind: "fact",
      isDone: isFilled(env.SMTP_URL),
      title: "Un service d’envoi",
      detail:
        "Écrivez SMTP_URL dans le fichier .env pour l’essayer d’ici, puis chez l’hébergeur\u00a0: docs/contact.md dit comment l’obtenir.",
      place: undefined,
    },
  ];
}

const entriesOf = (sources: Sources, files: readonly string[], collection: Collection): Entry[] =>
  readFiles(sources, collection, files).flatMap(({ entries }) => entries);

/**
 * The tasks to do before the site is published, in order, those done included. A file that can't be
 * read is left out: validation reports it.
 *
 * @param env environment variables that the host will have too.
 */
export function listLaunchTasks(sources: Sources, env: Environment): LaunchTask[] {
  const files = providerFiles(sources);
  // The provider's identity comes first in each group.
  const identities = entriesOf(sources, files, site);
  const others = collections.filter(({ type }) => type !== site.type);
  const entries = [...identities, ...others.flatMap((collection) => entriesOf(sources, files, collection))];
  const facts = identities.flatMap((entry) => identityTasks(entry, env));
  const tasks = [...entries.flatMap(sampleTasks), ...facts, ...settingTasks(env)];
  return launchGroups.flatMap((group) => tasks.filter((task) => task.group === group));
}

/** «12 sur 31». */
export function progressOf(tasks: readonly LaunchTask[]): { done: number; total: number; words: string } {
  const counted = tasks.filter(({ kind }) => kind !== "option");
  const done = counted.filter(({ isDone }) => isDone).length;
  return { done, total: counted.length, words: `${done} sur ${counted.length}` };
}

/** True while every entry of every list that has samples is still a sample. */
export function isAllSample(tasks: readonly LaunchTask[]): boolean {
  const samples = tasks.filter(({ kind, isDone }) => kind === "sample" && !isDone);
  const types = new Set(samples.map(({ place }) => place?.entry.collection.type));
  const isCustomised = ({ kind, isDone, place }: LaunchTask) =>
    kind === "sample" && isDone && types.has(place?.entry.collection.type);
  return types.has(site.type) && !tasks.some(isCustomised);
}
