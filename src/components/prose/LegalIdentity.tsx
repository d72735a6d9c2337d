/** Fields of data/site.json that the legal pages show. */
type Legal = {
  company: string;
  registration: string;
  address: string;
  phone?: string;
  vat?: string;
  publisher: string;
  host: string;
  hostAddress: string;
  hostPhone?: string;
};

/** The publisher of the site (loi n° 2004-575 du 21 juin 2004, LCEN). */
export function LegalIdentity({ legal, email }: { legal: Legal; email: string }) {
  return (
    <dl className="facts">
      <dt>Entreprise</dt>
      <dd>{legal.company}</dd>
      <dt>Immatriculation</dt>
      <dd>{legal.registration}</dd>
      <dt>Adresse</dt>
      <dd>{legal.address}</dd>
      {legal.vat && (
        <>
          <dt>TVA intracommunautaire</dt>
          <dd>{legal.vat}</dd>
        </>
      )}
      <dt>Responsable de la publication</dt>
      <dd>{legal.publisher}</dd>
      <dt>Adresse e-mail</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {legal.phone && (
        <>
          <dt>Téléphone</dt>
          <dd>{legal.phone}</dd>
        </>
      )}
    </dl>
  );
}

/** The host of the site (LCEN). */
export function LegalHost({ legal }: { legal: Legal }) {
  return (
    <dl className="facts">
      <dt>Hébergeur</dt>
      <dd>{legal.host}</dd>
      <dt>Adresse</dt>
      <dd>{legal.hostAddress}</dd>
      {legal.hostPhone && (
        <>
          <dt>Téléphone</dt>
          <dd>{legal.hostPhone}</dd>
        </>
      )}
    </dl>
  );
}
