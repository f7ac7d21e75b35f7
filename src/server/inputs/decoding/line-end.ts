/**
 * Without the line ends and null bytes that frame a message. No pattern: one that is tried at each
 * of a million newlines takes minutes.
 */
export function withoutLineEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n\0'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
