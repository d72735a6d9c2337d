import type { ReactNode } from "react";

/** A sequence to follow: an ordered list whose numbers are drawn large. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
