/** `any` is `*`, `one` is `?`; text matches literally. */
export type WildcardPart = 'any' | 'one' | { text: string };

/** The unescaped parts of a wildcard pattern. Adjacent `*` count as one. */
export function wildcardParts(pattern: string): WildcardPart[] {
  const parts: WildcardPart[] = [];
  let literal = '';
  const flush = () => {
    if (literal !== '') parts.push({ text: literal });
    literal = '';
  };
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (char === '\\' && at + 1 < pattern.length) {
      const code = /^u[0-9a-fA-F]{4}/.exec(pattern.slice(at + 1, at + 6))?.[0];
      literal +=
        code === undefined
          ? pattern.charAt(at + 1)
          : String.fromCharCode(Number.parseInt(code.slice(1), 16));
      at += code === undefined ? 1 : 5;
    } else if (char === '*' || char === '?') {
      flush();
      if (char === '?') parts.push('one');
      else if (parts.at(-1) !== 'any') parts.push('any');
    } else literal += char;
  }
  flush();
  return parts;
}
