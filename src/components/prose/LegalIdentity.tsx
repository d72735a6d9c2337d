/** Identity facts of data/site.json, as the legal pages show them. */
type Legal = {
  company: string;
  registration: string;
  address: string;
  publisher: string;
  host: string;
  hostAddress: string;
};

/** Who publishes the site (LCEN, article 6 III). */
export function LegalIdentity({ legal, email }: { legal: Legal; email: string }) {
  return (
    <dl className="facts">
      <dt>Entreprise</dt>
      <dd>{legal.company}</dd>
      <dt>Immatriculation</dt>
      <dd>{legal.registration}</dd>
      <dt>Adresse</dt>
      <dd>{legal.address}</dd>
      <dt>Responsable de la publication</dt>
      <dd>{legal.publisher}</dd>
      <dt>Adresse e-mail</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </dl>
  );
}

/** Who hosts the site (LCEN, article 6 III). */
export function LegalHost({ legal }: { legal: Legal }) {
  return (
    <dl className="facts">
      <dt>Hébergeur</dt>
      <dd>{legal.host}</dd>
      <dt>Adresse</dt>
      <dd>{legal.hostAddress}</dd>
    </dl>
  );
}
