import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "../Link/Link";
import { holdAsOne } from "../Text/Text";
import styles from "./Button.module.scss";

type Appearance = { variant?: "primary" | "secondary"; children: ReactNode; className?: string };

type ButtonProps = Appearance & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined };
type ButtonLinkProps = Appearance & LinkProps;

/** A `<button>`, or a link styled as one when it has an `href`. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const { variant = "primary", className, ...rest } = props;
  // On paper, an address of another site is worth reading; nothing else answers a press.
  const isAddress = rest.href !== undefined && !rest.href.startsWith("/");
  const classes = ["standalone", isAddress ? styles.address : "screenOnly", styles.button, styles[variant], className]
    .filter(Boolean)
    .join(" ");
  if (rest.href !== undefined) return <Link {...rest} className={classes} />;
  const { children, ...attributes } = rest;
  return (
    <button type="button" {...attributes} className={classes}>
      {holdAsOne(children)}
    </button>
  );
}
