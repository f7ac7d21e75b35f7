/** Structures up to this many characters are kept on one line. */
const SHORT = 64;
/** Deeper nesting is not readable anyway. */
const DEEPEST = 64;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Pretty-prints a JSON object or list, keeping every number and string as written. Undefined for
 * anything else.
 */
export function prettyJson(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text) || !isJson(text)) return undefined;
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  const write = (depth: number): string | undefined => {
    const open = tokens[at++] ?? '';
    if (open !== '{' && open !== '[') return open;
    if (depth > DEEPEST) return undefined;
    const close = open === '{' ? '}' : ']';
    const parts: string[] = [];
    while (tokens[at] !== close) {
      if (tokens[at] === ',') at++;
      const name = open === '{' ? `${tokens[at]}: ` : '';
      if (open === '{') at += 2;
      const value = write(depth + 1);
      if (value === undefined) return undefined;
      parts.push(`${name}${value}`);
    }
    at++;
    return structure(open, parts, close, depth);
  };
  return write(0);
}

function structure(open: string, parts: readonly string[], close: string, depth: number): string {
  if (parts.length === 0) return `${open}${close}`;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length <= SHORT && !line.includes('\n')) return line;
  const margin = '  '.repeat(depth + 1);
  return `${open}\n${margin}${parts.join(`,\n${margin}`)}\n${'  '.repeat(depth)}${close}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
