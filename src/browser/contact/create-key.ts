/** A key that no other message has. Browsers give one under HTTPS and on localhost only. */
export function createKey(): string {
  const { crypto } = window as Partial<Window>;
  return crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
