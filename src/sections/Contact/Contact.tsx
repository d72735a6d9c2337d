import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { Section } from "../../components/Section/Section";
import type { Home } from "../../collections/home";
import { Telephone } from "../../components/Telephone/Telephone";
import { Text } from "../../components/Text/Text";
import styles from "./Contact.module.scss";
import { ContactForm } from "./ContactForm";
import type { Direct } from "./DirectContact";
import { paths } from "../../shared/paths";

type Props = {
  texts: Home["contact"];
  links: Partial<Record<"booking" | "profile" | "profileLabel", string | null>>;
  direct: Direct;
  /** The number to call, if the provider gives one, and when. */
  telephone?: { phone?: string | null | undefined; hours?: string | null | undefined } | undefined;
};

/** The means of contact: the form, a thirty-minute call, the telephone, a profile. */
export function Contact({ texts, links, direct, telephone }: Props) {
  const { phone, hours } = telephone ?? {};
  return (
    <Section id="contact" title={texts.title} intro={texts.intro} layout="split">
      <div className={`panel screenOnly ${styles.writing}`}>
        <Text as="h3" className={styles.title}>
          {texts.formTitle}
        </Text>
        <ContactForm answer={texts.answer} booking={links.booking} direct={direct}>
          <Text className="quiet small">
            {
              "Votre message sert à vous répondre et à reprendre contact à son sujet\u202f; il est conservé 3\u00a0ans au plus après notre dernier échange. "
            }
            <Link href={paths.privacyPolicy}>Politique de confidentialité</Link>
          </Text>
        </ContactForm>
      </div>
      {(links.booking ?? phone ?? links.profile) && (
        <div className={`stack ${styles.aside}`}>
          {(links.booking ?? phone) && (
            <div className={`stack onBand ${styles.call}`}>
              <Text as="h3" beside>
                <Icon name="calendar-clock" size={32} />
                {texts.callTitle}
              </Text>
              {links.booking && (
                <>
                  <Text data-kept="">{texts.callText}</Text>
                  <Button href={links.booking}>{"Réserver un appel de 30\u00a0minutes"}</Button>
                </>
              )}
              {phone && <Telephone phone={phone} hours={hours} />}
            </div>
          )}
          {links.profile && (
            <div className={`quiet ${styles.profile}`}>
              <Text>{texts.profileText}</Text>
              <Link href={links.profile} className={`standalone ${styles.profileLink}`}>
                {links.profileLabel}
                <Icon name="arrow-up-right" size={18} />
              </Link>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
