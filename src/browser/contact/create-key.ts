/** A unique key. `crypto.randomUUID` exists in secure contexts only (HTTPS, localhost). */
export function createKey(): string {
  const { crypto } = window as Partial<Window>;
  return crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
