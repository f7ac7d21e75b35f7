/** A bracket expression; a `]` at its start is literal. */
const BRACKETS = /\[\^?\]?(?:\\[^]|\[:\^?\w+:\]|[^\]\\])*\]/y;

/**
 * The index after the atom that begins at `at`: an escape, a bracket expression, a group or a
 * character. NaN if it is unterminated.
 */
export function afterAtom(source: string, at: number): number {
  switch (source[at]) {
    case '\\':
      return at + 1 < source.length ? at + 2 : NaN;
    case '[':
      BRACKETS.lastIndex = at;
      return BRACKETS.test(source) ? BRACKETS.lastIndex : NaN;
    case '(':
      return afterGroup(source, at);
    default:
      return at + ((source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  }
}

function afterGroup(source: string, at: number): number {
  let depth = 0;
  for (let index = at; index < source.length;) {
    if (source[index] === '(') depth += 1;
    if (source[index] === ')') depth -= 1;
    if (depth === 0) return index + 1;
    index = source[index] === '(' ? index + 1 : afterAtom(source, index);
  }
  return NaN;
}

/** The top-level alternatives of an expression; undefined if it cannot be parsed. */
export function alternativesOf(source: string): string[] | undefined {
  const alternatives: string[] = [];
  let start = 0;
  for (let index = 0; index < source.length;) {
    if (Number.isNaN(index)) return undefined;
    if (source[index] === '|') {
      alternatives.push(source.slice(start, index));
      start = index + 1;
    }
    index = afterAtom(source, index);
    if (Number.isNaN(index)) return undefined;
  }
  return [...alternatives, source.slice(start)];
}
