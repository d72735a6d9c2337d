import { useEffect, useState } from "react";
import { fetchPages, suggestPages, type SitePage } from "../../browser/navigation/suggest-pages";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { Related } from "../../components/Related/Related";
import { englishLead } from "../../shared/english-lead";
import { BrokenLinkPicture } from "./BrokenLinkPicture";
import { Text } from "../../components/Text/Text";
import styles from "./NotFound.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** Links to the main pages, for visitors without JavaScript. */
  mainPages: readonly { label: string; href: string }[];
};

/** The path that was not found, suggestions, and the main pages. */
export function NotFound({ heading, lead, mainPages }: Props) {
  const [near, setNear] = useState<SitePage[]>([]);

  useEffect(() => {
    void fetchPages().then((pages) => setNear(suggestPages(window.location.pathname, pages)));
  }, []);

  return (
    <div className={`stack ${styles.page}`}>
      <div className={`columns halves ${styles.lost}`}>
        <div className={`stack ${styles.words}`}>
          <Text as="h1" className={styles.heading}>
            {heading}
          </Text>
          <Text className="display" lang={lead === englishLead ? "en" : undefined}>
            {lead}
          </Text>
          <Text>Le lien est coupé, ou l’adresse mal recopiée. Voici par où repartir.</Text>
          <Button href="/">Retour à l’accueil</Button>
        </div>
        <BrokenLinkPicture />
      </div>
      <div role="status">
        {near.length > 0 && (
          <Related
            id="pages-proches"
            title="Vous cherchiez peut-être"
            pages={near.map(({ path: href, title }) => ({ href, title, note: href }))}
          />
        )}
      </div>
      <nav aria-labelledby="pages-principales">
        <Text as="h2" id="pages-principales" className={`minor ${styles.title}`}>
          Les pages principales
        </Text>
        <ul className={`cluster ${styles.main}`}>
          {mainPages.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
