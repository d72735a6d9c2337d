import type { catalogue, commonKeys, KeyEntry } from "./event-catalogue";

type Catalogue = typeof catalogue;

export type EventName = keyof Catalogue;

type ValueOf<Key extends KeyEntry> = Key extends { values: readonly (infer Value)[] }
  ? Value
  : Key extends { type: "number" }
    ? number
    : string;

type ValuesOf<Keys extends Readonly<Record<string, KeyEntry>>> = { -readonly [Key in keyof Keys]: ValueOf<Keys[Key]> };

/** The keys specific to one event. */
export type EventFields<Name extends EventName> = ValuesOf<Catalogue[Name]["keys"]>;

/** The pushed object, always flat (docs/contrat.md, «Événements»). */
export type AnalyticsEvent<Name extends EventName = EventName> = { event: Name } & ValuesOf<typeof commonKeys> &
  EventFields<Name>;
