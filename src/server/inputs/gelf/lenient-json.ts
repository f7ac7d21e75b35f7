/**
 * What senders of GELF get wrong and the real server takes: line breaks and other control
 * characters as they are in texts, and commas before closing brackets. The result may still be no
 * JSON.
 */
export function repairedJson(text: string): string {
  let repaired = '';
  let inText = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    let replacement: string | undefined;
    if (code === QUOTE) inText = !inText;
    else if (inText && code === BACKSLASH) at += 1;
    else if (inText && code < SPACE) replacement = ESCAPES[code];
    else if (!inText && code === COMMA && closes(text, at + 1)) replacement = '';
    if (replacement === undefined) continue;
    repaired += text.slice(from, at) + replacement;
    from = at + 1;
  }
  return repaired + text.slice(from);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const SPACE = 0x20;
/** Made once: a text of millions of line breaks would wait for each. */
const ESCAPES = Array.from(
  { length: SPACE },
  (_, code) => `\\u${code.toString(16).padStart(4, '0')}`,
);

function closes(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= SPACE) at += 1;
  return text[at] === '}' || text[at] === ']';
}
