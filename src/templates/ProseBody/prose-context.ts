import { createContext } from "react";

/** The body of the page being rendered to HTML; undefined in the browser. */
export const ProseContext = createContext<string | undefined>(undefined);
