import type { Container, Tag, Trigger } from "./container-format";

/** Enumerations that the import accepts only in this spelling, by key. */
const enumerations: Record<string, readonly string[]> = {
  tagFiringOption: ["ONCE_PER_EVENT", "ONCE_PER_LOAD", "UNLIMITED"],
  consentStatus: ["NEEDED", "NOT_NEEDED", "NOT_SET"],
  usageContext: ["WEB"],
};
const triggerTypes = ["CUSTOM_EVENT"];
const otherTypes = ["TEMPLATE", "BOOLEAN", "INTEGER", "LIST", "MAP", "EQUALS"];

/** Characters that the import rejects in a name. */
const forbiddenInNames = /[:<>&"']/;

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** All keys and values of a JSON tree, at any depth. */
function* entriesOf(node: unknown): Generator<[string, unknown]> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    yield [key, value];
    yield* entriesOf(value);
  }
}

const names = (node: unknown): string[] =>
  [...entriesOf(node)].flatMap(([, value]) =>
    typeof value === "string" ? [...value.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name]) => name ?? "") : [],
  );

/** The event that fires a custom trigger. */
const eventOf = ({ customEventFilter }: Trigger) =>
  customEventFilter[0]?.parameter.find(({ key }) => key === "arg1")?.value;

function checkIdentities({ containerVersion: { tag, trigger, variable } }: Container): string[] {
  const named = [...tag, ...trigger, ...variable];
  const ids = [...tag.map((t) => t.tagId), ...trigger.map((t) => t.triggerId), ...variable.map((v) => v.variableId)];
  return [
    ...duplicates(ids).map((id) => `Identifiant en double : ${id}`),
    ...duplicates(named.map(({ name }) => name)).map((name) => `Nom en double : ${name}`),
    ...named.filter(({ name }) => forbiddenInNames.test(name)).map(({ name }) => `Nom refusé à l’import : ${name}`),
  ];
}

function checkReferences(container: Container): string[] {
  const { tag, trigger, variable } = container.containerVersion;
  const known = new Set([...variable.map(({ name }) => name), "_event"]);
  const triggerIds = new Set(trigger.map(({ triggerId }) => triggerId));
  const missing = (owner: Tag) => owner.firingTriggerId.filter((id) => !triggerIds.has(id));
  return [
    ...names(container)
      .filter((name) => !known.has(name))
      .map((name) => `Variable absente : ${name}`),
    ...tag.flatMap((owner) => missing(owner).map((id) => `Déclencheur absent : ${id} (${owner.name})`)),
    ...variable.filter(({ name }) => !names(tag).includes(name)).map(({ name }) => `Variable sans emploi : ${name}`),
  ];
}

function checkEnumerations({ containerVersion }: Container): string[] {
  const { tag, trigger } = containerVersion;
  const types = [
    ...trigger.map(({ type }) => [type, triggerTypes] as const),
    ...[...entriesOf([tag.map((t) => [t.parameter, t.consentSettings]), trigger.map((t) => t.customEventFilter)])]
      .filter(([key]) => key === "type")
      .map(([, type]) => [type, otherTypes] as const),
    ...[...entriesOf(containerVersion)].flatMap(([key, value]) => {
      const allowed = enumerations[key];
      return allowed ? [value].flat().map((item) => [item, allowed] as const) : [];
    }),
  ];
  return types
    .filter(([value, allowed]) => !allowed.includes(String(value)))
    .map(([value]) => `Valeur inconnue du format : ${String(value)}`);
}

const isEventTag = ({ type }: Tag) => type === "gaawe";

/** The rows of a two-column table in a Google tag. */
const rowsOf = ({ parameter }: Tag, table: string): string[] =>
  (parameter.find(({ key }) => key === table)?.list ?? []).map(({ map = [] }) =>
    map.map(({ value }) => value).join(" "),
  );

/** Google's automatic events use the page address of the configuration tag: it must be the cleaned one. */
function checkConfiguration({ containerVersion: { tag, trigger } }: Container): string[] {
  return tag
    .filter((one) => !isEventTag(one))
    .flatMap((one) => [
      !rowsOf(one, "configSettingsTable").includes("page_location {{DLV - page_location}}") &&
        `Adresse brute de la page : ${one.name} ne prend pas page_location dans dataLayer`,
      (one.tagFiringOption !== "ONCE_PER_LOAD" ||
        !one.priority ||
        trigger.some((t) => one.firingTriggerId.includes(t.triggerId) && eventOf(t) !== "page_view")) &&
        `Adresse pas encore connue : ${one.name} doit partir avec page_view, une fois par page et avant les autres`,
    ])
    .filter((mistake) => mistake !== false);
}

function checkEvents({ containerVersion: { tag, trigger } }: Container, events: readonly string[]): string[] {
  const waited = trigger.flatMap((one) => eventOf(one) ?? []);
  return [
    ...duplicates(waited).map((event) => `Plusieurs déclencheurs pour ${event}`),
    ...events.filter((event) => !waited.includes(event)).map((event) => `Aucun déclencheur pour ${event}`),
    ...waited.filter((event) => !events.includes(event)).map((event) => `Événement hors du catalogue : ${event}`),
    ...trigger
      .map(
        ({ name, triggerId }) =>
          [name, tag.filter((one) => isEventTag(one) && one.firingTriggerId.includes(triggerId)).length] as const,
      )
      .filter(([, count]) => count !== 1)
      .map(([name, count]) => `${count} balises pour le déclencheur ${name}, au lieu d’une`),
    ...tag
      .filter(({ consentSettings }) => consentSettings.consentStatus !== "NEEDED")
      .map(({ name }) => `Balise sans accord exigé : ${name}`),
  ];
}

/** Errors that would make Google Tag Manager reject the container, or measure something else than the catalogue. */
export function checkContainer(container: Container, events: readonly string[]): string[] {
  return [
    ...checkIdentities(container),
    ...checkReferences(container),
    ...checkEnumerations(container),
    ...checkConfiguration(container),
    ...checkEvents(container, events),
  ];
}
