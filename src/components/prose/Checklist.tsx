import type { ReactNode } from "react";

type Props = { title?: string; children: ReactNode };

/** A printable checklist. */
export function Checklist({ title, children }: Props) {
  return (
    <section className="checklist" aria-label={title}>
      {title && <p className="checklistTitle">{title}</p>}
      {children}
    </section>
  );
}
