import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { Picture } from "../../components/Picture/Picture";
import type { HeroStory } from "../../collections/hero-story";
import type { Home } from "../../collections/home";
import { AutomationPicture } from "./AutomationPicture";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./Hero.module.scss";

/** Without a link where what it counts is not on the site. */
type Statistic = { value: string; label: string; href: string | null };

type Props = {
  texts: Omit<Home["hero"], "statistics" | "story">;
  statistics: readonly Statistic[];
  story?: HeroStory | null | undefined;
  /** Whether the services are shown. */
  hasServices: boolean;
  /** Name of the provider. */
  provider: string;
  portrait?: IGatsbyImageData | undefined;
  /** URL of the booking page, if there is one. */
  booking?: string | null | undefined;
  /** The proof: on a phone, before the picture. */
  children?: ReactNode;
};

/** A short word at the end of a text, and its space. */
const shortLast = /(^|\s)(\S{1,3}) $/;

/** Letters of a first word that has room beside a short one on the narrowest phone: tied, a longer one would be cut. */
const tied = /^\S{1,9}(?:\s|$)/;

/** The title, with an underlined word; its lines break alike in every face where that word takes its short one along. */
function Title({ title, highlight = "" }: { title: string; highlight?: string | undefined }) {
  const [before = "", ...after] = highlight ? title.split(highlight) : [title];
  return (
    <Text as="h1" id="accueil-titre" className={styles.title}>
      {tied.test(highlight) ? before.replace(shortLast, "$1$2\u00a0") : before}
      {after.length > 0 && <span className={styles.highlight}>{highlight}</span>}
      {after.join(highlight)}
    </Text>
  );
}

/** First section of the home page: title, provider, calls to action, picture, statistics, proof. */
export function Hero({ texts, statistics, story, hasServices, provider, portrait, booking, children }: Props) {
  return (
    <section id="accueil" aria-labelledby="accueil-titre" className={styles.hero}>
      <div className={`stack ${styles.pitch}`} data-call="">
        <Badge className={styles.badge}>{texts.badge}</Badge>
        <Title title={texts.title} highlight={texts.highlight} />
        <Text className={`lead ${styles.lead}`}>{texts.lead}</Text>
        <Text className={`cluster ${styles.actions}`}>
          <Button href={homeBand("contact")}>{texts.contactLabel}</Button>
          {hasServices && (
            <Button href={homeBand("services")} variant="secondary" className={styles.second}>
              {texts.servicesLabel}
            </Button>
          )}
        </Text>
        <Text beside className="small">
          {/* Decorative: the name is next to it. */}
          {portrait && <Picture image={portrait} alt="" className={styles.face} sizes="3rem" loading="eager" />}
          <span>
            <span className={styles.name}>{`${provider}, ${texts.town}`}</span>
            {booking && <Link href={booking}>{texts.bookingLabel}</Link>}
          </span>
        </Text>
      </div>
      {story && <AutomationPicture story={story} />}
      {statistics.length > 0 && (
        <dl className={styles.statistics}>
          {statistics.map(({ value, label, href }) => (
            <div key={label} className={styles.statistic}>
              <Text as="dt" className={`quiet small ${styles.label}`}>
                {href ? <Link href={href}>{label}</Link> : label}
              </Text>
              <Text as="dd" className={styles.value}>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
