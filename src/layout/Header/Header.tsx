import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useDismissal } from "../../components/dismissal/useDismissal";
import type { SiteData } from "../useSite";
import styles from "./Header.module.scss";
import { useCurrentSection } from "../useCurrentSection";
import { homeBand } from "../../shared/paths";

type Props = Pick<SiteData, "name" | "navigation"> & { path: string };

/**
 * The sticky header: brand, main navigation, link to the contact form. On a phone its menu is a native disclosure, which
 * opens from the first paint on; scripts close it (a choice made before them: src/browser/start-scripts.ts).
 */
export function Header({ name, navigation, path }: Props) {
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  /** As the last `toggle` event said; unknown before: nothing false is announced of a menu opened without scripts. */
  const [open, setOpen] = useState<boolean>();
  const section = useCurrentSection();

  const follow = (): void => setOpen(menu.current?.open);
  useEffect(follow, []);

  const close = useCallback((event: Event | MouseEvent): void => {
    if (menu.current) menu.current.open = false;
    setOpen(false);
    // The menu's links are about to be hidden. A press moves the focus by itself.
    if (event.type === "keydown") menu.current?.querySelector("summary")?.focus();
  }, []);
  useDismissal(header, open === true, close);

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
        onClick={close}
      >
        <Icon name="mark" size={32} />
        <span>{name}</span>
      </Link>
      {/* The browser may have opened the menu already. */}
      <details ref={menu} className={styles.menu} onToggle={follow} suppressHydrationWarning>
        {/* Set before `toggle`, which comes late: a screen reader says the state at once. */}
        <summary
          role="button"
          aria-expanded={open}
          aria-controls="navigation"
          className={styles.toggle}
          onClick={() => setOpen(!menu.current?.open)}
        >
          <span className={styles.whenClosed}>
            <Icon name="menu" />
            <span className="visuallyHidden">Ouvrir le menu</span>
          </span>
          <span className={styles.whenOpen}>
            <Icon name="x" />
            <span className="visuallyHidden">Fermer le menu</span>
          </span>
        </summary>
      </details>
      <nav id="navigation" aria-label="Navigation principale" className={styles.nav} data-floor="">
        <ul className={styles.list}>
          {navigation.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} className={`standalone ${styles.link}`} aria-current={current(href)} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.action}>
            <Button href={homeBand("contact")} onClick={close}>
              Prendre contact
            </Button>
          </li>
        </ul>
      </nav>
    </header>
  );
}
