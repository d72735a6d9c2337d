import type { MouseEventHandler, ReactNode } from "react";
import { holdAsOne } from "../Text/Text";

export type LinkProps = {
  /** A path of this site («/blog», «/#contact») or an external URL. */
  href: string;
  children: ReactNode;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  "aria-current"?: "page" | "true";
  "aria-label"?: string;
};

/** A link. An external one opens a new tab, announced to assistive technology (docs/contrat.md, «Dans la page»). */
export function Link({ href, children, ...rest }: LinkProps) {
  const external = !href.startsWith("/");
  return (
    <a href={href} {...(external && { target: "_blank", rel: "noopener" })} {...rest}>
      {holdAsOne(children)}
      {external && <span className="visuallyHidden"> (nouvel onglet)</span>}
    </a>
  );
}
