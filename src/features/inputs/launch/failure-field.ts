const BY_WORDS: readonly (readonly [field: string, words: RegExp])[] = [
  ['bind_address', /no such address|cannot assign|bind address|unknown host|not known/i],
  ['port', /in use|permission denied|listen|bind to|\bport\b/i],
  ['path', /no folder|no such file|enoent|folder|directory/i],
  ['target_url', /url|whitelist/i],
];

/** Guesses from the text of a failure which form field it is about. */
export function fieldOfFailure(reason: string, fields: readonly string[]): string | undefined {
  const named = fields
    .filter((field) => field.includes('_') && reason.includes(field))
    .toSorted((one, other) => other.length - one.length);
  return (
    named[0] ?? BY_WORDS.find(([field, words]) => fields.includes(field) && words.test(reason))?.[0]
  );
}
