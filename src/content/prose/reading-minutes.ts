/** Adults read about 200 words a minute. */
const wordsPerMinute = 200;

/** Reading time of a text in whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
