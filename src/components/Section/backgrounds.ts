import { createContext } from "react";

/** `deep` alternates with the page's own; `band` is the green one, for a single section. */
type Background = "deep" | "band" | undefined;

/** The backgrounds of a page's sections, by their id; the page's own colour without it. */
export const Backgrounds = createContext<Partial<Record<string, Background>>>({});

/**
 * The backgrounds of the sections that a page shows, so that no two neighbours share one: the first follows one in the
 * page's own colour, as does the first after the green one.
 *
 * @param band the section that is always the green one.
 */
export function alternate<Id extends string>(shown: readonly Id[], band?: Id): Partial<Record<Id, Background>> {
  const backgrounds: Partial<Record<Id, Background>> = {};
  let deep = false;
  for (const id of shown) {
    deep = id !== band && !deep;
    backgrounds[id] = id === band ? "band" : deep ? "deep" : undefined;
  }
  return backgrounds;
}
