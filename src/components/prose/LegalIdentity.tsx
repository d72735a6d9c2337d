import { Fragment, type ReactNode } from "react";
import type { Site } from "../../collections/site";
import { Text } from "../Text/Text";

type Legal = Site["legal"];

/** Facts by label; one without a value is left out. */
const Facts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <dl className="facts">
    {Object.entries(facts).map(
      ([label, value]) =>
        value && (
          <Fragment key={label}>
            <Text as="dt" className="quiet small">
              {label}
            </Text>
            <Text as="dd">{value}</Text>
          </Fragment>
        ),
    )}
  </dl>
);

/** The publisher of the site (loi n° 2004-575 du 21 juin 2004, LCEN). */
export const LegalIdentity = ({ legal, email }: { legal: Legal; email: string }) => (
  <Facts
    facts={{
      Entreprise: legal.company,
      Immatriculation: legal.registration,
      Adresse: legal.address,
      "TVA intracommunautaire": legal.vat,
      "Directeur de la publication": legal.publisher,
      "Adresse e-mail": <a href={`mailto:${email}`}>{email}</a>,
      Téléphone: legal.phone,
    }}
  />
);

/** The host of the site (LCEN). */
export const LegalHost = ({ legal }: { legal: Legal }) => (
  <Facts facts={{ Hébergeur: legal.host, Adresse: legal.hostAddress, Téléphone: legal.hostPhone }} />
);
