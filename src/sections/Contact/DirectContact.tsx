import { TelephoneLink } from "../../components/Telephone/Telephone";
import { Text } from "../../components/Text/Text";

/** The provider's own address and telephone. */
export type Direct = { email: string; phone?: string | undefined };

/**
 * Offered once a request was blocked. Their only copy on the page is the one drawn here then: robots
 * that read the page as it is served find none in it.
 */
export function DirectContact({ email, phone }: Direct) {
  return (
    <Text className="small">
      {"Si cela recommence, écrivez à "}
      <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          {" ou appelez le "}
          <TelephoneLink phone={phone} />
        </>
      )}
      {"\u00A0: ce que vous avez écrit reste dans le formulaire."}
    </Text>
  );
}
