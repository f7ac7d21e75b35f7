/** Graylog's bound, in characters. */
export const DEFAULT_MIN_PASSWORD_LENGTH = 6;

/** Counts characters as people do who type them: an emoji is one. */
export const isTooShort = (password: string, least: number): boolean =>
  [...password].length < least;
