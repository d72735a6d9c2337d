/** Subject of the message; empty for a general one (docs/contrat.md, «Dans la page»). */
export type Subject = { topic?: string; useCase?: string };

/** Lower-cases the first letter of a title, except in acronyms («CRM»). */
const inSentence = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** Written as if by the visitor. */
export function prefilledMessage({ topic, useCase }: Subject): string {
  const aim = topic ? ` pour ${inSentence(topic)}` : "";
  const precision = useCase ? ` Plus précisément pour ${inSentence(useCase)}.` : "";
  return `Bonjour, vos solutions no-code m’intéressent${aim}.${precision} Pouvez-vous me conseiller\u202f?`;
}

/** URL of a WhatsApp chat with a prefilled message; the number is international, digits only (`data/site.json`). */
export function chatAddress(number: string, subject: Subject): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(prefilledMessage(subject))}`;
}
