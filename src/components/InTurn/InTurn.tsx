import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import styles from "./InTurn.module.scss";
import { awaitTurn } from "./turns";

/** Whether the page on screen comes part by part. A prebuilt one is there as a whole. */
export const InTurnContext = createContext(false);

/**
 * Whether what stands further down a page is to be shown by now. When the visitor comes to it by a link, its beginning
 * is shown first and each part follows in a task of its own: as a whole the home page would take a slow phone half a
 * second.
 */
export function useTurn(): boolean {
  const inTurn = useContext(InTurnContext);
  const [shown, setShown] = useState(!inTurn);
  useEffect(() => (shown ? undefined : awaitTurn(() => setShown(true))), [shown]);
  return shown;
}

/** A part of a page that waits for its turn. */
export function InTurn({ children }: { children: ReactNode }) {
  return useTurn() ? <>{children}</> : <div className={styles.room} />;
}
