import { useEffect, useState } from "react";
import { fetchPages, suggestPages, type SitePage } from "../../browser/navigation/suggest-pages";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Related, type RelatedPage } from "../../components/Related/Related";
import { englishLead } from "../../shared/english-lead";
import { BrokenLinkPicture } from "./BrokenLinkPicture";
import { Text } from "../../components/Text/Text";
import styles from "./NotFound.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** Links to the main pages, for visitors without JavaScript. */
  mainPages: readonly { label: string; href: string }[];
  /** Pages worth opening instead. */
  offered: readonly RelatedPage[];
};

/** The path that was not found, suggestions, the main pages, and a few that are worth the detour. */
export function NotFound({ heading, lead, mainPages, offered }: Props) {
  const [near, setNear] = useState<SitePage[]>([]);

  useEffect(() => {
    void fetchPages().then((pages) => setNear(suggestPages(window.location.pathname, pages)));
  }, []);

  return (
    <>
      <div className={styles.lost}>
        <Text as="h1" className={styles.heading}>
          {heading}
        </Text>
        <div className={`stack ${styles.words}`}>
          <Text className="display" lang={lead === englishLead ? "en" : undefined}>
            {lead}
          </Text>
          <Text>Le lien est coupé, ou l’adresse mal recopiée. Voici par où repartir.</Text>
          <Button href="/">Retour à l’accueil</Button>
        </div>
        <BrokenLinkPicture />
        <div role="status" className={styles.near}>
          {near.length > 0 && (
            <Related
              id="pages-proches"
              title="Vous cherchiez peut-être"
              pages={near.map(({ path: href, title }) => ({ href, title, note: href }))}
            />
          )}
        </div>
      </div>
      <div className={`${styles.ways} ${offered.length > 0 ? styles.both : ""}`}>
        <nav aria-labelledby="pages-principales">
          <Text as="h2" id="pages-principales" className={`minor ${styles.title}`}>
            Les pages principales
          </Text>
          <ul className={styles.main}>
            {mainPages.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} className={styles.way}>
                  <Text as="span">{label}</Text>
                  <Icon name="arrow-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {offered.length > 0 && <Related id="a-voir" title="À voir, à lire" pages={offered} />}
      </div>
    </>
  );
}
