/** An expression whose groups have no names, and the names by the places of their parentheses. */
export type Unnamed = { source: string; names: ReadonlyMap<number, string> };

/** Quoted text, an escape, or the start of a named group. */
const TOKEN = /\\Q[^]*?(?:\\E|$)|\\[^]|\(\?<([^=!>][^>]*)>|[[\]]|[^\\([\]]+|\(/g;

/**
 * Takes the names out of an expression. Unlike Java, grok allows any name, and the same name
 * several times.
 */
export function withoutGroupNames(expression: string): Unnamed {
  const names = new Map<number, string>();
  let [source, depth] = ['', 0];
  for (const [token, name] of expression.matchAll(TOKEN)) {
    if (token === '[') depth += 1;
    else if (token === ']') depth = Math.max(0, depth - 1);
    if (name === undefined || depth > 0) source += token;
    else {
      names.set(source.length, name);
      source += '(';
    }
  }
  return { source, names };
}
