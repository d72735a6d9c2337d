/** What this site uses of Google Tag Manager's export format, version 2. Enumerations are in capitals. */
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
  firingTriggerId: string[];
  tagFiringOption: "ONCE_PER_EVENT";
  monitoringMetadata: { type: "MAP" };
  consentSettings: { consentStatus: "NEEDED" | "NOT_NEEDED" | "NOT_SET"; consentType: Parameter };
};

export type Trigger = Owned & {
  triggerId: string;
  name: string;
  type: "PAGEVIEW" | "CUSTOM_EVENT";
  customEventFilter?: { type: "EQUALS"; parameter: Parameter[] }[];
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
