/** A part of a text, and where Graylog says that it lies. */
export type CutPart = { text: string | undefined; start: number; end: number };

/**
 * The part between separators, counted from 1; undefined if there is none or it is empty. As in
 * Graylog, the place is found by the first character of the separator alone.
 */
export function cutPart(text: string, separator: string, index: number): CutPart {
  const part = index < 1 ? undefined : text.split(separator)[index - 1];
  return { text: part === '' ? undefined : part, ...placeOf(text, separator.charAt(0), index - 1) };
}

/** Behind as many separators. */
function placeOf(text: string, separator: string, wanted: number): { start: number; end: number } {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === separator) found += 1;
    if (found !== wanted) continue;
    const start = at === 0 ? 0 : at + 1;
    const end = text.indexOf(separator, at + 1);
    return { start, end: end < 0 ? text.length : end };
  }
  return { start: 0, end: 0 };
}
