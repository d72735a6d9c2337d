import { useEffect, useState } from "react";

/** Where a choice is saved. */
type Memory<Value> = { read: () => Value | undefined; save: (value: Value) => void };

/**
 * A choice that the visitor finds again, and what makes it. `undefined` until it is made or found, so that hydration shows
 * what the page was built with.
 */
export function useChoice<Value>({ read, save }: Memory<Value>): [Value | undefined, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value>();
  const [readOnce] = useState(() => read);
  // Not before the paint: React would render the list again in the task in which it ends hydration.
  useEffect(() => setChosen(readOnce()), [readOnce]);
  return [
    chosen,
    (value) => {
      setChosen(value);
      save(value);
    },
  ];
}
