import { useEffect, useState } from "react";
import { fetchPages, suggestPages, type SitePage } from "../../browser/navigation/suggest-pages";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { Related } from "../../components/Related/Related";
import { BrokenLinkPicture } from "./BrokenLinkPicture";
import styles from "./NotFound.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** Path that was not found. */
  path: string;
  /** Links to the main pages, for visitors without JavaScript. */
  mainPages: readonly { label: string; href: string }[];
};

/** The default text; the provider may replace it by a French one. */
const englishLead = "Oops! Page not found";

/** The path that was not found, suggestions, and the main pages. */
export function NotFound({ heading, lead, path, mainPages }: Props) {
  const [near, setNear] = useState<SitePage[]>([]);

  useEffect(() => {
    void fetchPages().then((pages) => setNear(suggestPages(path, pages)));
  }, [path]);

  return (
    <div className={styles.page}>
      <div className={styles.lost}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead} lang={lead === englishLead ? "en" : undefined}>
            {lead}
          </p>
          <p>Le lien est coupé, ou l’adresse mal recopiée. Voici par où repartir.</p>
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
        <h2 id="pages-principales" className={styles.title}>
          Les pages principales
        </h2>
        <ul className={styles.main}>
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
