import type { ReactNode } from "react";

type Props = { title?: string; children: ReactNode };

/** Points to verify, to be printed or ticked with a pen. */
export function Checklist({ title, children }: Props) {
  return (
    <section className="checklist" aria-label={title}>
      {title && <p className="checklistTitle">{title}</p>}
      {children}
    </section>
  );
}
