import type { ReactNode } from "react";
import { Text } from "../Text/Text";

type Props = { title?: string; children: ReactNode };

/** A printable checklist. */
export function Checklist({ title, children }: Props) {
  return (
    <section className="checklist" aria-label={title}>
      {title && <Text className="display checklistTitle">{title}</Text>}
      {children}
    </section>
  );
}
