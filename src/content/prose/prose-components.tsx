import { Children, isValidElement, type ReactNode } from "react";
import { Callout, Checklist, ComparisonTable, Figure, FigurePicture, Steps } from "../../components/prose/elements";
import { LegalHost, LegalIdentity } from "../../components/prose/LegalIdentity";
import { PayBackTable } from "../../components/prose/PayBackTable";
import { PriorityCalculator } from "../../components/prose/PriorityCalculator";
import { StoredItems } from "../../components/prose/StoredItems";
import type { Site } from "../../collections/site";
import { payBackTable, type ProjectAttributes } from "../pay-back/pay-back-table";
import type { Pictures } from "./pictures";

type Image = { src?: string; alt?: string };

/** Renders an image of a text: with its entry in `pictures`, or as a plain `img`. */
export const imageOf =
  (pictures: Pictures) =>
  ({ src = "", alt = "" }: Image) => {
    const picture = pictures.get(src);
    if (!picture) return <img src={src} alt={alt} />;
    if ("photograph" in picture) return <FigurePicture image={picture.photograph} alt={alt} />;
    const { inside, ...size } = picture.drawing;
    // The content of an `img` role is read as one image: with a link inside, the role must let the link be reached.
    const role = /<a[\s>]/.test(inside) ? "group" : "img";
    return (
      <svg className="drawing" role={role} aria-label={alt} {...size} dangerouslySetInnerHTML={{ __html: inside }} />
    );
  };

/** The table of the projects in a `<PayBack>`; nothing without the rule of data/site.json. */
export function payBackOf(site: Site | undefined, children: ReactNode) {
  const projects = Children.toArray(children).flatMap((child) =>
    isValidElement<ProjectAttributes>(child) ? child.props : [],
  );
  return site?.payBack && <PayBackTable {...payBackTable(projects, site.payBack)} />;
}

/**
 * Components available in MDX without import; validation rejects any other. If data/site.json is
 * invalid, the legal components render nothing.
 */
export const proseComponents = (site?: Site, pictures: Pictures = new Map()) => ({
  Callout,
  Checklist,
  ComparisonTable,
  Figure: ({ caption, ...image }: Image & { caption?: string }) => (
    <Figure caption={caption}>{imageOf(pictures)(image)}</Figure>
  ),
  LegalHost: () => site && <LegalHost legal={site.legal} />,
  LegalIdentity: () => site && <LegalIdentity legal={site.legal} email={site.contact.to} />,
  PayBack: ({ caption, children }: { caption: string; children?: ReactNode }) => (
    <ComparisonTable caption={caption}>{payBackOf(site, children)}</ComparisonTable>
  ),
  PriorityCalculator: () => (
    <div data-island="priority-calculator">
      <PriorityCalculator />
    </div>
  ),
  // Shows nothing: `PayBack` reads its attributes.
  Project: () => null,
  Steps,
  StoredItems,
});

export type ProseComponentName = keyof ReturnType<typeof proseComponents>;
