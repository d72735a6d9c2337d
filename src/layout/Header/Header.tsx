import { useCallback, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useDismissal } from "../../components/dismissal/useDismissal";
import type { SiteData } from "../useSite";
import styles from "./Header.module.scss";
import { useCurrentSection } from "../useCurrentSection";
import { homeBand } from "../../shared/paths";

type Props = Pick<SiteData, "name" | "navigation"> & { path: string };

/** The sticky header: brand, main navigation, link to the contact form. */
export function Header({ name, navigation, path }: Props) {
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const section = useCurrentSection();

  useDismissal(
    header,
    open,
    useCallback(({ type }) => {
      setOpen(false);
      // Its links are about to be hidden. A press moves the focus by itself.
      if (type === "keydown") button.current?.focus();
    }, []),
  );

  const current = (href: string) => {
    if (href === section) return "true";
    // A home page section and the path of its pages have the same name: «/#realisations», «/realisations/…».
    const folder = href.replace("#", "");
    return href === path || (folder !== "/" && path.startsWith(`${folder}/`)) ? "page" : undefined;
  };

  return (
    <header ref={header} className={styles.header}>
      <Link
        href="/"
        className={`standalone display ${styles.brand}`}
        aria-current={path === "/" ? "page" : undefined}
        onClick={() => setOpen(false)}
      >
        <Icon name="mark" size={32} />
        <span>{name}</span>
      </Link>
      <button
        ref={button}
        type="button"
        className={`scripted ${styles.toggle}`}
        aria-label={open ? "Fermer le menu" : "Ouvrir le menu"}
        aria-expanded={open}
        aria-controls="navigation"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "x" : "menu"} />
      </button>
      <nav
        id="navigation"
        aria-label="Navigation principale"
        className={styles.nav}
        data-floor=""
        data-open={open || undefined}
      >
        <ul className={styles.list}>
          {navigation.map(({ label, href }) => (
            <li key={label}>
              <Link
                href={href}
                className={`standalone ${styles.link}`}
                aria-current={current(href)}
                onClick={() => setOpen(false)}
              >
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.action}>
            <Button href={homeBand("contact")} onClick={() => setOpen(false)}>
              Prendre contact
            </Button>
          </li>
        </ul>
      </nav>
    </header>
  );
}
