import type { ReactNode } from "react";
import { Text } from "../Text/Text";

type Props = { title?: string; tone?: "note" | "tip" | "warning"; children: ReactNode };

/** A highlighted aside. The title states its tone; colour only repeats it. Reader views drop an `aside`. */
export function Callout({ title, tone = "note", children }: Props) {
  return (
    <section className="callout" data-tone={tone} role="note" aria-label={title}>
      {title && <Text className="display calloutTitle">{title}</Text>}
      {children}
    </section>
  );
}
