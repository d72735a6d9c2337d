import type { ReactNode } from "react";
import { EntryIcon, Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
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

type Props = {
  texts: Home["services"];
  items: ServiceItem[];
  /** What follows the prices. */
  children?: ReactNode;
};

/** The services, as columns of a panel: what each is, what it comprises, then its price and the way to its page. */
export function Services({ texts, items, children }: Props) {
  return (
    <Section id="services" title={texts.title} intro={texts.intro}>
      <ul className={`panel ${styles.services}`}>
        {items.map(({ icon, title, description, features, color, page, ...priced }) => {
          const price = priceLine(priced);
          return (
            <li key={title} className={`${styles.service} ${accent[color]}`}>
              <div className={styles.head}>
                <span className={styles.icon}>
                  <EntryIcon name={icon} size={28} />
                </span>
                <Text as="h3">{title}</Text>
                <Text className="quiet">{description}</Text>
              </div>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <Text as="li" beside key={feature} className={styles.feature}>
                    <Icon name="check" size={18} className={styles.check} />
                    {feature}
                  </Text>
                ))}
              </ul>
              {(price ?? page) && (
                <div className={styles.foot}>
                  {price && <Text className={styles.price}>{price}</Text>}
                  {page && (
                    <Link href={page.path} className="standalone strong">
                      <span>
                        Voir ce service
                        <span className="visuallyHidden">{`\u00a0: ${title}`}</span>
                      </span>
                      <Icon name="arrow-right" size={18} />
                    </Link>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </Section>
  );
}
