/**
 * The part of Google Tag Manager's export format (version 2) used here: resources of its API, enumerations in capitals
 * (https://developers.google.com/tag-platform/tag-manager/api/reference/rest/v2/accounts.containers.workspaces.tags).
 */
export type Parameter = {
  type: "TEMPLATE" | "BOOLEAN" | "INTEGER" | "LIST" | "MAP";
  key?: string;
  value?: string;
  list?: Parameter[];
  map?: Parameter[];
};

type Owned = { accountId: string; containerId: string; fingerprint: string };

export type Tag = Owned & {
  tagId: string;
  name: string;
  /** `googtag` (configuration) or `gaawe` (Google Analytics 4 event). */
  type: string;
  parameter: Parameter[];
  /** Among the tags of a trigger, those with the highest priority fire first. */
  priority?: Parameter;
  firingTriggerId: string[];
  tagFiringOption: "ONCE_PER_EVENT" | "ONCE_PER_LOAD";
  monitoringMetadata: { type: "MAP" };
  consentSettings: { consentStatus: "NEEDED" | "NOT_NEEDED" | "NOT_SET"; consentType: Parameter };
};

export type Trigger = Owned & {
  triggerId: string;
  name: string;
  type: "CUSTOM_EVENT";
  customEventFilter: { type: "EQUALS"; parameter: Parameter[] }[];
};

export type Variable = Owned & {
  variableId: string;
  name: string;
  /** `c` (constant) or `v` (data layer). */
  type: string;
  parameter: Parameter[];
  formatValue: Record<string, never>;
};

export type Container = {
  exportFormatVersion: 2;
  exportTime: string;
  containerVersion: {
    path: string;
    accountId: string;
    containerId: string;
    containerVersionId: string;
    container: {
      path: string;
      accountId: string;
      containerId: string;
      name: string;
      publicId: string;
      usageContext: ["WEB"];
      fingerprint: string;
    };
    tag: Tag[];
    trigger: Trigger[];
    variable: Variable[];
  };
};
