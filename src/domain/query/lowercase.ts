const ascii = /^[\0-\x7f]*$/;

/**
 * Lower case letter by letter as Java does it, so that a letter does not depend on its neighbours
 * (final sigma) and stays one letter.
 */
export function lowercased(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let result = '';
  for (const char of text) result += char === 'İ' ? 'i' : char.toLowerCase();
  return result;
}
