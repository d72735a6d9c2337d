/**
 * Every key this site writes in the browser, and its storage: `local`, or `session` (cleared with the tab).
 * `src/browser/storage/storage.ts` accepts no other key; `src/components/prose/StoredItems.tsx` describes each key for
 * the privacy policy.
 */
export const storageKeys = {
  "cookie-consent": "local",
  "projects-view-mode": "local",
  "contact-draft": "session",
  inspecteur: "session",
} as const;

export type StorageKey = keyof typeof storageKeys;
