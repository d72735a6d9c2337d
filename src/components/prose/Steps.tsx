import type { ReactNode } from "react";

/** An ordered list of steps, with large numbers. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
