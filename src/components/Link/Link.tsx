import type { MouseEventHandler, ReactNode } from "react";
import styles from "./Link.module.scss";

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
  if (href.startsWith("/")) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const { "aria-label": label, ...others } = rest;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={label && `${label} (nouvel onglet)`} {...others}>
      {children}
      {!label && <span className={styles.notice}> (nouvel onglet)</span>}
    </a>
  );
}
