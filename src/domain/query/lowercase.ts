const ascii = /^[\0-\x7f]*$/;

/**
 * Lower-cases character by character like Java: the result does not depend on neighbours (final
 * sigma) and keeps the number of characters.
 */
export function lowercased(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let result = '';
  for (const char of text) result += char === 'İ' ? 'i' : char.toLowerCase();
  return result;
}
