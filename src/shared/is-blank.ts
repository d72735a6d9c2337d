/** Whether a text has no visible character: only spaces, controls, zero-width characters, fillers, empty Braille cells. */
export const isBlank = (text: string): boolean => !/[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
