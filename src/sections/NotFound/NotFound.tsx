import { useEffect, useState } from "react";
import { fetchPages, findNearPages, type SitePage } from "../../browser/navigation/likely-pages";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import styles from "./NotFound.module.scss";

type Props = {
  heading: string;
  lead: string;
  /** Path that leads nowhere. */
  path: string;
  /** Where to go without script. */
  mainPages: readonly { label: string; href: string }[];
};

/** As the site comes; the provider may write another sentence, in French. */
const englishLead = "Oops! Page not found";

/** What was not found, the pages it probably was, and the main ones. */
export function NotFound({ heading, lead, path, mainPages }: Props) {
  const [near, setNear] = useState<SitePage[]>([]);

  useEffect(() => {
    void fetchPages().then((pages) => setNear(findNearPages(path, pages)));
  }, [path]);

  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p className={styles.lead} lang={lead === englishLead ? "en" : undefined}>
        {lead}
      </p>
      <div role="status">
        {near.length > 0 && (
          <>
            <h2 className={styles.title}>Vous cherchiez peut-être</h2>
            <ul className={styles.near}>
              {near.map((page) => (
                <li key={page.path}>
                  <Link href={page.path}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </>
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
      <Button href="/">Retour à l’accueil</Button>
    </div>
  );
}
