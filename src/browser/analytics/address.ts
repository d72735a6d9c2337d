/** The parameters a campaign link may carry; every other one might hold something personal. */
const campaign = /^utm_(source|medium|campaign|term|content|id|source_platform|creative_format|marketing_tactic)$/;
const adClick = /^(gclid|gbraid|wbraid|dclid)$/;

/** A word, or a part of an address, in which someone pasted an e-mail address. */
const withEmail = /[^\s"'<>/?&=]*(?:@|%(?:25)*40)[^\s"'<>/?&=]*/gi;

/** A text without the e-mail addresses it holds. */
export const maskEmails = (text: string): string => text.replace(withEmail, "masque");

/** The path of a page, without a trailing slash: `/blog/` and `/blog` are one page. */
export function pagePath({ pathname }: { pathname: string }): string {
  return maskEmails(pathname).replace(/(.)\/+$/, "$1");
}

/** The address of a page with the known campaign parameters only; those of an ad with the marketing consent. */
export function pageAddress(
  location: { origin: string; pathname: string; search: string },
  marketing: boolean,
): string {
  const kept = [...new URLSearchParams(location.search)].filter(
    ([name, value]) => (campaign.test(name) || (marketing && adClick.test(name))) && maskEmails(value) === value,
  );
  const query = new URLSearchParams(kept).toString();
  return location.origin + pagePath(location) + (query && `?${query}`);
}
