import type { ReactNode } from "react";
import { Text } from "../Text/Text";

type Props = { title?: string; tone?: "note" | "tip" | "warning"; children: ReactNode };

/** A highlighted aside. The title states its tone; colour only repeats it. */
export function Callout({ title, tone = "note", children }: Props) {
  return (
    <aside className="callout" data-tone={tone} aria-label={title}>
      {title && <Text className="display calloutTitle">{title}</Text>}
      {children}
    </aside>
  );
}
