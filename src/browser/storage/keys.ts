/**
 * Every key this site writes in a visitor's browser, and where: `local` lasts, `session` ends with the tab.
 * `storage.ts` takes no other key, and `src/components/prose/stored-items.ts` must say of each, on the privacy page, what it is for.
 */
export const storageKeys = {
  "cookie-consent": "local",
  "projects-view-mode": "local",
  "contact-draft": "session",
  inspecteur: "session",
} as const;

export type StorageKey = keyof typeof storageKeys;
