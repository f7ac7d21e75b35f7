let locale = 'en-US';

/**
 * Sets the language of numbers and relative times, as a BCP 47 tag. Timestamps look the same in all
 * languages.
 */
export function setFormatLocale(tag: string): void {
  locale = tag;
}

/** Caches the result of `make` per locale. */
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
