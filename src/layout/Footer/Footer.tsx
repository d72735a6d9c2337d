import { Link } from "../../components/Link/Link";
import { openConsentDialog } from "../../browser/consent/dialog";
import styles from "./Footer.module.scss";

type Props = {
  name: string;
  provider: string;
  tagline: string;
  links: { profile: string; profileLabel: string; community: string; communityLabel: string };
  navigation: readonly { label: string; href: string }[];
  /** Path of the page shown. */
  path: string;
};

/** The end of every page: menu, outside links, legal pages, cookie settings. */
export function Footer({ name, provider, tagline, links, navigation, path }: Props) {
  const current = (href: string) => (href === path ? "page" : undefined);

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.identity}>
          <p className={styles.name}>{name}</p>
          <p>{`${provider}. ${tagline}.`}</p>
        </div>
        <nav aria-label="Pied de page" className={styles.columns}>
          <ul>
            {navigation.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} aria-current={current(href)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul>
            <li>
              <Link href={links.community}>{links.communityLabel}</Link>
            </li>
            <li>
              <Link href={links.profile}>{links.profileLabel}</Link>
            </li>
            <li>
              <a href="/rss.xml">Flux RSS du blog</a>
            </li>
          </ul>
          <ul>
            <li>
              <Link href="/mentions-legales" aria-current={current("/mentions-legales")}>
                Mentions légales
              </Link>
            </li>
            <li>
              <Link href="/politique-confidentialite" aria-current={current("/politique-confidentialite")}>
                Politique de confidentialité
              </Link>
            </li>
            <li className={styles.scripted}>
              <button type="button" className={styles.cookies} aria-haspopup="dialog" onClick={openConsentDialog}>
                Gérer mes cookies
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
