/**
 * Repairs mistakes of GELF senders that Graylog tolerates: raw control characters in strings and
 * trailing commas. The result may still be invalid JSON.
 */
export function repairedJson(text: string): string {
  let repaired = '';
  let inText = false;
  let from = 0;
  let repairs = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    let replacement: string | undefined;
    if (code === QUOTE) inText = !inText;
    else if (inText && code === BACKSLASH) at += 1;
    else if (inText && code < SPACE) replacement = ESCAPES[code];
    else if (!inText && code === COMMA && closes(text, at + 1)) replacement = '';
    if (replacement === undefined) continue;
    repairs += 1;
    if (repairs > MOST_REPAIRS) return text;
    repaired += text.slice(from, at) + replacement;
    from = at + 1;
  }
  return repaired + text.slice(from);
}

/** Many lines of text in a string; more is not worth the memory. */
const MOST_REPAIRS = 200_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const SPACE = 0x20;
/** Precomputed, because a text may have millions of line breaks. */
const ESCAPES = Array.from(
  { length: SPACE },
  (_, code) => `\\u${code.toString(16).padStart(4, '0')}`,
);

function closes(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= SPACE) at += 1;
  return text[at] === '}' || text[at] === ']';
}
