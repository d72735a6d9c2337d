import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { Picture } from "../../components/Picture/Picture";
import type { Home } from "../../collections/home";
import { AutomationPicture } from "./AutomationPicture";
import { Text } from "../../components/Text/Text";
import { homeBand } from "../../shared/paths";
import styles from "./Hero.module.scss";

type Props = {
  texts: Home["hero"];
  /** Name of the provider. */
  provider: string;
  portrait?: IGatsbyImageData | undefined;
  /** URL of the booking page. */
  booking: string;
};

/** The title, with an underlined word from which the animation's dot starts. */
function Title({ title, highlight }: { title: string; highlight?: string | undefined }) {
  const [before = "", ...after] = highlight ? title.split(highlight) : [title];
  return (
    <Text as="h1" id="accueil-titre" className={styles.title}>
      {before}
      {after.length > 0 && <span className={styles.highlight}>{highlight}</span>}
      {after.join(highlight)}
    </Text>
  );
}

/** First section of the home page: title, provider, calls to action, three statistics. */
export function Hero({ texts, provider, portrait, booking }: Props) {
  return (
    <section id="accueil" aria-labelledby="accueil-titre" className={styles.hero}>
      <div className={`stack ${styles.pitch}`}>
        <Badge className={styles.badge}>{texts.badge}</Badge>
        <Title title={texts.title} highlight={texts.highlight} />
        <Text className={`lead ${styles.lead}`}>{texts.lead}</Text>
        <Text className={`cluster ${styles.actions}`}>
          <Button href={homeBand("contact")}>{texts.contactLabel}</Button>
          <Button href={homeBand("services")} variant="secondary">
            {texts.servicesLabel}
          </Button>
        </Text>
        <Text beside className={`small ${styles.who}`}>
          {/* Decorative: the name is next to it. */}
          {portrait && <Picture image={portrait} alt="" className={styles.face} sizes="3rem" loading="eager" />}
          <span>
            <span className={styles.name}>{`${provider}, ${texts.town}`}</span>
            <Link href={booking}>{texts.bookingLabel}</Link>
          </span>
        </Text>
      </div>
      <AutomationPicture />
      <dl className={styles.statistics}>
        {texts.statistics.map(({ value, label, href }) => (
          <div key={label} className={styles.statistic}>
            <Text as="dt" className={`quiet small ${styles.label}`}>
              <Link href={href}>{label}</Link>
            </Text>
            <Text as="dd" className={styles.value}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}
