import { useSyncExternalStore } from "react";
import { paths } from "../../shared/paths";
import { Link } from "../Link/Link";
import { Text } from "../Text/Text";

/** A number to dial. Without the zero that is dialled inside the country alone: «+33 (0)6». */
export const TelephoneLink = ({ phone }: { phone: string }) => (
  <a className="whole" href={`tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`}>
    {phone}
  </a>
);

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const inServedPage = () => false;

type Props = { phone: string; hours?: string | null | undefined; className?: string };

/**
 * The provider's number and when to call it. Drawn by the scripts, so that robots that read the page as it is served
 * find no number in it; before them and without them, a link leads to the page where the law wants it.
 */
export function Telephone({ phone, hours, className }: Props) {
  const drawn = useSyncExternalStore(neverChanges, inBrowser, inServedPage);
  return (
    <Text className={className}>
      {"Par téléphone\u00A0: "}
      {drawn ? <TelephoneLink phone={phone} /> : <Link href={paths.legalNotice}>Voir le numéro</Link>}
      {hours && `, ${hours}`}
    </Text>
  );
}
