/** Campaign parameters sent with the URL; any other may hold personal data. */
const campaign = /^utm_(source|medium|campaign|term|content|id|source_platform|creative_format|marketing_tactic)$/;
const adClick = /^(gclid|gbraid|wbraid|dclid)$/;

/** A word, or a part of a URL, that contains an e-mail address. */
const withEmail = /[^\s"'<>/?&=]*(?:@|%(?:25)*40)[^\s"'<>/?&=]*/gi;

/** Masks the e-mail addresses in a text. */
export const maskEmails = (text: string): string => text.replace(withEmail, "masque");

/** The pathname without a trailing slash, so that `/blog/` and `/blog` count as one page. */
export function pagePath({ pathname }: { pathname: string }): string {
  return maskEmails(pathname).replace(/(.)\/+$/, "$1");
}

/** The URL of a page with its known campaign parameters, and with ad click ids if there is marketing consent. */
export function pageAddress(
  location: { origin: string; pathname: string; search: string },
  marketing: boolean,
): string {
  const parameters = [...new URLSearchParams(location.search)].filter(
    ([name, value]) => (campaign.test(name) || (marketing && adClick.test(name))) && maskEmails(value) === value,
  );
  const query = new URLSearchParams(parameters).toString();
  return location.origin + pagePath(location) + (query && `?${query}`);
}
