import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Row } from "../../components/Row/Row";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
import accent from "../../components/accent/accent.module.scss";
import { priceLine } from "../../shared/price-line";
import type { Service } from "../../collections/services";
import type { Home } from "../../collections/home";
import styles from "./Services.module.scss";

/** A service whose price has been formatted by the build, with its page if it has one. */
export type ServiceItem = Omit<Service, "price"> & {
  price?: { text: string } | undefined;
  page?: { path: string } | undefined;
};

type Props = { texts: Home["services"]; items: ServiceItem[] };

/** The services: columns of a panel, or a scroller of cards on a phone. */
export function Services({ texts, items }: Props) {
  return (
    <Section id="services" title={texts.title} intro={texts.intro}>
      <Row name="Services" previous="Service précédent" next="Service suivant" count={items.length}>
        <ul className={styles.panel}>
          {items.map(({ icon, title, description, features, color, page, ...priced }) => (
            <li key={title} className={`${styles.service} ${accent[color]}`}>
              <div className={styles.head}>
                <span className={styles.icon}>
                  <EntryIcon name={icon} size={28} />
                </span>
                <Text as="h3">
                  {page ? (
                    <Link href={page.path} className={styles.link}>
                      {title}
                      <span aria-hidden="true" className={styles.arrow}>
                        {"\u00a0→"}
                      </span>
                    </Link>
                  ) : (
                    title
                  )}
                </Text>
                <Text className="quiet">{description}</Text>
                {priceLine(priced) && <Text className={styles.price}>{priceLine(priced)}</Text>}
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
