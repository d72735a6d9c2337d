import { useEffect, useRef, useState } from "react";
import {
  contactFields,
  type ContactField,
  contactLimits,
  type ContactMessage,
  countCharacters,
} from "../../model/contact-message";

export type Remaining = Partial<Record<ContactField, number>>;

/** Part of a limit below which the characters left are told. */
const close = 0.1;

/** The count follows a pause in typing: a screen reader would read it out at each key (milliseconds). */
const pause = 600;

function measured(typed: ContactMessage): Remaining {
  const left = contactFields.map((field) => [field, contactLimits[field] - countCharacters(typed[field])] as const);
  return Object.fromEntries(left.filter(([field, count]) => count <= contactLimits[field] * close));
}

/** How many characters are left in each field whose limit is close. */
export function useRemaining() {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [remaining, setRemaining] = useState<Remaining>({});
  const stop = (): void => clearTimeout(timer.current);

  useEffect(() => stop, []);

  return {
    remaining,
    measure: (typed: ContactMessage): void => {
      stop();
      timer.current = setTimeout(() => setRemaining(measured(typed)), pause);
    },
    forget: (): void => {
      stop();
      setRemaining({});
    },
  };
}
