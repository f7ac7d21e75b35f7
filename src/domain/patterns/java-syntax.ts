import { afterAtom } from './regex-scan';

/** Escapes that only Java has, outside of brackets. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\h': '[ \\t\\x{a0}\\x{1680}\\x{180e}\\x{2000}-\\x{200a}\\x{202f}\\x{205f}\\x{3000}]',
  '\\R': '(?:\\r\\n|[\\n-\\r\\x{85}\\x{2028}\\x{2029}])',
  '\\Z': '(?:\\n?\\z)',
  '\\e': '\\x1b',
};
const POSIX =
  /^\\p\{(Lower|Upper|ASCII|Alpha|Digit|Alnum|Punct|Graph|Print|Blank|Cntrl|XDigit|Space)\}/;
const SCRIPT = /^\\([pP])\{Is([A-Za-z]+)\}/;
const UNIT = /^\\u([0-9a-fA-F]{4})/;
const POSSESSIVE = /^([*+?]|\{\d+(?:,\d*)?\})\+/;

/**
 * Converts Java's syntax to that of RE2 where possible. Possessive quantifiers and atomic groups
 * become normal ones; they only prevent backtracking, which RE2 does not do.
 */
export function fromJava(source: string): string {
  let result = '';
  for (let at = 0; at < source.length;) {
    const rest = source.slice(at, at + 40);
    const [found, replacement] = special(rest) ?? [];
    if (found !== undefined && replacement !== undefined) {
      result += replacement;
      at += found;
      continue;
    }
    const isQuoted = rest.startsWith('\\Q');
    const end = isQuoted
      ? endOfQuote(source, at)
      : source[at] === '('
        ? at + 1
        : afterAtom(source, at);
    // Invalid syntax is left for the compiler to reject.
    if (Number.isNaN(end)) return source;
    const atom = source.slice(at, end);
    result += atom.startsWith('[') ? insideBrackets(atom) : atom;
    at = end;
  }
  return result;
}

/** The number of characters to replace, and their replacement. */
function special(rest: string): [number, string] | undefined {
  if (rest.startsWith('(?>')) return [3, '(?:'];
  const possessive = POSSESSIVE.exec(rest);
  if (possessive) return [possessive[0].length, possessive[1] ?? ''];
  const posix = POSIX.exec(rest);
  if (posix) return [posix[0].length, `[[:${posix[1]?.toLowerCase()}:]]`];
  const script = SCRIPT.exec(rest);
  if (script) return [script[0].length, `\\${script[1]}{${script[2]}}`];
  const unit = UNIT.exec(rest);
  if (unit) return [unit[0].length, `\\x{${unit[1]}}`];
  const escape = ESCAPES[rest.slice(0, 2)];
  return escape === undefined ? undefined : [2, escape];
}

const endOfQuote = (source: string, at: number) => {
  const end = source.indexOf('\\E', at);
  return end < 0 ? source.length : end + 2;
};

const insideBrackets = (brackets: string) =>
  brackets
    .replace(/\\u([0-9a-fA-F]{4})/g, '\\x{$1}')
    .replace(
      /\\p\{(Lower|Upper|Alpha|Digit|Alnum|Punct|XDigit|Space)\}/g,
      (_, name: string) => `[:${name.toLowerCase()}:]`,
    );
