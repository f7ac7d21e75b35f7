let locale = 'en-US';

/**
 * The language of numbers and distances in time, as a BCP 47 tag. Times of messages are written the
 * same in all.
 */
export function setFormatLocale(tag: string): void {
  locale = tag;
}

/** What `make` makes for the locale of now, made once for each. */
export function byLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}
