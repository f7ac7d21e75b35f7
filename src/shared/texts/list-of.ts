/** 'streams, roles and users' in the language of the interface. */
export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || undefined, { type: 'conjunction' }).format(
    words,
  );
