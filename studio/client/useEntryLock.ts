import { useEffect, useState } from "react";

/**
 * Lets one tab at a time edit an entry: two would overwrite each other's draft.
 *
 * @param name what is edited.
 * @returns whether this tab may edit it (undefined while the browser answers), and a way to take it from the other.
 */
export function useEntryLock(name: string): { held: boolean | undefined; take: () => void } {
  const [held, setHeld] = useState<boolean>();
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    let release = () => {};
    let current = true;
    const tell = (answer: boolean) => current && setHeld(answer);
    const options = taken > 0 ? { steal: true } : { ifAvailable: true };
    const hold = (lock: Lock | null) => {
      tell(lock !== null);
      return lock && current ? new Promise<void>((resolve) => (release = resolve)) : undefined;
    };
    // Rejected when another tab takes it.
    navigator.locks.request(`studio:${name}`, options, hold).catch(() => tell(false));
    return () => {
      current = false;
      release();
    };
  }, [name, taken]);
  return { held, take: () => setTaken(taken + 1) };
}
