import { useEffect, useState } from "react";
import { fetchPages, type SitePage, suggestPages } from "../../browser/navigation/suggest-pages";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Related, type RelatedPage } from "../../components/Related/Related";
import { Text } from "../../components/Text/Text";
import { notFoundLead } from "../../shared/not-found-lead";
import styles from "./NotFound.module.scss";

/** Illustration of the 404 page: a broken line between two pages. */
const BrokenLinkPicture = () => (
  <svg className={styles.picture} viewBox="0 0 440 260" aria-hidden="true">
    <g className={styles.card}>
      <rect x="8" y="24" width="140" height="150" rx="14" />
      <rect x="292" y="72" width="140" height="150" rx="14" />
      <path
        className={styles.head}
        d="M9 62V38q0-13 13-13h112q13 0 13 13v24ZM293 110V86q0-13 13-13h112q13 0 13 13v24Z"
      />
    </g>
    <path className={styles.bar} d="M28 44h44M28 86h92M28 110h64M28 134h80M312 92h52" />
    <path className={styles.unknown} d="M347 149a15 15 0 1 1 22 13q-7 4-7 12m0 16v1" />
    <path className={styles.line} d="M148 100h50q10 0 12 10l4 18M292 148h-36q-10 0-13-9l-5-19" />
    <path className={styles.cut} d="m206 146-8 10m22-6 2 13m22-61 8-10m-22 6-2-13" />
    <circle className={styles.dot} cx="222" cy="236" r="9" />
    <path className={styles.ground} d="M180 247h84" />
  </svg>
);

type Props = {
  heading: string;
  lead: string;
  /** Links to the main pages, for visitors without JavaScript. */
  mainPages: readonly { label: string; href: string }[];
  /** Pages worth opening, where none is close to the path. */
  offered: readonly RelatedPage[];
};

/** The path that was not found, suggestions or else a few pages that are worth the detour, and the main pages. */
export function NotFound({ heading, lead, mainPages, offered }: Props) {
  const [near, setNear] = useState<SitePage[]>([]);

  useEffect(() => {
    const bands = mainPages
      .map(({ label, href }) => ({ path: href, title: label }))
      .filter(({ path }) => path.includes("#"));
    void fetchPages().then((pages) => setNear(suggestPages(window.location.pathname, [...bands, ...pages])));
  }, [mainPages]);

  return (
    <>
      <div className={styles.lost}>
        <Text as="h1" className={styles.heading}>
          {heading}
        </Text>
        <div className={`stack ${styles.words}`}>
          <Text className="display" lang={lead === notFoundLead ? "en" : undefined}>
            {lead}
          </Text>
          <Text>
            Le lien est coupé, ou l’adresse mal recopiée.{" "}
            <span className={styles.sentence}>Voici par où repartir.</span>
          </Text>
          <Button href="/">Retour à l’accueil</Button>
        </div>
        <BrokenLinkPicture />
      </div>
      <div className={`${styles.ways} ${near.length + offered.length > 0 ? styles.both : ""}`}>
        {/* One place for both: suggestions that come late move nothing. */}
        <div>
          <div role="status">
            {near.length > 0 && (
              <section aria-labelledby="pages-proches">
                <Text as="h2" id="pages-proches" className={`minor ${styles.title}`}>
                  Vous cherchiez peut-être
                </Text>
                <ul className={styles.near}>
                  {near.map(({ path, title }) => (
                    <li key={path}>
                      <Link href={path} className={styles.way}>
                        <span>
                          <Text as="span">{title}</Text> <span className={`quiet small ${styles.path}`}>{path}</span>
                        </span>
                        <Icon name="arrow-right" size={18} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          {near.length === 0 && offered.length > 0 && (
            <Related id="a-voir" title="À voir, à lire" pages={offered} second />
          )}
        </div>
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
      </div>
    </>
  );
}
