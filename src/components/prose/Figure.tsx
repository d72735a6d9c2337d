import type { ReactNode } from "react";
import { Text } from "../Text/Text";

type Props = { caption?: string; children: ReactNode };

/** An image in an article, with its caption. */
export function Figure({ caption, children }: Props) {
  return (
    <figure className="figure">
      {children}
      {caption && <Text as="figcaption">{caption}</Text>}
    </figure>
  );
}
