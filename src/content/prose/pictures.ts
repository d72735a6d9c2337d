import type { ReactElement } from "react";

export type ShowPicture = (alt: string) => ReactElement;

/** How to render the images of a text, by `src` as written; any other is rendered as a plain `img`. */
export type Pictures = ReadonlyMap<string, ShowPicture>;
