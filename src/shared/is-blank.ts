/** Whether nothing is visible in a text: spaces, controls, zero-width characters, fillers, empty Braille cell. */
export const isBlank = (text: string): boolean => !/[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
