/** What the visitor asks about; nothing for a general talk (docs/contrat.md, «Dans la page»). */
export type Request = { topic?: string; useCase?: string };

/** A title as it reads in the middle of a sentence. Initials («CRM») stay in capitals. */
const inSentence = (title: string): string =>
  /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** The message that the chat opens with, in the visitor's voice. */
export function prefilledMessage({ topic, useCase }: Request): string {
  const aim = topic ? ` pour ${inSentence(topic)}` : "";
  const precision = useCase ? ` Plus précisément pour ${inSentence(useCase)}.` : "";
  return `Bonjour, vos solutions no-code m’intéressent${aim}.${precision} Pouvez-vous me conseiller\u202f?`;
}

/**
 * Address of a WhatsApp chat that opens with the message.
 *
 * @param number international, digits only, without «+» (`data/site.json`).
 */
export function chatAddress(number: string, request: Request): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(prefilledMessage(request))}`;
}
