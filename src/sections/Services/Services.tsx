import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Row } from "../../components/Row/Row";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
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
      <Row name="Services" previous="Service précédent" next="Service suivant" count={items.length}>
        <ul className={styles.panel}>
          {items.map(({ icon, title, description, features, price, priceFor, color }) => (
            <li key={title} className={`${styles.service} ${accent[color]}`}>
              <div className={styles.head}>
                <span className={styles.icon}>
                  <EntryIcon name={icon} size={28} />
                </span>
                <Text as="h3">{title}</Text>
                <Text className="quiet">{description}</Text>
                {price && (
                  <Text className={styles.price}>
                    {capitalised(priceFor ? `${price.text} ${priceFor}` : price.text)}
                  </Text>
                )}
              </div>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <Text as="li" beside key={feature} className={styles.feature}>
                    <Icon name="check" size={18} className={styles.check} />
                    {feature}
                  </Text>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Row>
    </Section>
  );
}
