import type { ReactElement } from "react";

export type ShowPicture = (alt: string) => ReactElement;

/** What is shown of the images of a text, by their source as the text writes it; any other stays a plain `img`. */
export type Pictures = ReadonlyMap<string, ShowPicture>;
