import { type CSSProperties, Fragment, type HTMLAttributes, type OlHTMLAttributes, type ReactNode } from "react";
import { Picture, type PictureProps } from "../Picture/Picture";
import { Text } from "../Text/Text";

/** Elements of Markdown that hold words: not `code`, whose lines break anywhere. */
const tags = ["p", "h2", "h3", "h4", "li", "td", "th", "strong", "em", "del", "a"] as const;

/** A list that starts elsewhere than at 1 gives its stylesheet what it can't read: the number before, the width of a number. */
function NumberedList({ start, ...props }: OlHTMLAttributes<HTMLOListElement>) {
  if (start === undefined) return <ol {...props} />;
  const style = { "--before": start - 1, "--marker": `${String(start).length + 1}ch` } as CSSProperties;
  return <ol start={start} style={style} {...props} />;
}

/** Renders those elements by the rule of the site's other texts. */
export const textElements = {
  ...Object.fromEntries(
    tags.map((tag) => [
      tag,
      // HTML no longer has the `align` that Markdown gives the cells of «---:».
      ({ align, ...props }: HTMLAttributes<HTMLElement> & { align?: string }) => (
        <Text as={tag} data-align={align} {...props} />
      ),
    ]),
  ),
  ol: NumberedList,
};

type CalloutProps = { title?: string; tone?: "note" | "tip" | "warning"; children: ReactNode };

/** A highlighted aside. The title states its tone; colour only repeats it. Reader views drop an `aside`. */
export function Callout({ title, tone = "note", children }: CalloutProps) {
  return (
    <section className="callout" data-tone={tone} role="note" aria-label={title}>
      {title && <Text className="display calloutTitle">{title}</Text>}
      {children}
    </section>
  );
}

/** A printable checklist. */
export function Checklist({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="checklist" aria-label={title}>
      {title && <Text className="display checklistTitle">{title}</Text>}
      {children}
    </section>
  );
}

/** An image in an article, with its caption. */
export function Figure({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <figure className="figure">
      {children}
      {caption && <Text as="figcaption">{caption}</Text>}
    </figure>
  );
}

/** An image in an article, as wide as its column. */
export function FigurePicture({ image, alt }: Pick<PictureProps, "image" | "alt">) {
  return <Picture image={image} alt={alt} sizes="(min-width: 64em) 53rem, calc(100vw - 2.5rem)" />;
}

/** An ordered list of steps, with large numbers. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** A text may lack the caption of its table: the build then reports a mistake. */
type ComparisonTableProps = { caption?: string; children: ReactNode };

/** A table that scrolls in its own container on a narrow screen, focusable with the keyboard (WCAG 2.1.1). */
export function ComparisonTable({ caption = "", children }: ComparisonTableProps) {
  const [title, ...facts] = caption.split(/ ·\s/);
  return (
    <figure className="comparison">
      <Text as="figcaption">
        {title}
        {facts.map((fact) => (
          <Fragment key={fact}>
            {" "}
            <small className="quiet small">{fact}</small>
          </Fragment>
        ))}
      </Text>
      <div className="comparisonFrame" role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  );
}
