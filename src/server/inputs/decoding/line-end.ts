/**
 * Strips the trailing line breaks and null bytes that frame a message. Not a regular expression,
 * which would take minutes on a million newlines.
 */
export function withoutLineEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n\0'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
