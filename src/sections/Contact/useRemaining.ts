import { useCallback, useEffect, useRef, useState } from "react";
import {
  contactFields,
  type ContactField,
  contactLimits,
  type ContactMessage,
  countCharacters,
} from "../../shared/contact-message";

type Remaining = Partial<Record<ContactField, number>>;

/** Share of a limit below which the characters left are shown. */
const warningShare = 0.1;

/** In milliseconds: a screen reader would announce the count at each keystroke. */
const debounceDelay = 600;

function measured(typed: ContactMessage): Remaining {
  const left = contactFields.map((field) => [field, contactLimits[field] - countCharacters(typed[field])] as const);
  return Object.fromEntries(left.filter(([field, count]) => count <= contactLimits[field] * warningShare));
}

/** Characters left in each field near its limit. */
export function useRemaining() {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [remaining, setRemaining] = useState<Remaining>({});
  const stop = (): void => clearTimeout(timer.current);

  useEffect(() => stop, []);

  return {
    remaining,
    measure: useCallback((typed: ContactMessage): void => {
      stop();
      timer.current = setTimeout(() => setRemaining(measured(typed)), debounceDelay);
    }, []),
    clear: (): void => {
      stop();
      setRemaining({});
    },
  };
}
