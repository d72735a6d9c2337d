import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { openConsentDialog } from "../../browser/consent/dialog-requests";
import type { SiteData } from "../useSite";
import { Telephone } from "../../components/Telephone/Telephone";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./Footer.module.scss";

type Props = SiteData & { path: string };

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Text as="h2" className={`small ${styles.heading}`}>
      {title}
    </Text>
    <ul>{children}</ul>
  </div>
);

/** The footer: telephone, call to action, menu, external links, legal pages, cookie settings. */
export function Footer({ name, provider, tagline, contact, links, navigation, legalPages, has, path }: Props) {
  const internalLink = ({ label, href }: { label: string; href: string }) => (
    <li key={label}>
      <Link href={href} aria-current={href === path ? "page" : undefined}>
        {label}
      </Link>
    </li>
  );

  return (
    <footer className={`small ${styles.footer}`} data-floor="">
      <div className={`stack quiet ${styles.identity}`}>
        <Text className={`display ${styles.name}`}>{name}</Text>
        <Text>{`${provider}. ${tagline}.`}</Text>
        {contact.phone && <Telephone phone={contact.phone} hours={contact.hours} />}
        {links.booking && (
          <Button href={links.booking} variant="secondary">
            {"Réserver 30\u00a0min"}
          </Button>
        )}
      </div>
      <nav aria-label="Pied de page" className={styles.columns}>
        {navigation.length > 0 && <Column title="Le site">{navigation.map(internalLink)}</Column>}
        {(links.community ?? links.profile ?? has(paths.blog)) && (
          <Column title="Échanger, suivre">
            {links.community && (
              <li>
                <Link href={links.community}>{links.communityLabel}</Link>
              </li>
            )}
            {links.profile && (
              <li>
                <Link href={links.profile}>{links.profileLabel}</Link>
              </li>
            )}
            {has(paths.blog) && (
              <li>
                <a href={paths.feed}>Flux RSS du blog</a>
              </li>
            )}
          </Column>
        )}
        <Column title="Vos droits">
          {legalPages.map(internalLink)}
          <li className="scripted">
            <button type="button" aria-haspopup="dialog" onClick={openConsentDialog}>
              Gérer mes cookies
            </button>
          </li>
        </Column>
      </nav>
    </footer>
  );
}
