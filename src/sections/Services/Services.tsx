import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Row } from "../../components/Row/Row";
import { Section } from "../../components/Section/Section";
import { NoHyphenBreak } from "../../components/NoHyphenBreak/NoHyphenBreak";
import accent from "../../components/accent/accent.module.scss";
import type { Service } from "../../collections/services";
import type { Home } from "../../collections/home";
import styles from "./Services.module.scss";

/** A service whose price has been formatted by the build. */
export type ServiceItem = Omit<Service, "price"> & { price?: { text: string } | undefined };

type Props = { texts: Home["services"]; items: ServiceItem[] };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The services: columns of a panel, or a scroller of cards on a phone. */
export function Services({ texts, items }: Props) {
  return (
    <Section id="services" title={texts.title} intro={texts.intro} background="deep">
      <Row name="Services" previous="Service précédent" next="Service suivant">
        <ul className={styles.panel}>
          {items.map(({ icon, title, description, features, price, priceFor, color }) => (
            <li key={title} className={`${styles.service} ${accent[color]}`}>
              <div className={styles.head}>
                <span className={styles.icon}>
                  <EntryIcon name={icon} size={28} />
                </span>
                <h3>
                  <NoHyphenBreak text={title} />
                </h3>
                <p className={styles.description}>
                  <NoHyphenBreak text={description} />
                </p>
                {price && (
                  <p className={styles.price}>{capitalised(priceFor ? `${price.text} ${priceFor}` : price.text)}</p>
                )}
              </div>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature} className={styles.feature}>
                    <Icon name="check" size={18} className={styles.check} />
                    <span>
                      <NoHyphenBreak text={feature} />
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Row>
    </Section>
  );
}
