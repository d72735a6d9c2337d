import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import type { Home } from "../../model/home";
import { AutomationPicture } from "./AutomationPicture";
import styles from "./Hero.module.scss";

type Props = { texts: Home["hero"] };

/** First screen of the home page: the promise, two ways on, three figures. */
export function Hero({ texts }: Props) {
  return (
    <section id="accueil" aria-labelledby="accueil-titre" className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <Badge className={styles.badge}>{texts.badge}</Badge>
          <h1 id="accueil-titre">
            <Unbroken text={texts.title} />
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
          <p className={styles.actions}>
            <Button href="/#contact">{texts.contactLabel}</Button>
            <Button href="/#services" variant="secondary">
              {texts.servicesLabel}
            </Button>
          </p>
        </div>
        <AutomationPicture />
        <dl className={styles.statistics}>
          {texts.statistics.map(({ value, label }) => (
            <div key={label} className={styles.statistic}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
